import type { Scenario } from "../../format.ts";
import usedTheSameTurn from "./6.3.1.1-used-the-same-turn.ts";
import fangCrossbow from "./6.3.3-fang-crossbow.ts";

export const scenarios: readonly Scenario[] = [usedTheSameTurn, fangCrossbow];

import type { Scenario } from "../../format.ts";
import threeTeammatesOneTurn from "./9.3.2-three-teammates-one-turn.ts";

export const scenarios: readonly Scenario[] = [threeTeammatesOneTurn];

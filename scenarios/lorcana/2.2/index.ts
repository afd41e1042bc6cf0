import type { Scenario } from "../../format.ts";
import alteredHands from "./2.2.2-altered-hands.ts";

export const scenarios: readonly Scenario[] = [alteredHands];

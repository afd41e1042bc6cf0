import type { Scenario } from "../../format.ts";
import endOfTurn from "./3.4.1-end-of-turn.ts";

export const scenarios: readonly Scenario[] = [endOfTurn];

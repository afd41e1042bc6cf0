import type { Scenario } from "../../format.ts";
import startOfTurn from "./3.2.1-start-of-turn.ts";

export const scenarios: readonly Scenario[] = [startOfTurn];

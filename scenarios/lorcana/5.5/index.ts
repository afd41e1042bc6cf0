import type { Scenario } from "../../format.ts";
import itemThisTurn from "./5.5.4-item-this-turn.ts";

export const scenarios: readonly Scenario[] = [itemThisTurn];

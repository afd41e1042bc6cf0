import type { Scenario } from "../../format.ts";
import oasisThisTurn from "./5.6.4-oasis-this-turn.ts";

export const scenarios: readonly Scenario[] = [oasisThisTurn];

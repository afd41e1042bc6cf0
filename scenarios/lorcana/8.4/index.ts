import type { Scenario } from "../../format.ts";
import storytellerBoosts from "./8.4.1-storyteller-boosts.ts";

export const scenarios: readonly Scenario[] = [storytellerBoosts];

import type { Scenario } from "../../format.ts";
import wardIsNotArmor from "./8.15.2-ward-is-not-armor.ts";

export const scenarios: readonly Scenario[] = [wardIsNotArmor];

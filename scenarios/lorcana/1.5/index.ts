import type { Scenario } from "../../format.ts";
import gravediggerPaysLess from "./1.5.4-gravedigger-pays-less.ts";
import lefouForFree from "./1.5.5.3-lefou-for-free.ts";
import abilityForFree from "./1.5.5.4-ability-for-free.ts";

export const scenarios: readonly Scenario[] = [gravediggerPaysLess, lefouForFree, abilityForFree];

import type { Scenario } from "../../format.ts";
import mirageVanishes from "./8.14.1-mirage-vanishes.ts";

export const scenarios: readonly Scenario[] = [mirageVanishes];

import type { Scenario } from "../../format.ts";
import falconerLooksUp from "./8.2.1-falconer-looks-up.ts";

export const scenarios: readonly Scenario[] = [falconerLooksUp];

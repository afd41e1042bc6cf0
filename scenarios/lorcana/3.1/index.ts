import type { Scenario } from "../../format.ts";

export const scenarios: readonly Scenario[] = [];

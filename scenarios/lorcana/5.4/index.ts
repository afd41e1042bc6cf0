import type { Scenario } from "../../format.ts";
import singing from "./5.4.4.2-singing.ts";

export const scenarios: readonly Scenario[] = [singing];

import type { Scenario } from "../../format.ts";
import tinsmithShrugsItOff from "./8.8.2-tinsmith-shrugs-it-off.ts";

export const scenarios: readonly Scenario[] = [tinsmithShrugsItOff];

import type { Scenario } from "../../format.ts";
import tollCollector from "./4.5.1.2-toll-collector.ts";

export const scenarios: readonly Scenario[] = [tollCollector];

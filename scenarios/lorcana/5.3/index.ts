import type { Scenario } from "../../format.ts";
import onlyCharacters from "./5.3.4-only-characters.ts";

export const scenarios: readonly Scenario[] = [onlyCharacters];

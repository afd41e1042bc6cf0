import type { Scenario } from "../../format.ts";
import darkDance from "./1.4.3-dark-dance.ts";

export const scenarios: readonly Scenario[] = [darkDance];

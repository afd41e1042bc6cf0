import type { Scenario } from "../../format.ts";
import grandChorus from "./8.12.1-grand-chorus.ts";

export const scenarios: readonly Scenario[] = [grandChorus];

import type { Scenario } from "../../format.ts";
import notBelowZero from "./1.11.1-not-below-zero.ts";
import flynnBringsNothing from "./1.11.2-flynn-brings-nothing.ts";

export const scenarios: readonly Scenario[] = [notBelowZero, flynnBringsNothing];

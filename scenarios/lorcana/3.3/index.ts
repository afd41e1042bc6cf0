import type { Scenario } from "../../format.ts";
import noEndWhileTheBagIsFull from "./3.3.2.1-no-end-while-the-bag-is-full.ts";

export const scenarios: readonly Scenario[] = [noEndWhileTheBagIsFull];

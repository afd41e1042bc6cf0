import type { Scenario } from "../../format.ts";
import oneAtATime from "./1.12.2-one-at-a-time.ts";

export const scenarios: readonly Scenario[] = [oneAtATime];

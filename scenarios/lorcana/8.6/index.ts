import type { Scenario } from "../../format.ts";
import upOnTheRope from "./8.6.1-up-on-the-rope.ts";

export const scenarios: readonly Scenario[] = [upOnTheRope];

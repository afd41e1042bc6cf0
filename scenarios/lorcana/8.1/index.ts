import type { Scenario } from "../../format.ts";
import supportTwiceResistStacks from "./8.1.2-support-twice-resist-stacks.ts";

export const scenarios: readonly Scenario[] = [supportTwiceResistStacks];

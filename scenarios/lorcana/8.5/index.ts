import type { Scenario } from "../../format.ts";
import duelistBothWays from "./8.5.1-duelist-both-ways.ts";

export const scenarios: readonly Scenario[] = [duelistBothWays];

import type { Scenario } from "../format.ts";
import prideRock from "./1.8.3-B-pride-rock-falls.ts";
import mine from "./6.5.7.3-seven-dwarfs-mine.ts";
import bagPassed from "./7.7.7-B-bag-passed-back.ts";

export const lorcanaScenarios: readonly Scenario[] = [prideRock, mine, bagPassed];

import type { Scenario } from "../../format.ts";
import onceForAWholeHand from "./6.2.1-once-for-a-whole-hand.ts";
import stitchCountsLate from "./6.2.4-stitch-counts-late.ts";
import scarMayNotQuest from "./6.2.5-scar-may-not-quest.ts";
import johnSilver from "./6.2.6-john-silver.ts";
import stealFromTheRich from "./6.2.7.1-steal-from-the-rich.ts";
import candyDrift from "./6.2.7.2-candy-drift.ts";

export const scenarios: readonly Scenario[] = [
  onceForAWholeHand,
  stitchCountsLate,
  scarMayNotQuest,
  johnSilver,
  stealFromTheRich,
  candyDrift,
];

import type { Scenario } from "../../format.ts";
import aroundTheTable from "./7.7.4.4-around-the-table.ts";
import oneTrigger from "./7.7.7-A-one-trigger.ts";
import bagPassedBack from "./7.7.7-B-bag-passed-back.ts";
import leavingWithAbilitiesInTheBag from "./7.7.7-leaving-with-abilities-in-the-bag.ts";

export const scenarios: readonly Scenario[] = [
  aroundTheTable,
  leavingWithAbilitiesInTheBag,
  oneTrigger,
  bagPassedBack,
];

import type { Scenario } from "../../format.ts";
import flotsamAndJetsam from "./5.2.6.2-A-flotsam-and-jetsam.ts";
import brunoNamesFlotsam from "./5.2.6.2-B-bruno-names-flotsam.ts";
import chipNDale from "./5.2.6.3-chip-n-dale.ts";
import tinkerBellAndPeterPan from "./5.2.6-A-tinker-bell-and-peter-pan.ts";
import luckyIsNotLuckyDime from "./5.2.6-B-lucky-is-not-lucky-dime.ts";
import hadesAndVillains from "./5.2.7-hades-and-villains.ts";
import setNumbers from "./5.2.10.3-set-numbers.ts";

export const scenarios: readonly Scenario[] = [
  tinkerBellAndPeterPan,
  luckyIsNotLuckyDime,
  flotsamAndJetsam,
  brunoNamesFlotsam,
  chipNDale,
  hadesAndVillains,
  setNumbers,
];

import type { Scenario } from "../../format.ts";
import grandDuke from "./6.6.1.2-A-grand-duke.ts";
import heiheiBelowZero from "./6.6.1.2-B-heihei-below-zero.ts";
import yokaiCountsZero from "./6.6.2-yokai-counts-zero.ts";
import flynnGainsNothing from "./6.6.3-flynn-gains-nothing.ts";
import elisaNeverBelow from "./6.6.4-elisa-never-below.ts";

export const scenarios: readonly Scenario[] = [
  grandDuke,
  heiheiBelowZero,
  yokaiCountsZero,
  flynnGainsNothing,
  elisaNeverBelow,
];

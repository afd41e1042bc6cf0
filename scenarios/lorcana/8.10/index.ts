import type { Scenario } from "../../format.ts";
import masterOntoApprentice from "./8.10.1-master-onto-apprentice.ts";
import dreamingWeaver from "./8.10.3-dreaming-weaver.ts";
import giantFairy from "./8.10.5-giant-fairy.ts";
import theStackLeaves from "./8.10.7-the-stack-leaves.ts";
import shiftVariants from "./8.10.8-shift-variants.ts";

export const scenarios: readonly Scenario[] = [
  masterOntoApprentice,
  dreamingWeaver,
  giantFairy,
  theStackLeaves,
  shiftVariants,
];

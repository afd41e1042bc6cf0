import type { Scenario } from "../../format.ts";
import whenYouPlayThis from "./4.3.4.1-when-you-play-this.ts";
import songAndTrigger from "./4.3.4-song-and-trigger.ts";
import docAndJustInTime from "./4.3.6-A-doc-and-just-in-time.ts";
import perditaAndFlounder from "./4.3.6-B-perdita-and-flounder.ts";
import lefouAndGadget from "./4.3.6-C-lefou-and-gadget.ts";

export const scenarios: readonly Scenario[] = [
  songAndTrigger,
  whenYouPlayThis,
  docAndJustInTime,
  perditaAndFlounder,
  lefouAndGadget,
];

import type { Scenario } from "../../format.ts";
import stolenScimitar from "./6.5.1.1-stolen-scimitar.ts";
import stormIsOneEvent from "./6.5.2-storm-is-one-event.ts";
import tooLateForTheRuckus from "./6.5.3-too-late-for-the-ruckus.ts";
import beastOrStraw from "./6.5.7.2-beast-or-straw.ts";
import sevenDwarfsMine from "./6.5.7.3-seven-dwarfs-mine.ts";
import oneKindnessAtATime from "./6.5.8-one-kindness-at-a-time.ts";

export const scenarios: readonly Scenario[] = [
  stolenScimitar,
  stormIsOneEvent,
  tooLateForTheRuckus,
  beastOrStraw,
  sevenDwarfsMine,
  oneKindnessAtATime,
];

import type { Scenario } from "../../format.ts";
import songBeforeFacilier from "./1.7.2-song-before-facilier.ts";
import chosenAsItResolves from "./1.7.3-chosen-as-it-resolves.ts";
import drying from "./1.7.5-drying.ts";
import oneInkShort from "./1.7.7-A-one-ink-short.ts";
import stormAgainstWard from "./1.7.7-B-storm-against-ward.ts";

export const scenarios: readonly Scenario[] = [
  songBeforeFacilier,
  chosenAsItResolves,
  drying,
  oneInkShort,
  stormAgainstWard,
];

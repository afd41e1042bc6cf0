import type { Scenario } from "../../format.ts";
import whoCanBeChallenged from "./4.6.4-who-can-be-challenged.ts";
import challengingALocation from "./4.6.8-challenging-a-location.ts";
import stitchAndMilo from "./4.6.9.2-A-stitch-and-milo.ts";
import marshmallowAndCheshireCat from "./4.6.9.2-B-marshmallow-and-cheshire-cat.ts";
import rafikiAndShenzi from "./4.6.9.2-C-rafiki-and-shenzi.ts";
import foxRunsAway from "./4.6.9-fox-runs-away.ts";

export const scenarios: readonly Scenario[] = [
  whoCanBeChallenged,
  challengingALocation,
  foxRunsAway,
  stitchAndMilo,
  marshmallowAndCheshireCat,
  rafikiAndShenzi,
];

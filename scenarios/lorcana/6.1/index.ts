import type { Scenario } from "../../format.ts";
import threeNephews from "./6.1.1.2-A-three-nephews.ts";
import ringTheBell from "./6.1.1.2-B-ring-the-bell.ts";
import notFullyResolved from "./6.1.1-not-fully-resolved.ts";
import poorSouls from "./6.1.1-poor-souls.ts";
import restStillResolves from "./6.1.2-rest-still-resolves.ts";
import trapdoor from "./6.1.3.1-A-trapdoor.ts";
import fellingTheTall from "./6.1.3.1-B-felling-the-tall.ts";
import paintingTheRosesRed from "./6.1.3-A-painting-the-roses-red.ts";
import whoIsTheFairest from "./6.1.3-B-who-is-the-fairest.ts";
import fireworks from "./6.1.5.1-A-fireworks.ts";
import exitStageLeft from "./6.1.5.1-B-exit-stage-left.ts";
import dontCallMeCute from "./6.1.5.1-C-dont-call-me-cute.ts";
import shadyDeal from "./6.1.5.2-shady-deal.ts";
import leadByExample from "./6.1.6-lead-by-example.ts";
import freeTrial from "./6.1.7.1-free-trial.ts";
import ourHumbleHome from "./6.1.7.1-our-humble-home.ts";
import fullShelf from "./6.1.8.1-full-shelf.ts";
import countedOnceOrAlways from "./6.1.8-counted-once-or-always.ts";
import iSentenceYou from "./6.1.8-i-sentence-you.ts";
import twoUrsulas from "./6.1.11.1-two-ursulas.ts";
import whatADeal from "./6.1.11-what-a-deal.ts";
import wellTroddenPath from "./6.1.12-A-well-trodden-path.ts";
import noPlaceIdRatherBe from "./6.1.12-B-no-place-id-rather-be.ts";
import superiorSwimmer from "./6.1.13.1-superior-swimmer.ts";
import newRoster from "./6.1.13.2-new-roster.ts";
import dodge from "./6.1.13.3-dodge.ts";
import goodJob from "./6.1.13.4-good-job.ts";
import hideAndSeek from "./6.1.13.5-A-hide-and-seek.ts";
import weAreAllConnected from "./6.1.13.5-B-we-are-all-connected.ts";
import powerBeyondMeasure from "./6.1.13.6-A-power-beyond-measure.ts";
import ifYouCanMakeItHere from "./6.1.13.6-B-if-you-can-make-it-here.ts";
import lookAtThisFamily from "./6.1.14.2-look-at-this-family.ts";

export const scenarios: readonly Scenario[] = [
  notFullyResolved,
  poorSouls,
  threeNephews,
  ringTheBell,
  restStillResolves,
  paintingTheRosesRed,
  whoIsTheFairest,
  trapdoor,
  fellingTheTall,
  fireworks,
  exitStageLeft,
  dontCallMeCute,
  shadyDeal,
  leadByExample,
  freeTrial,
  ourHumbleHome,
  countedOnceOrAlways,
  iSentenceYou,
  fullShelf,
  whatADeal,
  twoUrsulas,
  wellTroddenPath,
  noPlaceIdRatherBe,
  superiorSwimmer,
  newRoster,
  dodge,
  goodJob,
  hideAndSeek,
  weAreAllConnected,
  powerBeyondMeasure,
  ifYouCanMakeItHere,
  lookAtThisFamily,
];

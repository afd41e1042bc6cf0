import type { Scenario } from "../../format.ts";
import wardWhileExerted from "./6.4.1-ward-while-exerted.ts";
import restoringAtlantis from "./6.4.2.1-restoring-atlantis.ts";
import kidaWeakensAll from "./6.4.2.2-kida-weakens-all.ts";
import happyArrivesStrong from "./6.4.2.3-happy-arrives-strong.ts";
import bashfulNeedsCompany from "./6.4.3-bashful-needs-company.ts";
import lionHome from "./6.4.4.2-lion-home.ts";
import lefouJoinsTheWinner from "./6.4.4.3-lefou-joins-the-winner.ts";
import arthurSkipsTheDraw from "./6.4.5-arthur-skips-the-draw.ts";

export const scenarios: readonly Scenario[] = [
  wardWhileExerted,
  restoringAtlantis,
  kidaWeakensAll,
  happyArrivesStrong,
  bashfulNeedsCompany,
  lionHome,
  lefouJoinsTheWinner,
  arthurSkipsTheDraw,
];

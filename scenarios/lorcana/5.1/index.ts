import type { Scenario } from "../../format.ts";
import exertedAndItsAbilities from "./5.1.1.2-exerted-and-its-abilities.ts";
import underACard from "./5.1.1.5-under-a-card.ts";
import flounderExerts from "./5.1.3-A-flounder-exerts.ts";
import tinkerBellShifts from "./5.1.3-B-tinker-bell-shifts.ts";

export const scenarios: readonly Scenario[] = [
  exertedAndItsAbilities,
  underACard,
  flounderExerts,
  tinkerBellShifts,
];

import type { Scenario } from "../../format.ts";
import partingBlasts from "./1.8.2-parting-blasts.ts";
import flounderAndTheCannons from "./1.8.3-A-flounder-and-the-cannons.ts";
import prideRockFalls from "./1.8.3-B-pride-rock-falls.ts";
import luisaTakesIt from "./1.8.5-luisa-takes-it.ts";

export const scenarios: readonly Scenario[] = [
  partingBlasts,
  flounderAndTheCannons,
  prideRockFalls,
  luisaTakesIt,
];

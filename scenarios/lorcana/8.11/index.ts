import type { Scenario } from "../../format.ts";
import vanessaAtTheConcertHall from "./8.11.3-vanessa-at-the-concert-hall.ts";

export const scenarios: readonly Scenario[] = [vanessaAtTheConcertHall];

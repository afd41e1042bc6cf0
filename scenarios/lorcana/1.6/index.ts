import type { Scenario } from "../../format.ts";
import closedRoad from "./1.6.1-closed-road.ts";

export const scenarios: readonly Scenario[] = [closedRoad];

import type { Scenario } from "../../format.ts";
import gatekeeperInTheWay from "./8.3.3-gatekeeper-in-the-way.ts";

export const scenarios: readonly Scenario[] = [gatekeeperInTheWay];

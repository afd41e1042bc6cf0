import type { Scenario } from "../../format.ts";
import packRushHand from "./10.1.2-pack-rush-hand.ts";

export const scenarios: readonly Scenario[] = [packRushHand];

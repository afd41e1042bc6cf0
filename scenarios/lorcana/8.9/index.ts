import type { Scenario } from "../../format.ts";
import messengerInAHurry from "./8.9.1-messenger-in-a-hurry.ts";

export const scenarios: readonly Scenario[] = [messengerInAHurry];

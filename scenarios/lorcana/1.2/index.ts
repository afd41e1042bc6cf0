import type { Scenario } from "../../format.ts";
import mufasaBanished from "./1.2.1-mufasa-banished.ts";
import tianaStopsGenie from "./1.2.2-tiana-stops-genie.ts";
import reflectionTwoCards from "./1.2.3-reflection-two-cards.ts";

export const scenarios: readonly Scenario[] = [mufasaBanished, tianaStopsGenie, reflectionTwoCards];

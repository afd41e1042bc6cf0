import type { Scenario } from "../../format.ts";
import brawlerKeepsTheTurnOpen from "./8.7.3-brawler-keeps-the-turn-open.ts";

export const scenarios: readonly Scenario[] = [brawlerKeepsTheTurnOpen];

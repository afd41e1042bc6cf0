import type { Scenario } from "../../format.ts";
import twentyLore from "./2.3.3.1-twenty-lore.ts";
import emptyDeck from "./2.3.3.2-empty-deck.ts";
import lastPlayer from "./2.3.3.3-last-player.ts";
import concede from "./2.3.3.4-concede.ts";

export const scenarios: readonly Scenario[] = [twentyLore, emptyDeck, lastPlayer, concede];

import type { Scenario } from "../../format.ts";
import dippingPen from "./10.2.2.2-dipping-pen.ts";
import marketingCardsStay from "./10.2.2-marketing-cards-stay.ts";
import fifteenLore from "./10.2.4-fifteen-lore.ts";
import aNewDeck from "./10.2.5-a-new-deck.ts";

export const scenarios: readonly Scenario[] = [marketingCardsStay, dippingPen, fifteenLore, aNewDeck];

/** Disney Lorcana: what the rest of the project may use. */
export { cardDef } from "./cards/index.ts";
export { allStats, hasKeyword, inkToPay, statOf } from "./characteristics.ts";
export { lorcana, outcomeKey } from "./game.ts";
export type { CardDef, CardType, Ink } from "./language.ts";
export { abilityName, abilitySlug, cardName, fullName, narrate, worded } from "./messages.ts";
export { type Observation, observe, proposed } from "./observe.ts";
export { type Setup, SetupError, startState } from "./setup.ts";
export { cardsInPlay, isInPlay } from "./state.ts";
export { abilityText, typeLine } from "./text/index.ts";
export type * from "./types.ts";

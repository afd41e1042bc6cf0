import { fits, hasName, type Viewpoint, within } from "./filter.ts";
import type { Condition, Filter, Pile } from "./language.ts";
import { matches } from "./pattern.ts";
import { cardAt, cardsInPlay, defOf, isOpponent, turnOrder } from "./state.ts";
import type { CardId, State } from "./types.ts";

export function holds(state: State, condition: Condition, from: Viewpoint): boolean {
  if ("have" in condition)
    return within(condition.count ?? { min: 1 }, countOf(state, condition.have, condition.from, from));
  if ("this" in condition) return fits(state, condition.this, from.card, from);
  if ("thisIn" in condition) return cardAt(state, from.card).zone === condition.thisIn;
  if ("lore" in condition)
    return lores(state, condition.of, from).some((lore) => within(condition.lore, lore));
  if ("happened" in condition)
    return state.turn.history.some((event) => matches(state, condition.happened, event, from));
  if ("shifted" in condition) return bound(from, condition.shifted).some((id) => cardAt(state, id).shifted);
  if ("not" in condition) return !holds(state, condition.not, from);
  if ("both" in condition) return condition.both.every((each) => holds(state, each, from));
  const meant = bound(from, condition.the);
  if ("bears" in condition)
    return meant.some((id) => from.bound?.name !== undefined && hasName(defOf(state, id), from.bound.name));
  return meant.length > 0 && meant.every((id) => fits(state, condition.is, id, from));
}

function bound(from: Viewpoint, slot: NonNullable<Filter["the"]>): CardId[] {
  return from.bound?.cards?.[slot]?.map(({ card }) => card) ?? [];
}

function lores(state: State, of: "you" | "an opponent", { player }: Viewpoint): number[] {
  return turnOrder(state)
    .filter((id) => (of === "you" ? id === player : isOpponent(state, player, id)))
    .map((id) => state.players[id]?.lore ?? 0);
}

/** How many cards fit, in play or in the piles of the players meant. */
export function countOf(
  state: State,
  filter: Filter,
  pile: Exclude<Pile, "seen"> = "play",
  from: Viewpoint,
): number {
  let count = 0;
  for (const id of pileCards(state, pile)) if (fits(state, filter, id, from)) count++;
  return count;
}

export function pileCards(state: State, pile: Exclude<Pile, "seen">): CardId[] {
  return pile === "play"
    ? cardsInPlay(state)
    : turnOrder(state).flatMap((id) => state.players[id]?.[pile] ?? []);
}

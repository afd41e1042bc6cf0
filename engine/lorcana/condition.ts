import { fits, hasName, type Viewpoint, within } from "./filter.ts";
import type { Condition, Filter, Pile } from "./language.ts";
import { matches } from "./pattern.ts";
import { asLeft, cardAt, cardsInPlay, defOf, isOpponent, refTo, turnOrder } from "./state.ts";
import type { CardId, Ref, State } from "./types.ts";

export function holds(state: State, condition: Condition, from: Viewpoint): boolean {
  if ("have" in condition)
    return within(condition.count ?? { min: 1 }, countOf(state, condition.have, condition.from, from));
  if ("this" in condition)
    return fits(state, condition.this, from.card, from, asLeft(state, thisFrom(state, from)));
  if ("thisIn" in condition) return cardAt(state, from.card).zone === condition.thisIn;
  if ("lore" in condition)
    return lores(state, condition.of, from).some((lore) => within(condition.lore, lore));
  if ("happened" in condition)
    return state.turn.history.some((event) => matches(state, condition.happened, event, from));
  if ("shifted" in condition)
    return bound(from, condition.shifted).some(
      (ref) => (asLeft(state, ref) ?? cardAt(state, ref.card)).shifted,
    );
  if ("not" in condition) return !holds(state, condition.not, from);
  if ("both" in condition) return condition.both.every((each) => holds(state, each, from));
  const meant = bound(from, condition.the);
  if ("bears" in condition)
    return meant.some(
      ({ card }) => from.bound?.name !== undefined && hasName(defOf(state, card), from.bound.name),
    );
  return (
    meant.length > 0 && meant.every((ref) => fits(state, condition.is, ref.card, from, asLeft(state, ref)))
  );
}

function bound(from: Viewpoint, slot: NonNullable<Filter["the"]>): readonly Ref[] {
  return from.bound?.cards?.[slot] ?? [];
}

function thisFrom(state: State, { card, life }: Viewpoint): Ref {
  return life === undefined ? refTo(state, card) : { card, life };
}

/** 6.7.7: whether it looks at what a card that has left play was. */
export function looksBack(state: State, condition: Condition, from: Viewpoint): boolean {
  if ("this" in condition) return isOfValue(condition.this) && asLeft(state, thisFrom(state, from)) !== null;
  if ("is" in condition)
    return isOfValue(condition.is) && bound(from, condition.the).some((ref) => asLeft(state, ref) !== null);
  if ("not" in condition) return looksBack(state, condition.not, from);
  return "both" in condition && condition.both.some((each) => looksBack(state, each, from));
}

function isOfValue({ strength, willpower, lore }: Filter): boolean {
  return (strength ?? willpower ?? lore) !== undefined;
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

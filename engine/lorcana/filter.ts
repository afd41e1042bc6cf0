import type { CardDef, Condition, Filter } from "./language.ts";
import { cardAt, cardsInPlay, defOf } from "./state.ts";
import type { Bound, CardId, PlayerId, State } from "./types.ts";

/** From where a filter or a condition is read: the card that says it, and its player. */
export interface Viewpoint {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly bound?: Bound;
}

export function fits(state: State, filter: Filter, id: CardId, from: Viewpoint): boolean {
  const def = defOf(state, id);
  const { owner, at } = cardAt(state, id);
  return (
    (!filter.this || id === from.card) &&
    (!filter.other || id !== from.card) &&
    (!filter.type || def.type === filter.type) &&
    (!filter.whose || (owner === from.player) === (filter.whose === "yours")) &&
    (!filter.named || hasName(def, filter.named.en)) &&
    (!filter.classification || filter.classification.some((one) => def.classifications.includes(one))) &&
    (!filter.at || at === from.card)
  );
}

/** 5.2.6, 5.2.6.1: the whole name, or one of the two names around an ampersand. */
export function hasName(def: CardDef, name: string): boolean {
  return def.name.en === name || def.name.en.split(" & ").includes(name);
}

export function holds(state: State, condition: Condition, from: Viewpoint): boolean {
  if ("have" in condition) return cardsInPlay(state).some((id) => fits(state, condition.have, id, from));
  if ("the" in condition) {
    const meant = from.bound?.[condition.the];
    return meant !== undefined && meant !== "none" && fits(state, condition.is, meant.card, from);
  }
  return cardAt(state, from.card).exerted;
}

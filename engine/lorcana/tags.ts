import { cardAt } from "./state.ts";
import type { CardId, State } from "./types.ts";

export function tagOf(state: State, id: CardId): string {
  return cardAt(state, id).tag;
}

export function cardTagged(state: State, tag: string): CardId {
  const id = state.cards.findIndex((card) => card.tag === tag);
  if (id < 0) throw new Error(`no card tagged ${tag}`);
  return id;
}

import { cardDef } from "./cards/index.ts";
import type { CardDef } from "./language.ts";
import type { Card, CardId, Player, PlayerId, Ref, State } from "./types.ts";

/** Looking at a state. What is computed from modifiers is in `characteristics.ts`. */

export function cardAt(state: State, id: CardId): Card {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function playerAt(state: State, id: PlayerId): Player {
  const player = state.players[id];
  if (!player) throw new Error(`no player ${id}`);
  return player;
}

export function defOf(state: State, id: CardId): CardDef {
  return cardDef(cardAt(state, id).def);
}

export function refTo(state: State, id: CardId): Ref {
  return { card: id, life: cardAt(state, id).life };
}

/** 5.1.1.8: in the Play zone, nothing on top of it. */
export function isInPlay(state: State, id: CardId): boolean {
  const card = cardAt(state, id);
  return card.zone === "play" && card.under === null;
}

/** Still the same object, and in play. */
export function isThere(state: State, ref: Ref): boolean {
  return cardAt(state, ref.card).life === ref.life && isInPlay(state, ref.card);
}

/** 2.1.3: the players still in the game, in turn order from one of them. */
export function turnOrder(state: State, from: PlayerId = state.turn.active): PlayerId[] {
  const count = state.players.length;
  return Array.from({ length: count }, (_, at) => (from + at) % count).filter(
    (id) => !playerAt(state, id).out,
  );
}

/** Every card in play, the active player's first. */
export function cardsInPlay(state: State): CardId[] {
  return turnOrder(state).flatMap((id) => playerAt(state, id).play.filter((card) => isInPlay(state, card)));
}

export function readyInk(state: State, player: PlayerId): CardId[] {
  return playerAt(state, player).inkwell.filter((id) => !cardAt(state, id).exerted);
}

import { cardDef } from "./cards/index.ts";
import type { CardDef } from "./language.ts";
import type { Card, CardId, LastKnown, Player, PlayerId, Ref, State } from "./types.ts";

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

export function ownerOf(state: State, id: CardId): PlayerId {
  return cardAt(state, id).owner;
}

export function refTo(state: State, id: CardId): Ref {
  return { card: id, life: cardAt(state, id).life };
}

/** 5.1.1.8: faceup in the Play zone, nothing on top of it. */
export function isInPlay(state: State, id: CardId): boolean {
  const card = cardAt(state, id);
  return card.zone === "play" && card.under === null;
}

/** Still the same object, and in play. */
export function isThere(state: State, ref: Ref): boolean {
  return cardAt(state, ref.card).life === ref.life && isInPlay(state, ref.card);
}

/** 7.1.6: the same object still, or what it became as it left. */
export function isFollowed(state: State, { card, life, left }: Ref): boolean {
  const now = cardAt(state, card).life;
  return now === life || (left === true && now === life + 1);
}

/** 6.1.11.1: the same object still, or in the discard it went to, where the text looks for it there. */
export function isThat(state: State, { card: id, life }: Ref): boolean {
  const card = cardAt(state, id);
  return card.life === life || (card.life === life + 1 && card.zone === "discard");
}

/** 6.7.7: what it was as it left play, if it has. */
export function asLeft(state: State, { card, life }: Ref): LastKnown | null {
  const { last, life: now } = cardAt(state, card);
  return last && last.life === life && now !== life ? last : null;
}

/** The same references, following whichever of them are among cards that leave play now. */
export function following(refs: readonly Ref[], leaving: readonly CardId[]): readonly Ref[] {
  return refs.map((ref) => (leaving.includes(ref.card) ? { ...ref, left: true } : ref));
}

/** 2.1.3: the players still in the game, in turn order from one of them. */
export function turnOrder(state: State, from: PlayerId = state.turn.active): PlayerId[] {
  const { players } = state;
  const order: PlayerId[] = [];
  for (let at = 0; at < players.length; at++) {
    const id = (from + at) % players.length;
    if (!players[id]?.out) order.push(id);
  }
  return order;
}

/** Every card in play, the active player's first. */
export function cardsInPlay(state: State): CardId[] {
  const { players, turn } = state;
  const cards: CardId[] = [];
  for (let at = 0; at < players.length; at++)
    for (const id of playerAt(state, (turn.active + at) % players.length).play) cards.push(id);
  return cards;
}

export function readyInk(state: State, player: PlayerId): CardId[] {
  return playerAt(state, player).inkwell.filter((id) => !cardAt(state, id).exerted);
}

/** 9.3: whether a player is taking this turn. */
export function isTakingTurn({ turn }: State, player: PlayerId): boolean {
  return turn.active === player || turn.taking.includes(player);
}

/** 1.3.5, 1.3.6 */
export function isOpponent(state: State, player: PlayerId, other: PlayerId): boolean {
  if (player === other) return false;
  const { team } = playerAt(state, player);
  return team === null || team !== playerAt(state, other).team;
}

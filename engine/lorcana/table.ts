import type { CardType } from "./language.ts";
import { cardAt, defOf, isOpponent, playerAt, turnOrder } from "./state.ts";
import type { CardId, GameEvent, PlayerId, State, Task } from "./types.ts";

/** Cards on the table as turn actions look for them. */

/** Of everybody who is taking this turn. */
export function ownInPlay(state: State, type: CardType): CardId[] {
  return state.turn.taking.flatMap((player) => inPlayOf(state, player, type));
}

/** The hands of everybody who is taking this turn. */
export function ownHands(state: State): CardId[] {
  return state.turn.taking.flatMap((player) => playerAt(state, player).hand);
}

/** 4.6.4.2, 4.6.8.1: opposing characters or locations. */
export function opposing(state: State, player: PlayerId, type: CardType): CardId[] {
  return turnOrder(state)
    .filter((id) => isOpponent(state, player, id))
    .flatMap((id) => inPlayOf(state, id, type));
}

export function inPlayOf(state: State, player: PlayerId, type: CardType): CardId[] {
  return playerAt(state, player).play.filter((id) => defOf(state, id).type === type);
}

/** Things that happen together, on the road every event takes. */
export function together(...batch: GameEvent[]): Task {
  return { task: "event", batch, applied: [], self: null };
}

export function isReady(state: State, id: CardId): boolean {
  return !cardAt(state, id).exerted;
}

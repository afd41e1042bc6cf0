import type { CardType } from "./language.ts";
import { cardAt, defOf, isInPlay, playerAt, turnOrder } from "./state.ts";
import type { CardId, GameEvent, PlayerId, State, Task } from "./types.ts";

/** Cards on the table as turn actions look for them. */

export function ownCharacters(state: State): CardId[] {
  return inPlayOf(state, state.turn.active, "character");
}

export function ownLocations(state: State): CardId[] {
  return inPlayOf(state, state.turn.active, "location");
}

/** 4.6.4.2, 4.6.8.1: opposing characters and locations. */
export function opposing(state: State, type: CardType): CardId[] {
  return turnOrder(state)
    .filter((id) => id !== state.turn.active)
    .flatMap((id) => inPlayOf(state, id, type));
}

export function inPlayOf(state: State, player: PlayerId, type: CardType): CardId[] {
  return playerAt(state, player).play.filter((id) => isInPlay(state, id) && defOf(state, id).type === type);
}

/** Things that happen together, on the road every event takes. */
export function together(...batch: GameEvent[]): Task {
  return { task: "event", batch, applied: [], self: null };
}

export function isReady(state: State, id: CardId): boolean {
  return !cardAt(state, id).exerted;
}

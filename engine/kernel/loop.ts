import type { Answer, Game, Position } from "./game.ts";
import { type Replay, replay } from "./replay.ts";

/** A sequence of answers that can be given again from where it ends, as often as somebody proposes. */
export interface Loop {
  readonly answers: readonly Answer[];
  readonly times: number;
}

/** More rounds than anybody needs to make the point. */
export const mostRounds = 1000;

/** All the answers of a loop, round after round. */
export function unrolled({ answers, times }: Loop): Answer[] {
  return Array.from({ length: Math.min(times, mostRounds) }, () => answers).flat();
}

/** Proceeds through so many rounds at once. It stops where an answer is no longer legal: then it was no loop. */
export function proceed<State extends Position, Change>(
  game: Game<State, Change>,
  state: State,
  loop: Loop,
): Replay<State, Change> {
  return replay(game, state, unrolled(loop));
}

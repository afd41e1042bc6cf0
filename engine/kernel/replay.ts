import { advance, decide, type Progress, type Rejection } from "./advance.ts";
import type { Answer, Game, Position, Step } from "./game.ts";

/** A run is its start and its answers. */
export interface Replay<State, Change> extends Progress<State, Change> {
  /** The position each answer was given in, and how many steps had happened. */
  readonly asked: readonly { readonly state: State; readonly steps: number }[];
  /** The answer that was not taken, if one was not; what came before it stands. */
  readonly stopped: { readonly at: number; readonly rejection: Rejection } | null;
}

export function replay<State extends Position, Change>(
  game: Game<State, Change>,
  start: State,
  answers: readonly Answer[],
): Replay<State, Change> {
  let { state, steps: first } = advance(game, start);
  const steps: Step<State, Change>[] = [...first];
  const asked: { state: State; steps: number }[] = [];
  for (const [at, answer] of answers.entries()) {
    const decided = decide(game, state, answer);
    if (!decided.ok) return { state, steps, asked, stopped: { at, rejection: decided.rejection } };
    asked.push({ state, steps: steps.length });
    steps.push(...decided.steps);
    state = decided.state;
  }
  return { state, steps, asked, stopped: null };
}

import { decision } from "../../engine/kernel/advance";
import type { Answer, Decision, Step } from "../../engine/kernel/game";
import { type Replay, replay } from "../../engine/kernel/replay";
import { type Change, lorcana, type Setup, type State, startState } from "../../engine/lorcana/index";

export type BoardStep = Step<State, Change>;

/** A position and the answers given from it. */
export interface Line {
  readonly setup: Setup;
  readonly answers: readonly Answer[];
}

/** A moment the example speaks of: after that many steps. */
export interface Point {
  readonly name: string;
  readonly step: number;
}

/** A line that a page offers: the example, one of its variants, or what a link holds. */
export interface OfferedLine extends Line {
  /** Null for the example itself. */
  readonly id: string | null;
  readonly title: string;
  readonly points: readonly Point[];
  /** How many questions it has for a reader who wants to be asked first. */
  readonly asks: number;
}

export interface Played extends Replay<State, Change> {
  readonly start: State;
  /** What the position after the last step waits for. */
  readonly open: Decision | null;
}

/** Why a line cannot be shown: the cards cannot lie like this, or an answer is not legal where it is given. */
export type Unplayable = "setup" | "answers";

export function play({ setup, answers }: Line): Played | Unplayable {
  const start = orNull(() => startState(setup));
  if (!start) return "setup";
  const played = orNull(() => replay(lorcana, start, answers));
  if (!played || played.stopped) return "answers";
  return { ...played, start, open: decision(lorcana, played.state) };
}

/** What a link holds may be well formed and still make the engine give up. */
function orNull<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** The state after so many steps. */
export function stateAfter({ steps, start }: Played, count: number): State {
  return steps[count - 1]?.state ?? start;
}

/** Which answer of the line the step carries out; null where nobody was asked. */
export function answerOf({ asked }: Played, step: number): number | null {
  const at = asked.findLastIndex(({ steps }) => steps === step - 1);
  return at < 0 ? null : at;
}

export function isSameLine(one: readonly Answer[], other: readonly Answer[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

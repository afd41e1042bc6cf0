import type { Option, Question, Refusal } from "../kernel/game.ts";
import { challengeAction } from "./challenge.ts";
import { inkAction } from "./ink.ts";
import { say } from "./messages.ts";
import { moveAction } from "./move.ts";
import { playAction } from "./play.ts";
import { questAction } from "./quest.ts";
import { endTurnAction } from "./turn.ts";
import type { Change, State, Task } from "./types.ts";

/** A turn action that may be taken now, and what it puts on the agenda. */
export interface Legal extends Option {
  readonly tasks: readonly Task[];
}

/** One of the turn actions of 4.1.3. */
export interface TurnAction {
  legal(state: State): Legal[];
  refusals(state: State): Refusal[];
}

const turnActions: readonly TurnAction[] = [
  questAction,
  challengeAction,
  playAction,
  moveAction,
  inkAction,
  endTurnAction,
];

/** 3.3.1: during the Main Phase the active player picks what to do next. */
export const turnAction: Question<State, Extract<Task, { task: "turn action" }>, Change> = {
  always: true,
  decision: (state) => ({
    kind: "turn action",
    player: state.turn.active,
    rule: "4.1.3",
    message: say("turn.ask", { player: { player: state.turn.active } }),
    options: legalActions(state).map(({ id, message }) => ({ id, message })),
    min: 1,
    max: 1,
  }),
  refusals: (state) => turnActions.flatMap((action) => action.refusals(state)),
  answer(run, _, [answer]) {
    const chosen = legalActions(run.state).find(({ id }) => id === answer);
    if (!chosen) throw new Error(`no turn action ${answer}`);
    run.push(...chosen.tasks);
  },
};

export function legalActions(state: State): Legal[] {
  return turnActions.flatMap((action) => action.legal(state));
}

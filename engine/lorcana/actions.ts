import type { Message, Option, Question, Refusal } from "../kernel/game.ts";
import { challengeAction } from "./challenge.ts";
import { inkAction } from "./ink.ts";
import { say } from "./messages.ts";
import { moveAction } from "./move.ts";
import { playAction, playFreeAction } from "./play.ts";
import { questAction } from "./quest.ts";
import { shiftAction } from "./shift.ts";
import { singAction, singTogetherAction } from "./sing.ts";
import { tagOf } from "./tags.ts";
import { endTurnAction } from "./turn.ts";
import type { Change, State, Task } from "./types.ts";
import { useAction } from "./use.ts";

/** One of the turn actions of 4.1.3: what could be done with which cards, what forbids it, what it sets going. */
export interface TurnAction {
  /** The first word of its options: `quest:flounder`. */
  readonly word: string;
  /** The cards it could be done with; each list is one way. */
  ways(state: State): readonly (readonly number[])[];
  /** The rule that forbids it, if one does. */
  whyNot(state: State, ...way: number[]): string | null;
  message(state: State, ...way: number[]): Message;
  tasks(state: State, ...way: number[]): readonly Task[];
  /** Its option's id, where that is not its word and the cards. */
  id?(state: State, ...way: number[]): string;
}

const turnActions: readonly TurnAction[] = [
  questAction,
  challengeAction,
  playAction,
  playFreeAction,
  shiftAction,
  singAction,
  singTogetherAction,
  useAction,
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
    rule: state.turn.taking.length > 1 ? "9.3.1" : "4.1.3",
    // 1.7.6, 4.1.4: what could not be completed is refused before it begins.
    also: ["3.3.1", "4.1.1", "4.1.2", "6.3.2", "1.7.6", "4.1.4"],
    message: say("turn.ask", { players: state.turn.taking.map((player) => ({ player })) }),
    options: turnActions.flatMap((action) =>
      action
        .ways(state)
        .filter((way) => action.whyNot(state, ...way) === null)
        .map((way) => option(state, action, way)),
    ),
    min: 1,
    max: 1,
  }),
  refusals: (state) =>
    turnActions.flatMap((action) =>
      action.ways(state).flatMap((way): Refusal[] => {
        const rule = action.whyNot(state, ...way);
        return rule ? [{ ...option(state, action, way), rule }] : [];
      }),
    ),
  isOpen(state, _, id) {
    const found = named(state, id);
    return found !== null && found.action.whyNot(state, ...found.way) === null;
  },
  answer(run, _, [answer = ""]) {
    const found = named(run.state, answer);
    latest = null;
    if (!found) throw new Error(`no turn action ${answer}`);
    run.push(...found.action.tasks(run.state, ...found.way));
  },
};

function option(state: State, action: TurnAction, way: readonly number[]): Option {
  return {
    id: idOf(state, action, way),
    message: action.message(state, ...way),
  };
}

function idOf(state: State, action: TurnAction, way: readonly number[]): string {
  return action.id?.(state, ...way) ?? [action.word, ...way.map((card) => tagOf(state, card))].join(":");
}

interface Named {
  readonly action: TurnAction;
  readonly way: readonly number[];
}

/** An answer is looked up to see whether it is open, and kept until it is carried out. */
let latest: { readonly state: State; readonly id: string; readonly found: Named | null } | null = null;

function named(state: State, id: string): Named | null {
  if (latest?.state !== state || latest.id !== id) latest = { state, id, found: lookUp(state, id) };
  return latest.found;
}

function lookUp(state: State, id: string): Named | null {
  const word = id.split(":", 1)[0];
  const action = turnActions.find((each) => each.word === word);
  const way = action?.ways(state).find((each) => idOf(state, action, each) === id);
  return action && way ? { action, way } : null;
}

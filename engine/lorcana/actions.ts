import type { Message, Option, Question, Refusal } from "../kernel/game.ts";
import { challengeAction } from "./challenge.ts";
import { inkAction } from "./ink.ts";
import { say } from "./messages.ts";
import { moveAction } from "./move.ts";
import { playAction, shiftAction } from "./play.ts";
import { questAction } from "./quest.ts";
import { tagOf } from "./tags.ts";
import { endTurnAction } from "./turn.ts";
import type { CardId, Change, State, Task } from "./types.ts";

/** One of the turn actions of 4.1.3: what could be done with which cards, what forbids it, what it sets going. */
export interface TurnAction {
  /** The first word of its options: `quest:flounder`. */
  readonly word: string;
  /** The cards it could be done with; each list is one way. */
  ways(state: State): readonly (readonly CardId[])[];
  /** The rule that forbids it, if one does. */
  whyNot(state: State, ...cards: CardId[]): string | null;
  message(state: State, ...cards: CardId[]): Message;
  tasks(state: State, ...cards: CardId[]): readonly Task[];
}

const turnActions: readonly TurnAction[] = [
  questAction,
  challengeAction,
  playAction,
  shiftAction,
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
    options: turnActions.flatMap((action) =>
      action
        .ways(state)
        .filter((cards) => action.whyNot(state, ...cards) === null)
        .map((cards) => option(state, action, cards)),
    ),
    min: 1,
    max: 1,
  }),
  refusals: (state) =>
    turnActions.flatMap((action) =>
      action.ways(state).flatMap((cards): Refusal[] => {
        const rule = action.whyNot(state, ...cards);
        return rule ? [{ ...option(state, action, cards), rule }] : [];
      }),
    ),
  isOpen(state, _, id) {
    const found = named(state, id);
    return found !== null && found.action.whyNot(state, ...found.cards) === null;
  },
  answer(run, _, [answer = ""]) {
    const found = named(run.state, answer);
    if (!found) throw new Error(`no turn action ${answer}`);
    run.push(...found.action.tasks(run.state, ...found.cards));
  },
};

function option(state: State, action: TurnAction, cards: readonly CardId[]): Option {
  return { id: idOf(state, action, cards), message: action.message(state, ...cards) };
}

function idOf(state: State, { word }: TurnAction, cards: readonly CardId[]): string {
  return [word, ...cards.map((card) => tagOf(state, card))].join(":");
}

function named(state: State, id: string): { action: TurnAction; cards: readonly CardId[] } | null {
  const action = turnActions.find(({ word }) => word === id.split(":", 1)[0]);
  const cards = action?.ways(state).find((way) => idOf(state, action, way) === id);
  return action && cards ? { action, cards } : null;
}

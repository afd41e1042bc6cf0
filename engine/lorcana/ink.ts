import type { Option, Refusal } from "../kernel/game.ts";
import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, playerAt } from "./state.ts";
import { together } from "./table.ts";
import { tagOf } from "./tags.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.2 */
export const inkAction: TurnAction = {
  legal: (state) =>
    hand(state)
      .filter((id) => whyNot(state, id) === null)
      .map((id) => ({
        ...option(state, id),
        tasks: [{ task: "ink", card: id }, gameStateCheck(), { task: "turn action" }],
      })),
  refusals: (state) =>
    hand(state).flatMap((id): Refusal[] => {
      const rule = whyNot(state, id);
      return rule ? [{ ...option(state, id), rule }] : [];
    }),
};

function whyNot(state: State, id: CardId): string | null {
  if (state.turn.history.some((event) => event.event === "ink")) return "4.2.3";
  return defOf(state, id).inkable ? null : "4.2.1.1";
}

function hand(state: State): readonly CardId[] {
  return playerAt(state, state.turn.active).hand;
}

function option(state: State, id: CardId): Option {
  return { id: `ink:${tagOf(state, id)}`, message: say("ink.option", { card: { card: id } }) };
}

export function ink(run: Run, { card }: Extract<Task, { task: "ink" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.2.1.1", say("ink.revealed", { player: { player }, card: { card } }));
  run.push(together({ event: "ink", card }));
}

import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, playerAt } from "./state.ts";
import { together } from "./table.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.2 */
export const inkAction: TurnAction = {
  word: "ink",
  ways: (state) => playerAt(state, state.turn.active).hand.map((card) => [card]),
  whyNot,
  message: (_, card) => say("ink.option", { card: { card } }),
  tasks: (_, card) => [{ task: "ink", card }, gameStateCheck(), { task: "turn action" }],
};

function whyNot(state: State, id: CardId): string | null {
  if (state.turn.history.some((event) => event.event === "ink")) return "4.2.3";
  return defOf(state, id).inkable ? null : "4.2.1.1";
}

export function ink(run: Run, { card }: Extract<Task, { task: "ink" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.2.1.1", say("ink.revealed", { player: { player }, card: { card } }));
  run.push(together({ event: "ink", card }));
}

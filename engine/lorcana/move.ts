import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import { payInk } from "./pay.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, readyInk } from "./state.ts";
import { ownCharacters, ownLocations, together } from "./table.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.7 */
export const moveAction: TurnAction = {
  word: "move",
  ways: (state) => ownCharacters(state).flatMap((card) => ownLocations(state).map((to) => [card, to])),
  whyNot,
  message: (state, card, to) =>
    say("move.option", { card: { card }, to: { card: to }, amount: moveCost(state, to) }),
  tasks: (_, card, to) => [{ task: "move", card, to }, gameStateCheck(), { task: "turn action" }],
};

function whyNot(state: State, card: CardId, to: CardId): string | null {
  if (cardAt(state, card).at === to) return "4.7.2";
  return readyInk(state, state.turn.active).length < moveCost(state, to) ? "4.7.3.4" : null;
}

function moveCost(state: State, to: CardId): number {
  return defOf(state, to).moveCost ?? 0;
}

/** 4.7.3 */
export function move(run: Run, { card, to }: Extract<Task, { task: "move" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.7.3.1", say("move.declared", { player: { player }, card: { card }, to: { card: to } }));
  payInk(run, player, moveCost(run.state, to), "4.7.3.4");
  run.push(together({ event: "move", card, to }));
}

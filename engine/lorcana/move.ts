import type { Option, Refusal } from "../kernel/game.ts";
import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import { payInk } from "./pay.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, readyInk } from "./state.ts";
import { ownCharacters, ownLocations, together } from "./table.ts";
import { tagOf } from "./tags.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.7 */
export const moveAction: TurnAction = {
  legal: (state) =>
    moves(state)
      .filter(([card, to]) => whyNot(state, card, to) === null)
      .map(([card, to]) => ({
        ...option(state, card, to),
        tasks: [{ task: "move", card, to }, gameStateCheck(), { task: "turn action" }],
      })),
  refusals: (state) =>
    moves(state).flatMap(([card, to]): Refusal[] => {
      const rule = whyNot(state, card, to);
      return rule ? [{ ...option(state, card, to), rule }] : [];
    }),
};

function moves(state: State): [CardId, CardId][] {
  return ownCharacters(state).flatMap((card) =>
    ownLocations(state).map((to): [CardId, CardId] => [card, to]),
  );
}

function whyNot(state: State, card: CardId, to: CardId): string | null {
  if (cardAt(state, card).at === to) return "4.7.2";
  return readyInk(state, state.turn.active).length < moveCost(state, to) ? "4.7.3.4" : null;
}

function moveCost(state: State, to: CardId): number {
  return defOf(state, to).moveCost ?? 0;
}

function option(state: State, card: CardId, to: CardId): Option {
  return {
    id: `move:${tagOf(state, card)}:${tagOf(state, to)}`,
    message: say("move.option", { card: { card }, to: { card: to }, amount: moveCost(state, to) }),
  };
}

/** 4.7.3 */
export function move(run: Run, { card, to }: Extract<Task, { task: "move" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.7.3.1", say("move.declared", { player: { player }, card: { card }, to: { card: to } }));
  payInk(run, player, moveCost(run.state, to), "4.7.3.4");
  run.push(together({ event: "move", card, to }));
}

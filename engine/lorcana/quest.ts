import type { TurnAction } from "./actions.ts";
import { countedStat } from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt } from "./state.ts";
import { ownCharacters, together } from "./table.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.5 */
export const questAction: TurnAction = {
  word: "quest",
  ways: (state) => ownCharacters(state).map((card) => [card]),
  whyNot,
  message: (_, card) => say("quest.option", { card: { card } }),
  tasks: (_, card) => [{ task: "quest", card }, gameStateCheck(), { task: "turn action" }],
};

/** 4.5.1.2: what keeps a character from questing. */
function whyNot(state: State, id: CardId): string | null {
  const { exerted, drying } = cardAt(state, id);
  if (drying) return "5.1.1.11";
  return exerted ? "4.5.1.3" : null;
}

export function quest(run: Run, { card }: Extract<Task, { task: "quest" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.5.1.1", say("quest.declared", { player: { player }, card: { card } }));
  run.push(
    together({ event: "exert", card, rule: "4.5.1.3" }),
    together({ event: "lore", player, amount: countedStat(run.state, card, "lore"), rule: "4.5.1.4" }),
    together({ event: "quest", card }),
  );
}

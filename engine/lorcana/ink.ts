import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { grantedOf } from "./grants.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { defOf, ownerOf } from "./state.ts";
import { ownHands, together } from "./table.ts";
import type { CardId, PlayerId, State, Task } from "./types.ts";

/** 4.2 */
export const inkAction: TurnAction = {
  word: "ink",
  ways: (state) => ownHands(state).map((card) => [card]),
  whyNot: (state, card) => whyNot(state, card as CardId),
  message: (_, card) => say("ink.option", { card: { card } }),
  tasks: (_, card) => [
    { task: "ink", card: card as CardId },
    gameStateCheck({ now: "4.2.2" }),
    { task: "turn action" },
  ],
};

function whyNot(state: State, id: CardId): string | null {
  const player = ownerOf(state, id);
  const limit = 1 + additional(state, player);
  if (inked(state, player) >= limit) return limit > 1 ? "4.2.3.1" : "4.2.3";
  return defOf(state, id).inkable ? null : "4.2.1.1";
}

/** How often this turn action was taken this turn. */
function inked(state: State, player: PlayerId): number {
  return state.turn.history.filter((event) => event.event === "ink" && ownerOf(state, event.card) === player)
    .length;
}

/** 4.2.3.1: as many more as abilities allow now. */
function additional(state: State, player: PlayerId): number {
  return grantedOf(state, "additionalInk")
    .filter(({ from }) => from.player === player)
    .reduce((sum, { grant }) => sum + grant.additionalInk, 0);
}

export function ink(run: Run, { card }: Extract<Task, { task: "ink" }>): void {
  const player = ownerOf(run.state, card);
  if (inked(run.state, player) > 0) run.step("7.5.5", say("ink.additional", { player: { player } }));
  run.step("4.2.1.1", say("ink.revealed", { player: { player }, card: { card } }));
  run.step("4.2.1.2", say("ink.verified", { card: { card } }));
  run.push(together({ event: "ink", card }));
}

import type { TurnAction } from "./actions.ts";
import { amountOf } from "./amount.ts";
import { gameStateCheck } from "./check.ts";
import { fits } from "./filter.ts";
import { grantedOf } from "./grants.ts";
import { say } from "./messages.ts";
import { canPayInk, payInk } from "./pay.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, ownerOf, refTo } from "./state.ts";
import { inPlayOf, opposing, ownInPlay, together } from "./table.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.7.1: one's own characters to one's own locations. */
export const moveAction: TurnAction = {
  word: "move",
  ways: (state) =>
    ownInPlay(state, "character").flatMap((card) =>
      [
        ...inPlayOf(state, ownerOf(state, card), "location"),
        ...opposing(state, ownerOf(state, card), "location"),
      ].map((to) => [card, to]),
    ),
  whyNot: (state, card, to) => whyNot(state, card as CardId, to as CardId),
  message: (state, card, to) =>
    say("move.option", {
      card: { card },
      to: { card: to },
      amount: moveCost(state, card as CardId, to as CardId),
    }),
  tasks: (_, card, to) => [
    { task: "move", card: card as CardId, to: to as CardId },
    gameStateCheck({ now: "4.7.5" }),
    { task: "turn action" },
  ],
};

function whyNot(state: State, card: CardId, to: CardId): string | null {
  if (ownerOf(state, to) !== ownerOf(state, card)) return "4.7.1";
  if (cardAt(state, card).at === to) return "4.7.2";
  return canPayInk(state, ownerOf(state, card), moveCost(state, card, to)) ? null : "4.7.3.4";
}

/** 4.7.3.3: the location's move cost and what changes it. */
function moveCost(state: State, card: CardId, to: CardId): number {
  let cost = defOf(state, to).moveCost ?? 0;
  for (const { grant, from, ability } of grantedOf(state, "toMove"))
    if (from.player === ownerOf(state, card) && fits(state, grant.toMove, card, from))
      cost -= amountOf(state, grant.payLess, {
        ...from,
        source: refTo(state, from.card),
        ability,
        bound: from.bound ?? {},
      });
  return Math.max(0, cost);
}

/** 4.7.3 */
export function move(run: Run, { card, to }: Extract<Task, { task: "move" }>): void {
  const player = ownerOf(run.state, card);
  const printed = defOf(run.state, to).moveCost ?? 0;
  const total = moveCost(run.state, card, to);
  run.step("4.7.3.1", say("move.declared", { player: { player }, card: { card }, to: { card: to } }));
  run.step("4.7.3.3", say("move.total", { to: { card: to }, cost: printed, total }));
  payInk(run, player, total, "4.7.3.4");
  run.push(together({ event: "move", card, to }));
}

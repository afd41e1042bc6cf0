import type { TurnAction } from "./actions.ts";
import { amountOf } from "./amount.ts";
import { gameStateCheck } from "./check.ts";
import { fits, type Viewpoint } from "./filter.ts";
import { grantedOf } from "./grants.ts";
import type { Filter } from "./language.ts";
import { say } from "./messages.ts";
import { canPayInk, payInk } from "./pay.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, ownerOf, refTo, turnOrder } from "./state.ts";
import { inPlayOf, ownInPlay, together } from "./table.ts";
import type { AbilityRef, CardId, State, Task } from "./types.ts";

/** 4.7.1: one's own characters to one's own locations. */
export const moveAction: TurnAction = {
  word: "move",
  ways: (state) =>
    ownInPlay(state, "character").flatMap((card) =>
      turnOrder(state, ownerOf(state, card))
        .flatMap((player) => inPlayOf(state, player, "location"))
        .map((to) => [card, to]),
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

/** 4.7.3.2: the ability by which it moves there for free, if one does. */
function freeBy(state: State, card: CardId, to: CardId): AbilityRef | null {
  const free = grantedOf(state, "mayMoveFree").find(({ grant, from }) =>
    isMeant(state, grant.mayMoveFree, [card, to], from),
  );
  return free?.ability ?? null;
}

/** "Here" is where the character goes, not where it is. */
function isMeant(
  state: State,
  { at, ...who }: Filter,
  [card, to]: readonly [CardId, CardId],
  from: Viewpoint,
): boolean {
  return (
    from.player === ownerOf(state, card) &&
    (at !== "here" || to === from.card) &&
    fits(state, who, card, from)
  );
}

/** 4.7.3.3: the location's move cost and what changes it. */
function moveCost(state: State, card: CardId, to: CardId): number {
  if (freeBy(state, card, to)) return 0;
  let cost = defOf(state, to).moveCost ?? 0;
  for (const { grant, from, ability } of grantedOf(state, "toMove"))
    if (isMeant(state, grant.toMove, [card, to], from))
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
  run.step("4.7.3.1", say("move.declared", { player: { player }, card: { card }, to: { card: to } }));
  const ability = freeBy(run.state, card, to);
  if (ability)
    run.step(
      "4.7.3.2",
      say("move.free", { player: { player }, card: { card }, to: { card: to }, ability: { ability } }),
    );
  else payTotal(run, card, to);
  run.push(together({ event: "move", card, to }));
}

/** 4.7.3.3, 4.7.3.4 */
function payTotal(run: Run, card: CardId, to: CardId): void {
  const cost = defOf(run.state, to).moveCost ?? 0;
  const total = moveCost(run.state, card, to);
  run.step("4.7.3.3", say("move.total", { to: { card: to }, cost, total }));
  payInk(run, ownerOf(run.state, card), total, "4.7.3.4");
}

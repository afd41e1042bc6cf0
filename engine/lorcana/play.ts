import type { Question } from "../kernel/game.ts";
import type { TurnAction } from "./actions.ts";
import { hasKeyword, inkToPay } from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { hasName } from "./filter.ts";
import { isKeyword } from "./keywords.ts";
import { say } from "./messages.ts";
import { payInk } from "./pay.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, playerAt, readyInk } from "./state.ts";
import { ownCharacters, together } from "./table.ts";
import type { CardId, Change, State, Task } from "./types.ts";

/** 4.3 */
export const playAction: TurnAction = {
  word: "play",
  ways: (state) => playerAt(state, state.turn.active).hand.map((card) => [card]),
  whyNot: (state, card) => (canPay(state, card, defOf(state, card).cost) ? null : "1.5.3"),
  message: (state, card) =>
    say("play.option", { card: { card }, amount: total(state, card, defOf(state, card).cost) }),
  tasks: (_, card) => [{ task: "play", card, onto: null }, gameStateCheck(), { task: "turn action" }],
};

/** 8.10 */
export const shiftAction: TurnAction = {
  word: "shift",
  ways: (state) =>
    playerAt(state, state.turn.active).hand.flatMap((card) =>
      shiftTargets(state, card).map((onto) => [card, onto]),
    ),
  whyNot: (state, card) => (canPay(state, card, shiftCost(state, card) ?? 0) ? null : "1.5.3"),
  message: (state, card, onto) =>
    say("play.shift-option", {
      card: { card },
      onto: { card: onto },
      amount: total(state, card, shiftCost(state, card) ?? 0),
    }),
  tasks: (_, card, onto) => [
    { task: "play", card, onto: onto ?? null },
    gameStateCheck(),
    { task: "turn action" },
  ],
};

function shiftCost(state: State, card: CardId): number | null {
  return defOf(state, card).abilities.find((ability) => isKeyword(ability, "shift"))?.cost ?? null;
}

/** 8.10.1: characters of yours with the same name. */
function shiftTargets(state: State, card: CardId): CardId[] {
  if (shiftCost(state, card) === null) return [];
  return ownCharacters(state).filter((id) => hasName(defOf(state, id), defOf(state, card).name.en));
}

function canPay(state: State, card: CardId, cost: number): boolean {
  return readyInk(state, state.turn.active).length >= total(state, card, cost);
}

function total(state: State, card: CardId, cost: number): number {
  return inkToPay(state, state.turn.active, card, cost);
}

/** 4.3.2: announce, find the total cost, pay it. */
export function play(run: Run, { card, onto }: Extract<Task, { task: "play" }>): void {
  const player = cardAt(run.state, card).owner;
  const printed = defOf(run.state, card).cost;
  const cost = onto === null ? printed : (shiftCost(run.state, card) ?? printed);
  const amount = total(run.state, card, cost);
  run.step("4.3.2.1", say("play.announced", { player: { player }, card: { card } }));
  if (onto !== null)
    run.step("4.3.2.2", say("play.shifting", { player: { player }, card: { card }, onto: { card: onto } }));
  run.step("4.3.2.3", say("play.total", { card: { card }, cost, total: amount }));
  payInk(run, player, amount, "4.3.2.4");
  // 8.3.2: Bodyguard is looked at while the character is being played.
  run.push({ task: hasKeyword(run.state, card, "bodyguard") ? "enter exerted?" : "enter", card, onto });
}

/** 4.3.3.1 */
export function enter(run: Run, { card, onto }: Extract<Task, { task: "enter" }>): void {
  run.push(together({ event: "play", card, exerted: false, onto }));
}

/** 8.3.2: a character with Bodyguard may enter play exerted. */
export const enterExerted: Question<State, Extract<Task, { task: "enter exerted?" }>, Change> = {
  decision: (state, { card }) => ({
    kind: "enter exerted",
    player: cardAt(state, card).owner,
    rule: "8.3.2",
    message: say("enter.ask", { card: { card } }),
    options: [
      { id: "ready", message: say("enter.ready") },
      { id: "exerted", message: say("enter.exerted") },
    ],
    min: 1,
    max: 1,
  }),
  refusals: () => [],
  answer(run, { card, onto }, [answer]) {
    const exerted = answer === "exerted";
    const player = cardAt(run.state, card).owner;
    run.step(
      "8.3.2",
      say(exerted ? "enter.chose-exerted" : "enter.chose-ready", { player: { player }, card: { card } }),
    );
    run.push(together({ event: "play", card, exerted, onto }));
  },
};

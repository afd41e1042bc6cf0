import type { Option, Question, Refusal } from "../kernel/game.ts";
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
import { tagOf } from "./tags.ts";
import type { CardId, Change, State, Task } from "./types.ts";

/** A card in hand and how it is played: for its ink cost, or shifted onto a character. */
interface Way {
  readonly card: CardId;
  readonly onto: CardId | null;
  readonly cost: number;
}

/** 4.3 */
export const playAction: TurnAction = {
  legal: (state) =>
    ways(state)
      .filter((way) => canPay(state, way))
      .map((way) => ({
        ...option(state, way),
        tasks: [{ task: "play", card: way.card, onto: way.onto }, gameStateCheck(), { task: "turn action" }],
      })),
  refusals: (state) =>
    ways(state)
      .filter((way) => !canPay(state, way))
      .map((way): Refusal => ({ ...option(state, way), rule: "1.5.3" })),
};

function ways(state: State): Way[] {
  return playerAt(state, state.turn.active).hand.flatMap((card) => [
    { card, onto: null, cost: defOf(state, card).cost },
    ...shiftTargets(state, card).map((onto) => ({ card, onto, cost: shiftCost(state, card) ?? 0 })),
  ]);
}

function shiftCost(state: State, card: CardId): number | null {
  return defOf(state, card).abilities.find((ability) => isKeyword(ability, "shift"))?.cost ?? null;
}

/** 8.10.1: characters of yours with the same name. */
function shiftTargets(state: State, card: CardId): CardId[] {
  if (shiftCost(state, card) === null) return [];
  return ownCharacters(state).filter((id) => hasName(defOf(state, id), defOf(state, card).name.en));
}

function canPay(state: State, { card, cost }: Way): boolean {
  return readyInk(state, state.turn.active).length >= inkToPay(state, state.turn.active, card, cost);
}

function option(state: State, { card, onto, cost }: Way): Option {
  const amount = inkToPay(state, state.turn.active, card, cost);
  if (onto === null)
    return { id: `play:${tagOf(state, card)}`, message: say("play.option", { card: { card }, amount }) };
  return {
    id: `shift:${tagOf(state, card)}:${tagOf(state, onto)}`,
    message: say("play.shift-option", { card: { card }, onto: { card: onto }, amount }),
  };
}

/** 4.3.2: announce, find the total cost, pay it. */
export function play(run: Run, { card, onto }: Extract<Task, { task: "play" }>): void {
  const player = cardAt(run.state, card).owner;
  const printed = defOf(run.state, card).cost;
  const cost = onto === null ? printed : (shiftCost(run.state, card) ?? printed);
  const total = inkToPay(run.state, player, card, cost);
  run.step("4.3.2.1", say("play.announced", { player: { player }, card: { card } }));
  if (onto !== null)
    run.step("4.3.2.2", say("play.shifting", { player: { player }, card: { card }, onto: { card: onto } }));
  run.step("4.3.2.3", say("play.total", { card: { card }, cost, total }));
  payInk(run, player, total, "4.3.2.4");
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

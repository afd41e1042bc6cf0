import type { Question } from "../kernel/game.ts";
import { abilityAt } from "./abilities.ts";
import type { TurnAction } from "./actions.ts";
import { amountOf } from "./amount.ts";
import {
  entering,
  hasKeyword,
  inkToPay,
  originOf,
  paymentModifiers,
  type ToPlay,
} from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { cited } from "./cited.ts";
import { formOf } from "./forms.ts";
import type { Granted } from "./grants.ts";
import type { Static } from "./language.ts";
import { say } from "./messages.ts";
import { payInk } from "./pay.ts";
import { freeBy, mayEverBeFree, whyNotFree, whyNotPlay } from "./playable.ts";
import { frameOf } from "./resolve.ts";
import type { Run } from "./running.ts";
import { shiftCost, shiftRule } from "./shift.ts";
import { exertSingers, tellSinger } from "./sing.ts";
import { cardAt, defOf, isTakingTurn, isThere, ownerOf, refTo } from "./state.ts";
import { ownHands, together } from "./table.ts";
import type { CardId, Change, Frame, GameEvent, How, Playing, State, Task } from "./types.ts";
import { leaveUndone } from "./undone.ts";

/** 4.3: from the hand, for its ink cost. */
export const playAction: TurnAction = {
  word: "play",
  ways: (state) => ownHands(state).map((card) => [card]),
  whyNot: (state, card) => whyNotPlay(state, ownerOf(state, card), card, false),
  message: (state, card) => say("play.option", { card: { card }, amount: total(state, card) }),
  tasks: (state, card) => playing(state, card, { way: "ink" }),
};

/** 1.5.5.3: for free, where an ability allows it. */
export const playFreeAction: TurnAction = {
  word: "play-free",
  ways: (state) =>
    ownHands(state).flatMap((card) => (mayEverBeFree(state, ownerOf(state, card), card) ? [[card]] : [])),
  whyNot(state, card) {
    const player = ownerOf(state, card as CardId);
    return freeBy(state, player, card as CardId)
      ? whyNotPlay(state, player, card as CardId, true)
      : whyNotFree(state, card as CardId);
  },
  message: (_, card) => say("play.free-option", { card: { card } }),
  tasks: (state, card) =>
    playing(state, card, { way: "free", by: freeBy(state, ownerOf(state, card), card) }),
};

/** What the turn action sets going, however the card is played. */
export function playing(state: State, card: CardId, how: How): Task[] {
  const player = ownerOf(state, card);
  return [
    { task: "play", card, player, how, during: false, exerted: false },
    gameStateCheck({ now: "4.3.4", ...(defOf(state, card).type === "action" && { after: "6.7.5" }) }),
    { task: "turn action" },
  ];
}

function total(state: State, card: CardId): number {
  return inkToPay(state, ownerOf(state, card), card, defOf(state, card).cost);
}

type Play = Extract<Task, { task: "play" }>;

/** 4.3.2: announce, choose how, find the total cost, pay it. */
export function play(run: Run, task: Play): void {
  const { card, player, how, during } = task;
  const args = { player: { player }, card: { card } };
  if (whyNotPlay(run.state, player, card, how.way !== "ink")) {
    run.step(during ? "1.2.3" : "4.1.4", say("play.cannot", args));
    if (during) leaveUndone(run);
    return;
  }
  // 1.2.1: what a card allows goes before the rule that cards are played on one's own turn.
  const outOfTurn = !isTakingTurn(run.state, player) && "1.2.1";
  run.step(
    cited(during ? "6.7.8" : "4.3.2.1", outOfTurn),
    say(cardAt(run.state, card).zone === "hand" ? "play.announced" : "play.announced-from", {
      ...args,
      zone: say(`zone.${cardAt(run.state, card).zone}`),
    }),
  );
  const playing = bare(task);
  switch (how.way) {
    case "free":
      run.step([during ? "6.1.7" : "4.3.2.2", "1.5.5.3"], say("play.free", args));
      run.push({ task: "enter", ...playing });
      return;
    case "sing together":
      run.push({ task: "singers", ...playing });
      return;
    case "sing":
      run.step(
        ["4.3.2.2", "4.3.5"],
        say("play.sung", { ...args, singers: how.singers.map((id) => ({ card: id })) }),
      );
      tellSinger(run, how.singers);
      run.push(exertSingers(run.state, how.singers, "5.4.4.2"), { task: "enter", ...playing });
      return;
    case "shift":
      payForShift(run, playing, how.onto);
      return;
    case "ink":
      payTotal(run, playing, defOf(run.state, card).cost);
      run.push({ task: "enter", ...playing });
  }
}

function bare({ card, player, how, during, exerted }: Playing): Playing {
  return { card, player, how, during, exerted };
}

/** 4.3.2.3, 4.3.2.4 */
function payTotal(run: Run, playing: Playing, cost: number): void {
  const { card, player } = playing;
  const amount = inkToPay(run.state, player, card, cost);
  for (const modifier of paymentModifiers(run.state, player, card)) tellLess(run, playing, modifier, cost);
  run.step(
    cited("4.3.2.3", amount !== cost && "1.5.4"),
    say(playing.how.way === "shift" ? "play.total-shift" : "play.total", {
      card: { card },
      cost,
      total: amount,
    }),
  );
  payInk(run, player, amount, "4.3.2.4");
}

/** 1.5.4: what lessens the payment, and by which rule it applies. */
function tellLess(run: Run, { player }: Playing, modifier: Granted<ToPlay>, cost: number): void {
  const { grant, ability, lasting, from } = modifier;
  const amount = amountOf(run.state, grant.payLess, originOf(run.state, modifier));
  const isOwn = abilityAt(ability).kind === "static" && from.bound === undefined && !lasting;
  const outside = isOwn && (abilityAt(ability) as Static).outside;
  run.step(
    cited(outside ? "6.1.12" : lasting ? "4.3.6" : "1.5.4", "1.5.4", "4.3.6", formOf(ability)),
    say("play.less", { ability: { ability }, player: { player }, amount, cost }),
  );
}

/** 8.10.1 */
function payForShift(run: Run, playing: Playing, onto: CardId): void {
  const { card, player } = playing;
  run.step(
    ["4.3.2.2", shiftRule(run.state, card), "4.3.5"],
    say("play.shifting", { player: { player }, card: { card }, onto: { card: onto } }),
  );
  const cost = shiftCost(run.state, card);
  if (typeof cost === "number") payTotal(run, playing, cost);
  else if (cost) {
    const at = defOf(run.state, card).abilities.findIndex(
      (one) => one.kind === "keyword" && one.keyword === "shift",
    );
    const ability = { def: cardAt(run.state, card).def, at };
    const origin = { player, source: refTo(run.state, card), ability, bound: {} };
    run.push({ task: "pay", origin, costs: cost, rule: "4.3.2.4" }, { task: "enter", ...playing });
    return;
  }
  run.push({ task: "enter", ...playing });
}

/** 4.3.3: the card enters play; first its Bodyguard is asked about (8.3.2). */
export function enter(run: Run, task: Extract<Task, { task: "enter" }>): void {
  const playing = bare(task);
  const asks = hasKeyword(run.state, task.card, "bodyguard") && !entersExerted(run.state, playing);
  if (asks) run.push({ task: "enter exerted?", ...playing });
  else comeIntoPlay(run, playing);
}

/** 6.7.9, 8.10.2: exerted whatever its player would like. */
function entersExerted(state: State, { card, player, how, exerted }: Playing): boolean {
  return (
    exerted ||
    entering(state, player, card).some(({ enters }) => enters === "exerted") ||
    (how.way === "shift" && cardAt(state, how.onto).exerted)
  );
}

function comeIntoPlay(run: Run, { card, player, how, during, exerted }: Playing): void {
  const { state } = run;
  spendNext(run, { card, player });
  const ways = entering(state, player, card);
  const exerts = exerted || ways.some(({ enters }) => enters === "exerted");
  const event: GameEvent = {
    event: "play",
    card,
    exerted: exerts,
    damage: ways.reduce((sum, { enters }) => sum + (typeof enters === "object" ? enters.damage : 0), 0),
    onto: how.way === "shift" ? how.onto : null,
    ...(ways.length > 0 && { rule: "6.7.9" }),
    also: [...(exerted ? ["6.7.9"] : []), ...(how.way === "shift" ? takenOver(state, how.onto, exerts) : [])],
  };
  const singers = how.way === "sing" ? how.singers : [];
  const sung = singers.map((singer): GameEvent => ({ event: "sing", card: singer, song: card }));
  run.push(
    together(event),
    ...(sung.length > 0 ? [together(...sung)] : []),
    ...afterwards(state, card, player, during),
  );
}

/** 8.10.2 to 8.10.6, 5.1.3: what a shifted character takes over. */
function takenOver(state: State, onto: CardId, exerts: boolean): string[] {
  const { exerted, damage } = cardAt(state, onto);
  const isAffected = state.lasting.some(({ on }) => on?.some((ref) => ref.card === onto));
  return [
    "8.10.4",
    "5.1.3",
    ...(exerted ? ["8.10.2"] : []),
    ...(exerts ? ["8.10.3"] : []),
    ...(isAffected ? ["8.10.5"] : []),
    ...(damage > 0 ? ["8.10.6"] : []),
  ];
}

/** 4.3.3.2: an action's effect resolves at once, unless something else is resolving (6.7.8.1). */
function afterwards(state: State, card: CardId, player: number, during: boolean): Task[] {
  return defOf(state, card).type === "action" ? [{ task: "act", card, player, during }] : [];
}

export function act(run: Run, { card, player, during }: Extract<Task, { task: "act" }>): void {
  const { state } = run;
  const ability = {
    def: cardAt(state, card).def,
    at: defOf(state, card).abilities.findIndex(({ kind }) => kind === "action"),
  };
  const frame: Frame = frameOf({ player, source: refTo(state, card), ability, bound: {} });
  if (during) {
    run.step("6.7.8", say("play.waits", { card: { card } }), {
      change: "waiting",
      frames: [...state.waiting, frame],
    });
    return;
  }
  // 1.7.2, 5.4.5: what the playing triggered waits until the action has fully resolved.
  const waits = state.bag.length > 0;
  run.step(cited("5.4.1.2", waits && "1.7.2", waits && "5.4.5"), say("play.resolves", { card: { card } }));
  run.push({ task: "resolve", ...frame }, { task: "put away", card: frame.source });
}

/** 4.3.6: "the next …" applies to this card, whatever was paid for it, and is used up. */
function spendNext(run: Run, { card, player }: Pick<Playing, "card" | "player">): void {
  for (const { grant, lasting, ability } of paymentModifiers(run.state, player, card))
    if (grant.next && lasting)
      run.step("4.3.6", say("play.used-up", { ability: { ability }, card: { card } }), {
        change: "lasting over",
        ids: [lasting.id],
      });
}

/** 6.7.1.2: an action that has resolved goes to the discard. */
export function putAway(run: Run, { card }: Extract<Task, { task: "put away" }>): void {
  if (isThere(run.state, card))
    run.push(
      together({ event: "place", card: card.card, where: "discard", fromPlay: true, rule: "6.7.1.2" }),
    );
}

/** 8.3.2: a character with Bodyguard may enter play exerted. */
export const enterExerted: Question<State, Extract<Task, { task: "enter exerted?" }>, Change> = {
  decision: (_, { card, player }) => ({
    kind: "enter exerted",
    player,
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
  answer(run, task, [answer]) {
    const exerted = answer === "exerted";
    const { player, card } = task;
    run.step(
      "8.3.2",
      say(exerted ? "enter.chose-exerted" : "enter.chose-ready", { player: { player }, card: { card } }),
    );
    comeIntoPlay(run, { ...bare(task), exerted });
  },
};

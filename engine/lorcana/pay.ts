import type { Cited, Option, Question, Refusal } from "../kernel/game.ts";
import { fits } from "./filter.ts";
import type { Cost } from "./language.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, cardsInPlay, defOf, isThere, playerAt, readyInk } from "./state.ts";
import { together } from "./table.ts";
import { cardTagged, tagOf } from "./tags.ts";
import { viewpoint } from "./targets.ts";
import type { CardId, Change, Origin, PlayerId, State, Task } from "./types.ts";

export function canPayInk(state: State, player: PlayerId, amount: number): boolean {
  return readyInk(state, player).length >= amount;
}

/** Exerts as many ready ink cards as the total cost takes. Which ones makes no difference (7.5.1). */
export function payInk(run: Run, player: PlayerId, total: number, rule: Cited): void {
  const ink = readyInk(run.state, player).slice(0, total);
  if (ink.length < total) throw new Error("a cost was accepted that cannot be paid");
  run.step(rule, say("pay.ink", { player: { player }, amount: total }), {
    change: "exerted",
    cards: ink,
    exerted: true,
  });
}

/** 1.5.3: the rule that says why a cost cannot be paid in full, if it cannot. */
export function whyNotPay(state: State, costs: readonly Cost[], origin: Origin): string | null {
  for (const cost of costs) {
    const rule = whyNotPayOne(state, cost, origin);
    if (rule) return rule;
  }
  return canPayAll(state, costs, origin) ? null : "1.5.3";
}

/** What the costs before have taken: a card is exerted once, and one that is gone is exerted no more. */
interface Spent {
  readonly ink: number;
  readonly exerted: readonly CardId[];
  readonly gone: readonly CardId[];
}

/** 1.5.3: each payment is for one cost at a time, so the same card does not pay two. */
function canPayAll(
  state: State,
  [cost, ...rest]: readonly Cost[],
  origin: Origin,
  spent: Spent = { ink: 0, exerted: [], gone: [] },
): boolean {
  if (!cost) return true;
  if ("pay" in cost) {
    const ink = spent.ink + cost.pay;
    return canPayInk(state, origin.player, ink) && canPayAll(state, rest, origin, { ...spent, ink });
  }
  const others = "discard" in cost && cost.discard > 1 ? [{ ...cost, discard: cost.discard - 1 }] : [];
  if ("discard" in cost && cost.discard < 1) return canPayAll(state, rest, origin, spent);
  return payable(state, cost, origin).some(
    (id) =>
      !spent.gone.includes(id) &&
      !("exert" in cost && spent.exerted.includes(id)) &&
      canPayAll(state, [...others, ...rest], origin, paidWith(cost, id, spent)),
  );
}

function paidWith(cost: Cost, id: CardId, spent: Spent): Spent {
  return "exert" in cost
    ? { ...spent, exerted: [...spent.exerted, id] }
    : { ...spent, gone: [...spent.gone, id] };
}

function whyNotPayOne(state: State, cost: Cost, origin: Origin): string | null {
  if ("pay" in cost) return canPayInk(state, origin.player, cost.pay) ? null : "1.5.3";
  if ("exert" in cost && cost.exert === "this") return whyNotExert(state, origin.source.card);
  if ("banish" in cost && cost.banish === "this") return isThere(state, origin.source) ? null : "1.5.3";
  if ("discard" in cost) return payable(state, cost, origin).length >= cost.discard ? null : "4.1.4";
  return payable(state, cost, origin).length > 0 ? null : "4.1.4";
}

/** 4.4.2, 5.1.1.2: exerted cards and drying characters cannot exert. */
export function whyNotExert(state: State, id: CardId): string | null {
  const { exerted, drying } = cardAt(state, id);
  if (exerted) return "5.1.1.2";
  return drying && defOf(state, id).type === "character" ? "4.4.2" : null;
}

/** The cards a cost can be paid with. */
function payable(state: State, cost: Cost, origin: Origin): CardId[] {
  const from = viewpoint(origin);
  if ("discard" in cost)
    return playerAt(state, origin.player).hand.filter(
      (id) => id !== origin.source.card && fits(state, cost.what ?? {}, id, from),
    );
  if (("exert" in cost && cost.exert === "this") || ("banish" in cost && cost.banish === "this"))
    return [origin.source.card];
  const own = cardsInPlay(state).filter((id) => cardAt(state, id).owner === origin.player);
  if ("banish" in cost && typeof cost.banish === "object") {
    const { banish } = cost;
    return own.filter((id) => fits(state, banish, id, from));
  }
  if ("exert" in cost && typeof cost.exert === "object") {
    const { exert } = cost;
    return own.filter((id) => fits(state, exert, id, from) && whyNotExert(state, id) === null);
  }
  return [];
}

type Pay = Extract<Task, { task: "pay" }>;

/** 4.3.2.4, 4.4.3.4: the costs one after the other. */
export function pay(run: Run, { origin, costs, rule }: Pay): void {
  const [cost, ...rest] = costs;
  if (!cost) return;
  if ("pay" in cost) {
    payInk(run, origin.player, cost.pay, rule);
    run.push({ task: "pay", origin, costs: rest, rule });
  } else if ("exert" in cost && cost.exert === "this")
    run.push(together({ event: "exert", card: origin.source.card, rule }), {
      task: "pay",
      origin,
      costs: rest,
      rule,
    });
  else if ("banish" in cost && cost.banish === "this")
    run.push(together({ event: "banish", card: origin.source.card, by: null, rule }), {
      task: "pay",
      origin,
      costs: rest,
      rule,
    });
  else run.push({ task: "pay with", origin, cost, rest, rule });
}

/** What is exerted, banished or discarded as a cost, the player chooses. */
export const payWith: Question<State, Extract<Task, { task: "pay with" }>, Change> = {
  decision(state, { origin, cost, rest, rule }) {
    const count = "discard" in cost ? cost.discard : 1;
    return {
      kind: "pay",
      player: origin.player,
      rule,
      message: say("pay.ask", {
        player: { player: origin.player },
        ability: { ability: origin.ability },
        cost: { cost },
      }),
      options: payable(state, cost, origin)
        .filter((id) => leavesEnough(state, id, cost, rest, origin))
        .map((id) => option(state, id)),
      min: count,
      max: count,
    };
  },
  refusals(state, { origin, cost, rest }) {
    const needed = payable(state, cost, origin)
      .filter((id) => !leavesEnough(state, id, cost, rest, origin))
      .map((id) => ({ ...option(state, id), rule: "1.5.3" }));
    if (!("exert" in cost) || typeof cost.exert !== "object") return needed;
    const { exert } = cost;
    const unable = cardsInPlay(state)
      .filter((id) => cardAt(state, id).owner === origin.player && fits(state, exert, id, viewpoint(origin)))
      .flatMap((id): Refusal[] => {
        const rule = whyNotExert(state, id);
        return rule ? [{ ...option(state, id), rule: rule === "4.4.2" ? "4.4.2.1" : rule }] : [];
      });
    return [...needed, ...unable];
  },
  answer(run, { origin, cost, rest, rule }, answer) {
    const cards = answer.map((id) => cardTagged(run.state, id.slice("card:".length)));
    run.step(
      rule,
      say("pay.chose", { player: { player: origin.player }, cards: cards.map((card) => ({ card })) }),
    );
    const events = cards.map((card) => {
      if ("discard" in cost) return { event: "discard", card, rule } as const;
      return "banish" in cost
        ? ({ event: "banish", card, by: null, rule } as const)
        : ({ event: "exert", card, rule } as const);
    });
    run.push(together(...events), { task: "pay", origin, costs: rest, rule });
  },
};

/** 1.5.3: whether what else is to be paid could still be, once this card has paid for this. */
function leavesEnough(state: State, id: CardId, cost: Cost, rest: readonly Cost[], origin: Origin): boolean {
  const spent = paidWith(cost, id, { ink: 0, exerted: [], gone: [] });
  return rest.length === 0 || canPayAll(state, rest, origin, spent);
}

function option(state: State, id: CardId): Option {
  return { id: `card:${tagOf(state, id)}`, message: say("name", { card: { card: id } }) };
}

import type { Question } from "../kernel/game.ts";
import { type Placed, printedIn } from "./abilities.ts";
import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { cited } from "./cited.ts";
import { holds } from "./condition.ts";
import { gainedAbilities } from "./gained.ts";
import type { Activated, Cost } from "./language.ts";
import { abilitySlug, say } from "./messages.ts";
import { whyNotPay } from "./pay.ts";
import { beginResolving, named, onceKey } from "./resolve.ts";
import type { Run } from "./running.ts";
import { defOf, ownerOf, playerAt, refTo } from "./state.ts";
import { tagOf } from "./tags.ts";
import type { AbilityRef, CardId, Change, Origin, State, Task } from "./types.ts";

type Usable = Placed<Activated>;

/** 4.4: [Cost] – [Effect]. */
export const useAction: TurnAction = {
  word: "use",
  ways: (state) => usable(state).map((placed) => [placed.card, indexOf(state, placed)]),
  whyNot: (state, card, index) => whyNotUse(state, found(state, card, index)),
  message: (state, card, index) => {
    const { ref, ability } = found(state, card, index);
    return say("use.option", {
      card: { card },
      ability: { ability: ref },
      costs: ability.costs.map((cost) => ({ cost })),
    });
  },
  tasks: (state, card, index) => [
    { task: "use", card, ability: found(state, card, index).ref, free: false },
    gameStateCheck({ now: "4.4.5", after: "6.7.5" }),
    { task: "turn action" },
  ],
  id: (state, card, index) => `use:${tagOf(state, card)}:${slugOf(state, found(state, card, index))}`,
};

/** 6.3.1: of the players taking this turn. */
function usable(state: State): Usable[] {
  const printed = state.turn.taking.flatMap(
    (player) => printedIn(state, playerAt(state, player).play).activated,
  );
  const gained = gainedAbilities(state, "activated").filter(({ card }) =>
    state.turn.taking.includes(ownerOf(state, card)),
  );
  return [...printed, ...gained];
}

function ofCard(state: State, card: CardId): Usable[] {
  return usable(state).filter((placed) => placed.card === card);
}

function indexOf(state: State, { card, ref }: Usable): number {
  return ofCard(state, card).findIndex((placed) => placed.ref === ref || isSame(placed.ref, ref));
}

function isSame(a: AbilityRef, b: AbilityRef): boolean {
  return a.def === b.def && a.at === b.at && JSON.stringify(a.gained) === JSON.stringify(b.gained);
}

function found(state: State, card: CardId, index = 0): Usable {
  const placed = ofCard(state, card)[index];
  if (!placed) throw new Error(`no activated ability ${index} on ${tagOf(state, card)}`);
  return placed;
}

/** Two abilities of one name on one card are told apart by a number. */
function slugOf(state: State, placed: Usable): string {
  const slug = abilitySlug(placed.ref);
  const at = ofCard(state, placed.card)
    .filter((other) => abilitySlug(other.ref) === slug)
    .findIndex((other) => isSame(other.ref, placed.ref));
  return at > 0 ? `${slug}:${at + 1}` : slug;
}

function originOf(state: State, { card, ref }: Pick<Usable, "card" | "ref">): Origin {
  return { player: ownerOf(state, card), source: refTo(state, card), ability: ref, bound: {} };
}

function whyNotUse(state: State, placed: Usable): string | null {
  const rule = whyNotNow(state, placed) ?? whyNotPay(state, placed.ability.costs, originOf(state, placed));
  return rule === "1.5.3" ? "1.5.2" : rule;
}

/** 6.1.13.2, 6.1.13.5: the word in the ability that keeps it from being used now. */
function whyNotNow(state: State, placed: Usable): string | null {
  const origin = originOf(state, placed);
  const { ability } = placed;
  if (ability.while && !holds(state, ability.while, { card: placed.card, player: origin.player }))
    return "6.1.13.5";
  return ability.once && state.turn.resolved.includes(onceKey(origin)) ? "6.1.13.2" : null;
}

type Use = Extract<Task, { task: "use" }>;

/** 4.4.3, 4.4.4 */
export function use(run: Run, { card, ability, free }: Use): void {
  const origin = originOf(run.state, { card, ref: ability });
  const { costs } = found(run.state, card, indexOf(run.state, { card, ref: ability } as Usable)).ability;
  run.step(cited("4.4.3.1", sameTurn(run.state, card, costs)), say("use.announced", named(origin)));
  const resolving = { task: "activate", origin } as const;
  if (free) {
    run.step(["4.4.3.2", "1.5.5.4"], say("use.free", named(origin)));
    run.push({ task: "pay", origin, costs: exerting(costs), rule: "6.1.7.1" }, resolving);
    return;
  }
  run.step("4.4.3.3", say("use.total", { ...named(origin), costs: costs.map((cost) => ({ cost })) }));
  run.push({ task: "pay", origin, costs, rule: "4.4.3.4" }, resolving);
}

/** 6.3.1.2, 5.5.4, 5.6.4: in the turn it was played an item or a location may be used, a character without {E}. */
function sameTurn(state: State, card: CardId, costs: readonly Cost[]): string | null {
  const isNew = state.turn.history.some((event) => event.event === "play" && event.card === card);
  if (!isNew) return null;
  switch (defOf(state, card).type) {
    case "item":
      return "5.5.4";
    case "location":
      return "5.6.4";
    default:
      return costs.some((cost) => "exert" in cost && cost.exert === "this") ? null : "6.3.1.1";
  }
}

/** 4.4.4: once the cost is paid, the effect resolves. */
export function activate(run: Run, { origin }: Extract<Task, { task: "activate" }>): void {
  // 6.3.3: what the cost triggered waits.
  run.step(cited("4.4.4", run.state.bag.length > 0 && "6.3.3"), say("use.activated", named(origin)));
  run.push(beginResolving(run.state, origin));
}

/** 6.1.7.1: which ability is used for free, and that only {E} is still to pay. */
export const chooseAbility: Question<State, Extract<Task, { task: "choose ability" }>, Change> = {
  decision: (state, { frame, card }) => ({
    kind: "choose ability",
    player: frame.actor,
    rule: "6.1.7.1",
    message: say("use.ask-free", { ...named(frame), chosen: { card } }),
    options: ofCard(state, card)
      .filter((placed) => whyNotFree(state, placed) === null)
      .map((placed) => freeOption(state, placed)),
    min: 1,
    max: 1,
  }),
  refusals: (state, { card }) =>
    ofCard(state, card).flatMap((placed) => {
      const rule = whyNotFree(state, placed);
      return rule ? [{ ...freeOption(state, placed), rule }] : [];
    }),
  answer(run, { frame, card }, [answer]) {
    const placed = ofCard(run.state, card).find((one) => freeOption(run.state, one).id === answer);
    if (!placed) {
      run.step("1.7.7", say("choose.none", named(frame)));
      run.push({ task: "resolve", ...frame, undone: true, partial: true });
    } else run.push({ task: "use", card, ability: placed.ref, free: true }, { task: "resolve", ...frame });
  },
};

function whyNotFree(state: State, placed: Usable): string | null {
  return (
    whyNotNow(state, placed) ?? whyNotPay(state, exerting(placed.ability.costs), originOf(state, placed))
  );
}

/** 6.1.7.1: what is still to pay of a cost for free. */
function exerting(costs: readonly Cost[]): Cost[] {
  return costs.filter((cost) => "exert" in cost);
}

function freeOption(state: State, placed: Usable) {
  return {
    id: `use:${tagOf(state, placed.card)}:${slugOf(state, placed)}`,
    message: say("ability-of", { ability: { ability: placed.ref }, card: { card: placed.card } }),
  };
}

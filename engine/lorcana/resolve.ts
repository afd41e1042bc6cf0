import type { Answer, Option, Question, Refusal } from "../kernel/game.ts";
import { abilityAt } from "./abilities.ts";
import { eventsOf } from "./effects.ts";
import { fits, holds, type Viewpoint } from "./filter.ts";
import type { Atom, Effect, Target, Triggered } from "./language.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, cardsInPlay, refTo } from "./state.ts";
import { cardTagged } from "./tags.ts";
import type { Bagged, Bound, CardId, Change, Frame, State, Task } from "./types.ts";

/** 6.7.2: an ability from the bag begins to resolve. */
export function beginResolving({ player, source, ability, bound }: Bagged): Task {
  const { if: secondary, effects } = abilityAt(ability) as Triggered;
  const todo: readonly Effect[] = secondary ? [{ do: "if", if: secondary, effects }] : effects;
  return { task: "resolve", player, source, ability, bound, todo };
}

/** Takes up the next effect of a resolving ability. */
export function resolve(run: Run, frame: Frame): void {
  const [effect, ...todo] = frame.todo;
  if (!effect) return;
  const rest = { ...frame, todo };
  if (effect.do === "may") run.push({ task: "may", frame: rest, effects: effect.effects });
  else if (effect.do === "if") resolveIf(run, effect, rest);
  else perform(run, effect, rest);
}

/** 6.2.4, 6.7.2.1: a secondary "if" is looked at now, not when the ability triggered. */
function resolveIf(run: Run, effect: Extract<Effect, { do: "if" }>, frame: Frame): void {
  const met = holds(run.state, effect.if, viewpoint(frame));
  run.step("6.2.4", say(met ? "resolve.if-true" : "resolve.if-false", named(frame)));
  run.push({ task: "resolve", ...frame, todo: met ? [...effect.effects, ...frame.todo] : frame.todo });
}

/** 6.7.2.2, 6.7.2.3: choices first, then what the effect says. */
function perform(run: Run, effect: Atom, frame: Frame): void {
  const open = "to" in effect ? openChoice(effect.to, frame.bound) : null;
  if (open) {
    run.push({ task: "choose", frame: { ...frame, todo: [effect, ...frame.todo] }, ...open });
    return;
  }
  const batch = eventsOf(run.state, effect, frame);
  if (batch.length === 0) run.step("1.2.3", say("resolve.nothing", named(frame)));
  const self = effect.instead ? { frame, effect } : null;
  run.push(
    // 1.12.2: cards are drawn one at a time.
    ...batch.map((event) => ({ task: "event", batch: [event], applied: [], self }) as const),
    { task: "resolve", ...frame },
  );
}

function openChoice(target: Target, bound: Bound) {
  if (target === "this" || "the" in target || bound[target.slot] !== undefined) return null;
  return { slot: target.slot, filter: target.chosen };
}

type May = Extract<Task, { task: "may" }>;

/** 6.1.4 */
export const may: Question<State, May, Change> = {
  decision: (_, { frame }) => ({
    kind: "may",
    player: frame.player,
    rule: "6.1.4",
    message: say("may.ask", named(frame)),
    options: [
      { id: "yes", message: say("may.yes") },
      { id: "no", message: say("may.no") },
    ],
    min: 1,
    max: 1,
  }),
  refusals: () => [],
  answer(run, { frame, effects }, [answer]) {
    const yes = answer === "yes";
    run.step("6.1.4", say(yes ? "may.chose-yes" : "may.chose-no", named(frame)));
    run.push({ task: "resolve", ...frame, todo: yes ? [...effects, ...frame.todo] : frame.todo });
  },
};

type Choose = Extract<Task, { task: "choose" }>;

/** 6.1.3, 6.7.3 */
export const choose: Question<State, Choose, Change> = {
  decision: (state, { frame, filter }) => ({
    kind: "choose",
    player: frame.player,
    rule: "6.1.3",
    message: say("choose.ask", named(frame)),
    options: cardsInPlay(state)
      .filter((id) => fits(state, filter, id, viewpoint(frame)))
      .map((id) => option(state, id)),
    min: 1,
    max: 1,
  }),
  /** 6.1.3.1: cards of the right type that a limiter leaves out. */
  refusals: (state, { frame, filter }) =>
    cardsInPlay(state)
      .filter(
        (id) =>
          !fits(state, filter, id, viewpoint(frame)) &&
          fits(state, { type: filter.type }, id, viewpoint(frame)),
      )
      .map((id): Refusal => ({ ...option(state, id), rule: id === frame.source.card ? "6.1.6" : "6.1.3.1" })),
  answer(run, { frame, slot }, [answer]: Answer) {
    const chosen = answer === undefined ? null : cardTagged(run.state, answer.slice("card:".length));
    if (chosen === null) run.step("1.7.7", say("choose.none", named(frame)));
    else run.step("6.1.3", say("choose.chose", { ...named(frame), chosen: { card: chosen } }));
    const bound = { ...frame.bound, [slot]: chosen === null ? "none" : refTo(run.state, chosen) };
    run.push({ task: "resolve", ...frame, bound });
  },
};

function option(state: State, id: CardId): Option {
  return { id: `card:${cardAt(state, id).tag}`, message: say("name", { card: { card: id } }) };
}

function named(frame: Frame) {
  return {
    player: { player: frame.player },
    ability: { ability: frame.ability },
    card: { card: frame.source.card },
  };
}

function viewpoint(frame: Frame): Viewpoint {
  return { card: frame.source.card, player: frame.player, bound: frame.bound };
}

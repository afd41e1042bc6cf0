import { abilityAt } from "./abilities.ts";
import { beyondWillpower } from "./check.ts";
import { cited } from "./cited.ts";
import { holds, looksBack } from "./condition.ts";
import { counted } from "./count.ts";
import { namesOf } from "./filter.ts";
import type { Condition, Effect } from "./language.ts";
import { say } from "./messages.ts";
import { perform } from "./perform.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, isOpponent, turnOrder } from "./state.ts";
import { viewpoint } from "./targets.ts";
import type { Frame, Origin, PlayerId, State, Task, Todo } from "./types.ts";

/** 6.7.2: an ability or an action begins to resolve. */
export function frameOf({ player, source, ability, bound }: Origin): Frame {
  return {
    player,
    actor: player,
    source,
    ability,
    bound,
    todo: todoOf(ability),
    undone: false,
    partial: false,
  };
}

function todoOf(ref: Origin["ability"]): readonly Todo[] {
  const ability = abilityAt(ref);
  if (ability.kind === "action" || ability.kind === "activated") return ability.effects;
  if (ability.kind !== "triggered") throw new Error(`${ref.def} ${ref.at} does not resolve`);
  return ability.if ? [{ do: "secondary", if: ability.if, effects: ability.effects }] : ability.effects;
}

/** 6.1.13.2: a "once" ability that has fully resolved this turn resolves with no effect. */
export function beginResolving(state: State, origin: Origin): Task {
  const frame = frameOf(origin);
  const isSpent = isOnce(origin) && state.turn.resolved.includes(onceKey(origin));
  return { task: "resolve", ...frame, ...(isSpent && { todo: [{ do: "spent" }] }) };
}

export function isOnce({ ability }: Pick<Origin, "ability">): boolean {
  const means = abilityAt(ability);
  return (means.kind === "triggered" || means.kind === "activated") && means.once === true;
}

/** Each ability of each object counts for itself. */
export function onceKey({ source, ability }: Pick<Origin, "source" | "ability">): string {
  return `${source.card}.${source.life} ${ability.def} ${ability.at}`;
}

/** Takes up the next effect of what is resolving, in the order it is written (6.1.2). */
export function resolve(run: Run, task: Frame): void {
  const frame = bare(task);
  const [next, ...todo] = frame.todo;
  if (!next) {
    finish(run, frame);
    return;
  }
  const noted = tellBefore(run, frame, next);
  const effect = counted(run, next, noted);
  const rest: Frame = { ...noted, todo };
  const goOn = (before: readonly Todo[], patch: Partial<Frame> = {}) =>
    run.push({ task: "resolve", ...rest, ...patch, todo: [...before, ...todo] });
  switch (effect.do) {
    case "spent":
      run.step("6.1.13.2", say("resolve.spent", named(frame)));
      goOn([], { partial: true });
      return;
    case "may":
      run.push({ task: "may", frame: rest, effects: effect.effects });
      return;
    case "secondary":
    case "if":
      resolveIf(run, effect, rest);
      return;
    case "to":
      // 6.1.5.1: what comes after waits for what comes first to be done in full.
      goOn([...effect.first, { do: "then", effects: effect.effects, before: frame.undone }], {
        undone: false,
      });
      return;
    case "then":
      if (frame.undone) run.step("6.1.5.1", say("resolve.not-then", named(frame)));
      goOn(frame.undone ? [] : effect.effects, { undone: frame.undone || effect.before });
      return;
    case "or":
      run.push({ task: "or", frame: rest, options: effect.options });
      return;
    case "each":
      resolveEach(run, effect, rest);
      return;
    case "as":
      if (effect.several)
        run.step(
          cited("6.7.6", run.state.players.length > 2 && "9.2.2"),
          say("resolve.part", { ...named(frame), actor: { player: effect.player } }),
        );
      goOn([...effect.effects], {
        actor: effect.player,
        bound: effect.bound,
        // What one player left undone is nothing to the next, but for what follows if all was done.
        undone: frame.undone && todo.some((each) => each.do === "then"),
      });
      return;
    case "back to":
      goOn([], { actor: effect.player });
      return;
    default:
      perform(run, effect, rest);
  }
}

/** The task's own name must not stay on a frame that is kept elsewhere. */
function bare(task: Frame): Frame {
  const { player, actor, source, ability, bound, todo, undone, partial, begun, unchecked } = task;
  const told = { ...(begun && { begun }), ...(unchecked && { unchecked }) };
  return { player, actor, source, ability, bound, todo, undone, partial, ...told };
}

/** What has to be said before the next effect: that it follows all the same, and that no check came in between. */
function tellBefore(run: Run, frame: Frame, next: Todo): Frame {
  let noted = frame;
  if (frame.undone && isIndependent(next, frame)) {
    // 6.2.5, 6.1.2: each effect stands for itself.
    const isTriggered = abilityAt(frame.ability).kind === "triggered";
    run.step(cited(isTriggered ? "6.2.5" : "6.1.2", "6.1.2"), say("resolve.rest", named(frame)));
    noted = { ...noted, undone: false };
  }
  if (frame.unchecked || !frame.begun) return noted;
  const beyond = beyondWillpower(run.state);
  if (beyond.length === 0) return noted;
  run.step("1.8.5", say("resolve.unchecked", { ...named(frame), cards: beyond.map((card) => ({ card })) }));
  return { ...noted, unchecked: true };
}

function isIndependent(next: Todo, { todo }: Frame): boolean {
  return (
    next.do !== "then" &&
    next.do !== "back to" &&
    next.do !== "as" &&
    !todo.some((each) => each.do === "then")
  );
}

/** 6.2.4, 6.7.2.1: an "if" is looked at now, not when the ability triggered. */
function resolveIf(run: Run, effect: Extract<Todo, { do: "if" | "secondary" }>, frame: Frame): void {
  const met = holds(run.state, effect.if, viewpoint(frame));
  const rule = effect.do === "secondary" ? "6.2.4" : "6.7.2.1";
  const otherwise = effect.do === "if" ? effect.otherwise : undefined;
  const key = met ? "resolve.if-true" : otherwise ? "resolve.if-otherwise" : "resolve.if-false";
  const back = looksBack(run.state, effect.if, viewpoint(frame)) && "6.7.7";
  run.step(cited(rule, back, ...namedRules(run.state, effect.if, frame)), say(key, named(frame)));
  run.push({
    task: "resolve",
    ...frame,
    todo: [...(met ? effect.effects : (otherwise ?? [])), ...frame.todo],
    partial: frame.partial || (!met && !otherwise),
  });
}

/** 5.2.6, 5.2.6.1, 5.2.6.3: by which name a card was or was not the one named. */
function namedRules(state: State, condition: Condition, { bound }: Frame): string[] {
  if (!("bears" in condition)) return [];
  const [ref] = bound.cards?.[condition.the] ?? [];
  const def = ref && defOf(state, ref.card);
  if (!def || namesOf(def).length === 1) return ["5.2.6"];
  return def.name.en.includes("&") ? ["5.2.6", "5.2.6.1"] : ["5.2.6", "5.2.6.1", "5.2.6.3"];
}

/** 6.7.6: the active player first, then the others in turn order. */
function resolveEach(run: Run, effect: Extract<Effect, { do: "each" }>, frame: Frame): void {
  const { effects, who } = effect;
  const players = meant(run.state, who, frame);
  if (who === "chosen opponent" && players.length > 1) {
    run.push({ task: "choose player", frame, effects });
    return;
  }
  tellMeant(run, who, players, frame);
  const several = players.length > 1;
  const parts = players.map((player): Todo => ({ do: "as", player, effects, several, bound: frame.bound }));
  run.push({
    task: "resolve",
    ...frame,
    todo: [...parts, { do: "back to", player: frame.actor }, ...frame.todo],
  });
}

/** 1.3.3, 1.3.5.2, 1.3.6.2: whom the effect speaks of. */
function tellMeant(
  run: Run,
  who: Extract<Effect, { do: "each" }>["who"],
  players: readonly PlayerId[],
  frame: Frame,
): void {
  if (players.length === 0 || typeof who === "object" || who === "challenging player") return;
  const rule = who === "players" ? "1.3.3" : who === "teammates" ? "1.3.6.2" : "1.3.5.2";
  run.step(
    cited(rule, "1.3.3"),
    say("resolve.means", { ...named(frame), players: players.map((player) => ({ player })) }),
  );
}

export function meant(state: State, who: Extract<Effect, { do: "each" }>["who"], frame: Frame): PlayerId[] {
  const order = turnOrder(state);
  if (typeof who === "object") {
    const owners = frame.bound.cards?.[who.playerOf]?.map(({ card }) => cardAt(state, card).owner) ?? [];
    return order.filter((id) => owners.includes(id));
  }
  switch (who) {
    case "players":
      return order;
    case "opponents":
    case "chosen opponent":
      return order.filter((id) => isOpponent(state, frame.player, id));
    case "teammates":
      return order.filter((id) => id !== frame.player && !isOpponent(state, frame.player, id));
    case "challenging player":
      return order.filter((id) => id === challengingPlayer(state, frame));
  }
}

function challengingPlayer(state: State, { bound }: Frame): PlayerId | null {
  const challenger = state.challenge?.challenger.card ?? bound.cards?.other?.[0]?.card;
  return challenger === undefined ? null : cardAt(state, challenger).owner;
}

/** 6.1.1: an ability that did all it says is fully resolved. */
function finish(run: Run, frame: Frame): void {
  if (!isOnce(frame)) return;
  if (frame.partial) {
    if (!run.state.turn.resolved.includes(onceKey(frame)))
      run.step("6.1.1", say("resolve.not-whole", named(frame)));
    return;
  }
  run.step("6.1.13.2", say("resolve.once", named(frame)), { change: "resolved", key: onceKey(frame) });
}

export function named(frame: Origin & { readonly actor?: PlayerId }) {
  return {
    player: { player: frame.actor ?? frame.player },
    ability: { ability: frame.ability },
    card: { card: frame.source.card },
  };
}

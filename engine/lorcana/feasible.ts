import { amountOf } from "./amount.ts";
import { choosable } from "./choose.ts";
import { eventsOf } from "./effects.ts";
import type { Atom, Effect, Slot, Target } from "./language.ts";
import { canPayInk } from "./pay.ts";
import { isFollowed, playerAt } from "./state.ts";
import { candidates, slotOf, targets } from "./targets.ts";
import type { Frame, State } from "./types.ts";

/** 6.1.5.1, 6.1.5.2: whether all of it could be done as things stand. */
export function canDo(state: State, effects: readonly Effect[], frame: Frame): boolean {
  // What one of them chooses, the next ones can speak of.
  const bound = new Set<Slot>();
  return effects.every((effect) => {
    const isAble = canDoOne(state, effect, frame, bound);
    for (const target of targetsOf(effect))
      if (typeof target === "object" && ("chosen" in target || "random" in target)) bound.add(slotOf(target));
    return isAble;
  });
}

function canDoOne(state: State, effect: Effect, frame: Frame, bound: ReadonlySet<Slot>): boolean {
  switch (effect.do) {
    case "may":
    case "if":
    case "or":
    case "each":
      return true;
    case "to":
      return canDo(state, effect.first, frame);
    case "pay":
      return canPayInk(state, frame.actor, effect.amount);
    case "discard": {
      const { hand } = playerAt(state, frame.actor);
      if (effect.amount === "all") return true;
      const fitting = candidates(state, effect.what ?? {}, "hand", frame).length;
      return Math.min(hand.length, fitting) >= amountOf(state, effect.amount, frame);
    }
    case "exert":
    case "ready":
      return effect.to === "this"
        ? eventsOf(state, effect, frame).length > 0
        : isThereAny(state, effect.to, effect, frame, bound);
    default:
      return targetsOf(effect).every((target) => isThereAny(state, target, effect, frame, bound));
  }
}

function targetsOf(effect: Effect): Target[] {
  return [
    ...("from" in effect ? [effect.from] : []),
    ...("to" in effect ? [effect.to] : []),
    ...(effect.do === "move" ? [effect.where] : []),
  ];
}

/** 6.1.3.1: there is a card to choose that may be chosen. */
function isThereAny(
  state: State,
  target: Target,
  effect: Atom,
  frame: Frame,
  bound: ReadonlySet<Slot>,
): boolean {
  if (typeof target === "object" && "chosen" in target) {
    const { count = 1 } = target;
    const least = typeof count === "number" ? count : 0;
    return choosable(state, { ...frame, todo: [effect, ...frame.todo] }, target).length >= least;
  }
  if (typeof target === "object" && "random" in target)
    return candidates(state, target.random, target.from, frame).length >= target.count;
  if (typeof target === "object" && "all" in target) return true;
  if (typeof target === "object" && bound.has(target.the)) return true;
  return targets(state, target, frame).some((ref) => isFollowed(state, ref));
}

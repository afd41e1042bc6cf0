import { amountOf } from "./amount.ts";
import { openFor } from "./choose.ts";
import type { Effect, Target } from "./language.ts";
import { canPayInk } from "./pay.ts";
import { isFollowed, playerAt } from "./state.ts";
import { candidates, targets } from "./targets.ts";
import type { Frame, State } from "./types.ts";

/** 6.1.5.1, 6.1.5.2: whether all of it could be done as things stand. */
export function canDo(state: State, effects: readonly Effect[], frame: Frame): boolean {
  return effects.every((effect) => canDoOne(state, effect, frame));
}

function canDoOne(state: State, effect: Effect, frame: Frame): boolean {
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
    default: {
      const meant = [...("from" in effect ? [effect.from] : []), ...("to" in effect ? [effect.to] : [])];
      const doing = { ...frame, todo: [effect] };
      return meant.every((target) => isThereAny(state, target, doing));
    }
  }
}

function isThereAny(state: State, target: Target, frame: Frame): boolean {
  if (typeof target === "object" && "chosen" in target) {
    const { count = 1 } = target;
    const least = typeof count === "number" ? count : 0;
    return openFor(state, frame, target).length >= least;
  }
  if (typeof target === "object" && "random" in target)
    return candidates(state, target.random, target.from, frame).length >= target.count;
  if (typeof target === "object" && "all" in target) return true;
  return targets(state, target, frame).some((ref) => isFollowed(state, ref));
}

import { amountOf } from "./amount.ts";
import { statOf } from "./characteristics.ts";
import { cited } from "./cited.ts";
import type { Amount, Atom, Effect, Quality } from "./language.ts";
import { say } from "./messages.ts";
import { named } from "./resolve.ts";
import type { Run } from "./running.ts";
import { candidates } from "./targets.ts";
import type { Frame, State, Todo } from "./types.ts";

type Count = Extract<Amount, { count: unknown }>;

/**
 * 6.1.8, 6.7.2.1: what is "for each" is counted first of all, and once. What each player does is counted as that player
 * does it, what is chosen between as it is chosen, and what speaks of a card to be chosen once it is.
 */
export function counted(run: Run, effect: Todo, frame: Frame): Todo {
  switch (effect.do) {
    case "may":
      return { ...effect, effects: all(run, effect.effects, frame) };
    case "if":
    case "secondary":
      return { ...effect, effects: all(run, effect.effects, frame) };
    case "to":
      return {
        ...effect,
        first: all(run, effect.first, frame),
        effects: all(run, effect.effects, frame),
      };
    case "or":
    case "each":
    case "as":
    case "then":
    case "back to":
    case "spent":
      return effect;
    default:
      return inAtom(run, effect, frame);
  }
}

function all(run: Run, effects: readonly Effect[], frame: Frame): readonly Effect[] {
  return effects.map((effect) => counted(run, effect, frame) as Effect);
}

function inAtom(run: Run, effect: Atom, frame: Frame): Atom {
  if (effect.do === "give") {
    const has = effect.has.map(
      (quality): Quality =>
        "gets" in quality && isCount(quality.amount)
          ? { ...quality, amount: tell(run, quality.amount, frame) }
          : quality,
    );
    return { ...effect, has };
  }
  if (!("amount" in effect) || !isCount(effect.amount)) return effect;
  return { ...effect, amount: tell(run, effect.amount, frame) } as Atom;
}

function isCount(amount: Amount | "all"): amount is Count {
  return typeof amount === "object" && "count" in amount && amount.count.the === undefined;
}

function tell(run: Run, amount: Count, frame: Frame): number {
  const total = amountOf(run.state, amount, frame);
  run.step(
    cited("6.1.8", "6.7.2.1", countsNegative(run.state, amount, frame) && "6.6.2"),
    say("resolve.counted", { ...named(frame), count: total / (amount.times ?? 1) }),
  );
  return total;
}

/** 6.6.2: a character with negative Strength is among those with 0. */
function countsNegative(state: State, { count, from }: Count, frame: Frame): boolean {
  return (
    count.strength !== undefined &&
    candidates(state, count, from, frame).some((id) => statOf(state, id, "strength") < 0)
  );
}

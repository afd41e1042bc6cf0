import { knownStat } from "./characteristics.ts";
import { countOf } from "./condition.ts";
import type { Amount } from "./language.ts";
import { asLeft, cardAt, defOf } from "./state.ts";
import { targets } from "./targets.ts";
import type { Origin, PlayerId, Ref, State } from "./types.ts";

type From = Origin & { readonly actor?: PlayerId };

/** 6.1.8: a number an effect speaks of, counted now. */
export function amountOf(state: State, amount: Amount, origin: From): number {
  if (typeof amount === "number") return amount;
  if ("that" in amount) return origin.bound.amount ?? 0;
  if ("cards" in amount) return (amount.times ?? 1) * (origin.bound.cards?.[amount.cards]?.length ?? 0);
  if ("count" in amount) {
    const { player, actor, bound, source } = origin;
    const from = { card: source.card, player, actor, bound };
    return (amount.times ?? 1) * countOf(state, amount.count, amount.from, from);
  }
  return sum(targets(state, amount.of, origin).map((ref) => valueOn(state, ref, amount.stat)));
}

/** 6.7.7: of a card that has left play, the last known value. */
function valueOn(
  state: State,
  ref: Ref,
  stat: Extract<Exclude<Amount, number>, { stat: unknown }>["stat"],
): number {
  if (stat === "cost") return defOf(state, ref.card).cost;
  if (stat !== "damage") return knownStat(state, ref, stat);
  return asLeft(state, ref)?.damage ?? cardAt(state, ref.card).damage;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import { knownStat } from "./characteristics.ts";
import type { Amount, Atom, Target } from "./language.ts";
import { defOf, isThere } from "./state.ts";
import type { CardId, Frame, GameEvent, Ref, State } from "./types.ts";

/** Whose effect it is, where it comes from and what it has bound: all an effect needs to become events. */
export type Origin = Pick<Frame, "player" | "source" | "ability" | "bound">;

/** The events an effect is, once its choices are made. None when what it speaks of is gone. */
export function eventsOf(state: State, effect: Atom, origin: Origin): GameEvent[] {
  const source = origin.ability;
  if (effect.do === "draw")
    return Array.from({ length: amountOf(state, effect.amount, origin) }, () => ({
      event: "draw",
      player: origin.player,
      source,
    }));
  if (effect.do === "gain lore")
    return [{ event: "lore", player: origin.player, amount: amountOf(state, effect.amount, origin), source }];
  const card = targetOf(state, effect.to, origin);
  if (card === null) return [];
  switch (effect.do) {
    case "ready":
      return [{ event: "ready", card, source }];
    case "gets":
      return [
        { event: "modify", card, stat: effect.stat, amount: amountOf(state, effect.amount, origin), source },
      ];
    default:
      return [
        {
          event: effect.do,
          card,
          amount: amountOf(state, effect.amount, origin),
          from: culprit(state, origin),
          source,
        },
      ];
  }
}

function targetOf(state: State, target: Target, { source, bound }: Origin): CardId | null {
  const ref = target === "this" ? source : bound["the" in target ? target.the : target.slot];
  return ref && ref !== "none" && isThere(state, ref) ? ref.card : null;
}

function amountOf(state: State, amount: Amount, { source, bound }: Origin): number {
  if (typeof amount === "number") return amount;
  return "that" in amount ? (bound.amount ?? 0) : knownStat(state, source, amount.stat);
}

/** 1.8.1.4: only a character's ability makes that character the one who banishes. */
function culprit(state: State, { source }: Origin): Ref | null {
  return defOf(state, source.card).type === "character" ? source : null;
}

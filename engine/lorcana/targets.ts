import { pileCards } from "./condition.ts";
import { fits, type Viewpoint } from "./filter.ts";
import type { Chosen, Filter, Pile, Slot, Target } from "./language.ts";
import { cardAt, refTo } from "./state.ts";
import type { Bound, CardId, Origin, PlayerId, Ref, State } from "./types.ts";

type From = Origin & { readonly actor?: PlayerId };

/** The cards an effect speaks of, once its choices are made. */
export function targets(state: State, target: Target, origin: From): readonly Ref[] {
  if (target === "this") return [origin.source];
  if ("the" in target) return origin.bound.cards?.[target.the] ?? [];
  if ("all" in target)
    return candidates(state, target.all, target.from, origin).map((id) => refTo(state, id));
  return origin.bound.cards?.[slotOf(target)] ?? [];
}

export function slotOf(target: Chosen | { readonly slot?: Slot }): Slot {
  return target.slot ?? "chosen";
}

/** The cards that fit, where they are looked for. */
export function candidates(state: State, filter: Filter, pile: Pile = "play", origin: From): CardId[] {
  const from = viewpoint(origin);
  if (pile === "seen") return seen(state, origin.bound).filter((id) => fits(state, filter, id, from));
  // A pile is the acting player's own unless told.
  const wanted = pile === "play" || filter.whose ? filter : { ...filter, whose: "theirs" as const };
  return pileCards(state, pile).filter((id) => fits(state, wanted, id, from));
}

/** What was looked at or revealed and has not gone anywhere since. */
function seen(state: State, bound: Bound): CardId[] {
  const refs = bound.cards?.seen ?? [];
  return refs.filter(({ card, life }) => cardAt(state, card).life === life).map(({ card }) => card);
}

export function viewpoint({ source, player, actor, bound }: From): Viewpoint {
  return { card: source.card, life: source.life, player, actor, bound };
}

export function bind(bound: Bound, slot: Slot, cards: readonly Ref[]): Bound {
  return { ...bound, cards: { ...bound.cards, [slot]: cards } };
}

import type { Placed } from "./abilities.ts";
import { grantsIn, isGivenTo } from "./grants.ts";
import { isKeyword, meaning } from "./keywords.ts";
import type { Ability } from "./language.ts";
import { cardsInPlay, defOf } from "./state.ts";
import type { CardId, State } from "./types.ts";

/** Abilities of a kind that cards in play have been given. */
export function gainedAbilities<Kind extends "triggered" | "activated" | "replacement">(
  state: State,
  kind: Kind,
): Placed<Extract<Ability, { kind: Kind }>>[] {
  const found: Placed[] = [];
  for (const given of grantsIn(state).given) {
    const { quality, ability, on } = given;
    if (!("gains" in quality)) continue;
    const { gains } = quality;
    const means = meaning(gains);
    if (means.kind !== kind) continue;
    for (const card of on?.map((ref) => ref.card) ?? cardsInPlay(state)) {
      if (!isGivenTo(state, given, card) || hasAlready(state, card, gains, found)) continue;
      found.push({ card, ref: { def: ability.def, at: ability.at, gained: gains }, ability: means });
    }
  }
  return found as Placed<Extract<Ability, { kind: Kind }>>[];
}

/** 8.1.2: a keyword that does not stack is not gained a second time. */
function hasAlready(state: State, card: CardId, gains: Ability, found: readonly Placed[]): boolean {
  if (gains.kind !== "keyword") return false;
  const { keyword } = gains;
  return (
    defOf(state, card).abilities.some((printed) => isKeyword(printed, keyword)) ||
    found.some((other) => other.card === card && other.ref.gained && isKeyword(other.ref.gained, keyword))
  );
}

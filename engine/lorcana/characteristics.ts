import { abilitiesOf } from "./abilities.ts";
import { fits, holds } from "./filter.ts";
import { isKeyword } from "./keywords.ts";
import type { Grant, KeywordName, Stat } from "./language.ts";
import { cardAt, cardsInPlay, defOf, isThere } from "./state.ts";
import type { CardId, PlayerId, Ref, State } from "./types.ts";

/** 6.6.1.2: the printed value and every modifier in force, together. May be negative. */
export function statOf(state: State, id: CardId, stat: Stat): number {
  let value = defOf(state, id)[stat] ?? 0;
  for (const modifier of state.modifiers)
    if (modifier.on.card === id && modifier.stat === stat && isThere(state, modifier.on))
      value += modifier.amount;
  for (const [grant, source] of grants(state))
    if ("gets" in grant && grant.gets === stat && fits(state, grant.who, id, source)) value += grant.amount;
  return value;
}

/** 6.6.2, 6.6.3: a negative value counts as 0 for everything but further modifiers. */
export function countedStat(state: State, id: CardId, stat: Stat): number {
  return Math.max(0, statOf(state, id, stat));
}

/** 6.7.7: the value of a card that may have left play since. */
export function knownStat(state: State, ref: Ref, stat: Stat): number {
  if (isThere(state, ref)) return countedStat(state, ref.card, stat);
  return Math.max(0, cardAt(state, ref.card).last?.[stat] ?? 0);
}

/** The values a card would be remembered by. */
export function allStats(state: State, id: CardId): Record<Stat, number> {
  return {
    strength: statOf(state, id, "strength"),
    willpower: statOf(state, id, "willpower"),
    lore: statOf(state, id, "lore"),
  };
}

export function hasKeyword(state: State, id: CardId, name: KeywordName): boolean {
  return defOf(state, id).abilities.some((ability) => isKeyword(ability, name));
}

/** 1.5.4: payment modifiers change what is paid, never the cost; nothing is paid below 0. */
export function inkToPay(state: State, player: PlayerId, id: CardId, cost: number): number {
  let total = cost;
  for (const [grant, source] of grants(state))
    if ("payLess" in grant && source.player === player && fits(state, grant.toPlay, id, source))
      total -= grant.payLess;
  return Math.max(0, total);
}

/** What the static abilities in play grant now, and who grants it. */
function* grants(state: State): Generator<[grant: Grant, source: { card: CardId; player: PlayerId }]> {
  for (const card of cardsInPlay(state)) {
    const abilities = abilitiesOf(defOf(state, card)).static;
    if (abilities.length === 0) continue;
    const source = { card, player: cardAt(state, card).owner };
    for (const { ability } of abilities)
      if (!ability.if || holds(state, ability.if, source)) yield [ability.grants, source];
  }
}

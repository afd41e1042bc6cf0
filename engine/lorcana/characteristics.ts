import { printedOn } from "./abilities.ts";
import { amountOf } from "./amount.ts";
import { fits, isChallenging } from "./filter.ts";
import { applies, type Given, type Granted, grantedOf, grantsIn, isGivenTo } from "./grants.ts";
import { isKeyword } from "./keywords.ts";
import type { Ban, Grant, Keyword, KeywordName, Quality, Stat } from "./language.ts";
import { isOne } from "./pattern.ts";
import { asLeft, cardAt, defOf, isInPlay, refTo } from "./state.ts";
import type { AbilityRef, CardId, LastKnown, PlayerId, Ref, State } from "./types.ts";

/** 6.6.1.2: the printed value and every modifier in force, together. May be negative. */
export function statOf(state: State, id: CardId, stat: Stat): number {
  const printed = defOf(state, id)[stat] ?? 0;
  if (!isInPlay(state, id)) return printed;
  const { computed, given } = grantsIn(state);
  const key = `${id} ${stat}`;
  const known = computed.get(key);
  if (known !== undefined) return known;
  // Whoever asks while this is being found out sees the printed value.
  computed.set(key, printed);
  const value = statFrom(state, given, id, stat);
  computed.set(key, value);
  return value;
}

/** The printed value and those of the modifiers that are for this card. */
export function statFrom(state: State, given: readonly Given[], id: CardId, stat: Stat): number {
  const printed = defOf(state, id)[stat] ?? 0;
  let value = printed;
  let least = -Infinity;
  for (const entry of given) {
    const { quality } = entry;
    if ("gets" in quality ? quality.gets !== stat : !("keeps" in quality) || quality.keeps !== stat) continue;
    if (!isGivenTo(state, entry, id)) continue;
    if ("gets" in quality) value += amountOf(state, quality.amount, originOf(state, entry));
    else least = printed;
  }
  // 8.5.1: only while challenging.
  if (stat === "strength" && isChallenging(state, id)) value += keywordTotal(state, id, "challenger");
  return Math.max(least, value);
}

/** The ability that gives something, as an amount in it is counted from. */
export function originOf(
  state: State,
  { from, ability, lasting }: Pick<Given, "from" | "ability" | "lasting">,
) {
  const source = lasting?.source ?? refTo(state, from.card);
  return { ...from, source, ability, bound: from.bound ?? {} };
}

/** 6.6.2, 6.6.3: a negative value counts as 0 for everything but further modifiers. */
export function countedStat(state: State, id: CardId, stat: Stat): number {
  return Math.max(0, statOf(state, id, stat));
}

/** 6.7.7: the value of a card that may have left play since. */
export function knownStat(state: State, ref: Ref, stat: Stat): number {
  return Math.max(0, asLeft(state, ref)?.[stat] ?? statOf(state, ref.card, stat));
}

export function allStats(state: State, id: CardId): Record<Stat, number> {
  return {
    strength: statOf(state, id, "strength"),
    willpower: statOf(state, id, "willpower"),
    lore: statOf(state, id, "lore"),
  };
}

/** The values a card would be remembered by. */
export function lastKnown(state: State, id: CardId): LastKnown {
  const { life, damage, shifted } = cardAt(state, id);
  return { ...allStats(state, id), life, damage, shifted };
}

export function* qualitiesOf(state: State, id: CardId): Generator<Given> {
  for (const entry of grantsIn(state).given) if (isGivenTo(state, entry, id)) yield entry;
}

/** The keyword as the card has it: printed, or gained while it is in play. */
export function keywordsOf<Name extends KeywordName>(
  state: State,
  id: CardId,
  name: Name,
): Extract<Keyword, { keyword: Name }>[] {
  const found: Extract<Keyword, { keyword: Name }>[] = [];
  for (const ability of defOf(state, id).abilities) if (isKeyword(ability, name)) found.push(ability);
  if (!isInPlay(state, id)) return found;
  for (const entry of grantsIn(state).given) {
    const { quality } = entry;
    if ("gains" in quality && isKeyword(quality.gains, name) && isGivenTo(state, entry, id))
      found.push(quality.gains);
  }
  return found;
}

export function hasKeyword(state: State, id: CardId, name: KeywordName): boolean {
  if (defOf(state, id).abilities.some((ability) => isKeyword(ability, name))) return true;
  if (!isInPlay(state, id)) return false;
  return grantsIn(state).given.some(
    (entry) =>
      "gains" in entry.quality &&
      entry.quality.gains.kind === "keyword" &&
      entry.quality.gains.keyword === name &&
      isGivenTo(state, entry, id),
  );
}

/** 8.1.2: keywords with +N stack. */
export function keywordTotal(state: State, id: CardId, name: "challenger" | "resist"): number {
  return keywordsOf(state, id, name).reduce((total, { amount }) => total + amount, 0);
}

/** The ability that keeps a card from something, if one does; `by`: the character that would challenge it. */
export function banOn(state: State, id: CardId, ban: Ban, by?: CardId): Given | null {
  const found = grantsIn(state).given.find(
    (entry) =>
      "cant" in entry.quality &&
      entry.quality.cant === ban &&
      (!entry.quality.by || (by !== undefined && fits(state, entry.quality.by, by, entry.from))) &&
      isGivenTo(state, entry, id),
  );
  return found ?? null;
}

export function hasQuality(state: State, id: CardId, is: (quality: Quality) => boolean): boolean {
  return grantsIn(state).given.some((entry) => is(entry.quality) && isGivenTo(state, entry, id));
}

/** 8.11: what a character's cost counts as for singing. */
export function singingCost(state: State, id: CardId): number {
  // 8.1.2: Singer does not stack, so a second one is not gained.
  const [singer] = keywordsOf(state, id, "singer").map(({ cost }) => cost);
  let total: number = singer ?? defOf(state, id).cost;
  for (const { quality } of qualitiesOf(state, id)) if ("singsAs" in quality) total += quality.singsAs;
  return total;
}

export type ToPlay = Extract<Grant, { toPlay: unknown }>;

/** 4.3.6: the payment modifiers that apply to a card as it is played: those in force, and its own. */
export function paymentModifiers(state: State, player: PlayerId, id: CardId): Granted<ToPlay>[] {
  const own = outsideGrants(state, player, id).filter(
    (entry): entry is Granted<ToPlay> => "toPlay" in entry.grant,
  );
  const others = grantedOf(state, "toPlay").filter(
    ({ grant, from }) => from.player === player && fits(state, grant.toPlay, id, from),
  );
  return [...others, ...own];
}

/** 6.1.12: what a card that is being played grants itself. */
export function outsideGrants(state: State, player: PlayerId, id: CardId): Granted[] {
  const from = { card: id, player };
  const found: Granted[] = [];
  for (const { ref, ability } of printedOn(defOf(state, id))) {
    if (ability.kind !== "static" || !ability.outside || !applies(state, ability, from)) continue;
    for (const grant of ability.grants)
      if (!("who" in grant)) found.push({ grant, from, ability: ref, lasting: null });
  }
  return found;
}

/** 6.7.9: how a card enters play, by its own words or by another's. */
export function entering(
  state: State,
  player: PlayerId,
  id: CardId,
): Extract<Quality, { enters: unknown }>[] {
  const from = { card: id, player };
  const own = printedOn(defOf(state, id)).flatMap(({ ability }) =>
    ability.kind === "static" && applies(state, ability, from)
      ? ability.grants.flatMap((grant) =>
          "who" in grant && grant.who.this && fits(state, grant.who, id, from) ? grant.has : [],
        )
      : [],
  );
  const others = grantsIn(state)
    .given.filter((entry) => "enters" in entry.quality && entry.who && fits(state, entry.who, id, entry.from))
    .map(({ quality }) => quality);
  return [...own, ...others].filter((quality) => "enters" in quality);
}

/** 1.5.4: payment modifiers change what is paid, never the cost; nothing is paid below 0. */
export function inkToPay(state: State, player: PlayerId, id: CardId, cost: number): number {
  let total = cost;
  for (const modifier of paymentModifiers(state, player, id))
    total -= amountOf(state, modifier.grant.payLess, originOf(state, modifier));
  return Math.max(0, total);
}

/** The ability that forbids a player to play a card, if one does. */
export function playBan(state: State, player: PlayerId, id: CardId): AbilityRef | null {
  for (const { grant, from, ability } of grantedOf(state, "cantPlay")) {
    if (isOne(state, grant.players, player, from) && fits(state, grant.cantPlay, id, from)) return ability;
  }
  return null;
}

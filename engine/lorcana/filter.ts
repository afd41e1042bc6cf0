import { hasKeyword, statOf } from "./characteristics.ts";
import type { CardDef, Filter, Range } from "./language.ts";
import { cardAt, defOf, isOpponent, isThat, isThere } from "./state.ts";
import type { Bound, CardId, LastKnown, PlayerId, State } from "./types.ts";

/** From where a filter or a condition is read: the card that says it, its player, and who acts now. */
export interface Viewpoint {
  readonly card: CardId;
  /** Which of its lives, where it may have left play since. */
  readonly life?: number;
  readonly player: PlayerId;
  readonly actor?: PlayerId;
  readonly bound?: Bound;
}

/** 6.7.7: `left` is what the card was as it left play, where an ability speaks of it all the same. */
export function fits(
  state: State,
  filter: Filter,
  id: CardId,
  from: Viewpoint,
  left: LastKnown | null = null,
): boolean {
  if (filter.this && id !== from.card) return false;
  if (filter.other && id === from.card) return false;
  // 6.1.11.1: "that" card, unless it has gone elsewhere since.
  if (filter.the && !from.bound?.cards?.[filter.the]?.some((ref) => ref.card === id && isThat(state, ref)))
    return false;
  const card = cardAt(state, id);
  if (filter.whose && !isOf(state, filter.whose, card.owner, from)) return false;
  if (filter.state && !isInState(state, filter.state, id)) return false;
  if (filter.damage && !within(filter.damage, card.damage)) return false;
  if (filter.at && (filter.at === "here" ? card.at !== from.card : card.at === null)) return false;
  const def = defOf(state, id);
  if (filter.type && !isOfType(def, filter.type)) return false;
  if (filter.song !== undefined && (def.song ?? false) !== filter.song) return false;
  if (filter.named && !hasName(def, filter.named.en)) return false;
  if (filter.classification && !filter.classification.some((one) => def.classifications.includes(one)))
    return false;
  if (filter.cost && !within(filter.cost, def.cost)) return false;
  for (const stat of ["strength", "willpower", "lore"] as const) {
    const range = filter[stat];
    // 6.6.2, 6.6.3: a negative value counts as 0.
    if (range && !within(range, Math.max(0, left?.[stat] ?? statOf(state, id, stat)))) return false;
  }
  if (filter.keyword && !hasKeyword(state, id, filter.keyword)) return false;
  if (filter.without && hasKeyword(state, id, filter.without)) return false;
  if (filter.in && !isInChallenge(state, id)) return false;
  return true;
}

function isOf(state: State, whose: NonNullable<Filter["whose"]>, owner: PlayerId, from: Viewpoint): boolean {
  switch (whose) {
    case "yours":
      return owner === from.player;
    case "theirs":
      return owner === (from.actor ?? from.player);
    case "opposing":
      return isOpponent(state, from.player, owner);
    case "teammates'":
      return owner !== from.player && !isOpponent(state, from.player, owner);
  }
}

function isInState(state: State, wanted: NonNullable<Filter["state"]>, id: CardId): boolean {
  const { exerted, damage } = cardAt(state, id);
  switch (wanted) {
    case "exerted":
      return exerted;
    case "ready":
      // 5.1.2.3: a location is neither.
      return !exerted && defOf(state, id).type !== "location";
    case "damaged":
      return damage > 0;
    case "undamaged":
      return damage === 0;
  }
}

function isOfType(def: CardDef, type: NonNullable<Filter["type"]>): boolean {
  return typeof type === "string" ? def.type === type : type.includes(def.type);
}

/** 7.1.6: a card that left the challenge and came back is another one. */
export function isInChallenge(state: State, id: CardId): boolean {
  const { challenge } = state;
  return (
    challenge !== null &&
    [challenge.challenger, challenge.challenged].some((ref) => ref.card === id && isThere(state, ref))
  );
}

export function isChallenging(state: State, id: CardId): boolean {
  return state.challenge?.challenger.card === id && isThere(state, state.challenge.challenger);
}

export function within({ min = -Infinity, max = Infinity }: Range, value: number): boolean {
  return value >= min && value <= max;
}

/** 5.2.6 to 5.2.6.3: the whole name, or one of the two names around an ampersand or what counts as one. */
export function hasName(def: CardDef, name: string): boolean {
  return namesOf(def).includes(name);
}

export function namesOf({ name }: CardDef): string[] {
  const parts = name.en.split(/ & | ’n’ /);
  return parts.length > 1 ? [name.en, ...parts] : parts;
}

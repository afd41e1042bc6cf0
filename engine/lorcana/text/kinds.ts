import type { CardType, Filter, Pile } from "../language.ts";

/** What a card is called. */
export type Kind = CardType | "song" | "card";

/** Whose card it is: yours, of the player who acts, or of whoever has it. */
export type Owner = "you" | "they" | "its";

export interface Referent {
  readonly kind: Kind;
  readonly many: boolean;
  readonly owner: Owner;
}

/** A filter asks what a card is, what it has, and how things stand with it: a new field is one of the last. */
export type Identity = "this" | "the" | "type" | "song" | "classification" | "named";
export type Possession = "keyword" | "without" | "cost" | "strength" | "willpower" | "lore" | "damage";
export type Situation = Exclude<keyof Filter, Identity | Possession>;

/** The words there are, in the order they are written down. */
export function spoken(words: Readonly<Record<string, string | false | undefined>>): string[] {
  return Object.values(words).filter((one): one is string => Boolean(one));
}

export function isOff(pile: Pile | undefined): boolean {
  return pile !== undefined && pile !== "play";
}

/** Nothing is asked of the card but whose it is. */
export function isAny(filter: Filter): boolean {
  return Object.keys(filter).every((key) => key === "whose");
}

export function kindOf(filter: Filter): Kind {
  if (filter.song) return "song";
  if (typeof filter.type === "string") return filter.type;
  if (filter.type) return filter.type.includes("character") ? "character" : (filter.type[0] ?? "card");
  const { classification, strength, keyword, without, at } = filter;
  return classification || strength || keyword || without || at ? "character" : "card";
}

export function anyCard(many: boolean): Referent {
  return { kind: "card", many, owner: "its" };
}

import { isElided } from "../../../kernel/wording.ts";
import type { Range } from "../../language.ts";
import type { Voice } from "../grammar.ts";
import type { Kind, Referent } from "../kinds.ts";

export interface Noun {
  readonly words: string;
  readonly many: boolean;
  readonly feminine: boolean;
  /** Said as "il"; its place is before the verb, or behind an order. */
  readonly pronoun?: true;
  /** "Choisissez un personnage et …" comes first, then a pronoun. */
  readonly chosen?: true;
}

type Gender = Pick<Noun, "many" | "feminine">;

export const nbsp = "\u00a0";

const kinds: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  character: ["personnage", "personnages"],
  action: ["action", "actions"],
  item: ["objet", "objets"],
  location: ["lieu", "lieux"],
  song: ["chanson", "chansons"],
  card: ["carte", "cartes"],
};

export function kindWord(kind: Kind, many = false): string {
  return kinds[kind][many ? 1 : 0];
}

export function isFeminine(kind: Kind): boolean {
  return kind === "action" || kind === "song" || kind === "card";
}

/** "épuisé" for what it says something about. */
export function agree(adjective: string, { feminine, many }: Gender): string {
  return `${adjective}${feminine ? "e" : ""}${many ? "s" : ""}`;
}

export function pronoun({ kind, many }: Referent): Noun {
  const feminine = isFeminine(kind);
  return { words: agreed({ many, feminine }, "il", "elle", "ils", "elles"), many, feminine, pronoun: true };
}

/** After a preposition: "sur lui". */
export function stressed(noun: Noun): string {
  return noun.pronoun || noun.chosen ? agreed(noun, "lui", "elle", "eux", "elles") : noun.words;
}

export function agreed(
  { feminine, many }: Gender,
  he: string,
  she: string,
  theyMen: string,
  theyWomen = theyMen,
): string {
  if (many) return feminine ? theyWomen : theyMen;
  return feminine ? she : he;
}

/** "A, B et C"; an "ou" between things that hold an "et" of their own is set off. */
export function list(items: readonly string[], word: "and" | "or"): string {
  const last = word === "and" ? "et" : "ou";
  if (word === "or" && items.some((item) => item.includes(" et "))) return items.join(", ou ");
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

/** "le", "ce", "que", "ne": the vowel goes before another. */
export function elided(short: string, words: string): string {
  return isElided(words) ? `${short.slice(0, -1)}’${words}` : `${short} ${words}`;
}

export function que(words: string): string {
  return elided("que", words);
}

export function si(words: string): string {
  return /^ils?\b/.test(words) ? `s’${words}` : `si ${words}`;
}

export function de(words: string): string {
  if (words.startsWith("les ")) return `des ${words.slice(4)}`;
  return words.startsWith("le ") ? `du ${words.slice(3)}` : elided("de", words);
}

export function à(words: string): string {
  if (words.startsWith("les ")) return `aux ${words.slice(4)}`;
  return words.startsWith("le ") ? `au ${words.slice(3)}` : `à ${words}`;
}

/** "ce personnage", "cet objet", "cette carte", "ces cartes". */
export function this_(words: string, { feminine, many }: Gender): string {
  if (many) return `ces ${words}`;
  return `${feminine ? "cette" : isElided(words) ? "cet" : "ce"} ${words}`;
}

/** "le personnage", "l’objet", "les cartes". */
export function the(words: string, gender: Gender): string {
  const article = agreed(gender, "le", "la", "les");
  return gender.many ? `${article} ${words}` : elided(article, words);
}

export function a(words: string, feminine: boolean): string {
  return `${feminine ? "une" : "un"} ${words}`;
}

/** "5 ou plus", "5 ou moins", "5", "2 à 4"; with a unit, "5 dommages ou plus". */
export function range({ min, max }: Range, unit?: string): string | undefined {
  const some = (value: number) => (unit ? counted(value, unit) : String(value));
  if (min === undefined) return max === undefined ? undefined : `${some(max)} ou moins`;
  if (max === undefined) return `${some(min)} ou plus`;
  return min === max ? some(min) : `${min} à ${some(max)}`;
}

/** "1 dommage", "3 dommages". */
export function counted(amount: number, unit: string): string {
  return `${amount} ${unit.replace(/^\S+/, (word) => (Math.abs(amount) < 2 ? word : `${word}s`))}`;
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What belongs to the player who acts: "votre main", "sa main". */
export function whose({ who }: Voice, words: string): string {
  return `${who === "you" ? "votre" : "sa"} ${words}`;
}

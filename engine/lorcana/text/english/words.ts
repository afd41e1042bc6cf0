import type { Range } from "../../language.ts";
import type { Voice } from "../grammar.ts";
import type { Referent } from "../kinds.ts";

/** A noun phrase in its cases. `plural` is what the verb agrees with: a character is "they". */
export interface Noun {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly plural: boolean;
}

export function phrase(words: string, plural = false): Noun {
  const possessive = plural && words.endsWith("s") ? `${words}’` : `${words}’s`;
  return { subject: words, object: words, possessive, plural };
}

export function pronoun({ kind, many }: Referent): Noun {
  if (many || kind === "character")
    return { subject: "they", object: "them", possessive: "their", plural: true };
  return { subject: "it", object: "it", possessive: "its", plural: false };
}

export function list(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;
}

export function a(words: string): string {
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

/** "2 or more", "2 or less", "2", "2 to 4". */
export function range({ min, max }: Range, unit = "", less = "less"): string | undefined {
  const of = unit && ` ${unit}`;
  if (min === undefined && max === undefined) return undefined;
  if (max === undefined) return `${min}${of} or more`;
  if (min === undefined) return `${max}${of} or ${less}`;
  return min === max ? `${min}${of}` : `${min} to ${max}${of}`;
}

/** A true minus sign is read aloud as one. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** "Draw a card", "they draw a card", "(each player) draws a card". */
export function say(voice: Voice, verbs: string | readonly string[], rest = ""): string {
  const all = typeof verbs === "string" ? [verbs] : verbs;
  const words = voice.form === "third" ? all.map(third) : all;
  const said = [voice.form === "pronoun" && voice.who, voice.form !== "gapped" && words.join(" and "), rest];
  return said.filter(Boolean).join(" ");
}

export function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(sh|ch|s)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Whose it is, of the player who acts. */
export function whose({ who }: Voice): "your" | "their" {
  return who === "you" ? "your" : "their";
}

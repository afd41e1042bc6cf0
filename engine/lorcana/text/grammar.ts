import { Learnt } from "../../kernel/learnt.ts";
import type {
  Atom,
  CardDef,
  Classification,
  Condition,
  Cost,
  Duration,
  Grant,
  Keyword,
  Pattern,
  Period,
  Players,
  Quality,
  Triggered,
} from "../language.ts";
import type { Referent } from "./kinds.ts";
import type { Said } from "./said.ts";

/** What an effect gave, to what kind of card and for how long. */
export interface Given {
  readonly has: readonly Quality[];
  readonly card: Referent;
  readonly until?: Duration;
  /** Used up by its first use. */
  readonly next?: true;
}

/** How a language says each form of the effect language. `effects.ts` and `abilities.ts` put the parts together. */
export interface Grammar {
  keyword(keyword: Keyword): string;
  type(def: Pick<CardDef, "type" | "song">): string;
  classification(one: Classification): string;

  during(period: Period, once: boolean): string;
  readonly oncePerTurn: string;
  readonly fromDiscard: string;
  /** `until`: how long an ability that an effect made waits. */
  when(ability: Triggered, said: Said, until?: Duration | "once"): string;
  /** `next`: only the next time, within that. */
  would(pattern: Pattern, said: Said, next?: Duration | "once"): string;
  /** Of a replaced event: it does not happen. */
  nothing(pattern: Pattern, said: Said): string;
  while(condition: Condition, said: Said): string;
  if(condition: Condition, said: Said): string;
  unless(condition: Condition, said: Said): string;

  /** As an order with its symbols on a card, as an infinitive in a sentence. */
  cost(cost: Cost, said: Said, voice: Voice): string;
  /** What certain cards have from now on, as a sentence about "this character" or "these characters". */
  given(given: Given, said: Said): string;
  grants(grants: readonly Grant[], said: Said, until?: Duration): string;
  atom(atom: Atom, voice: Voice, said: Said): string;
  instead(words: string): string;
  may(voice: Voice): string;
  each(players: Players, voice: Voice, said: Said): { readonly lead: string; readonly voice: Voice };
  /** Before what does not begin with something these players do. */
  forEach(players: Players, said: Said): string;
  ifDone(voice: Voice): string;
  chooseOne(voice: Voice): string;
  until(duration: Duration): string;
  list(items: readonly string[], word: "and" | "or"): string;
  readonly and: string;
  /** Between what is done first and what is done next. */
  readonly afterwards: string;
  inOrderTo(first: string, then: string): string;
  readonly otherwise: string;
}

/** `english.ts` and `french.ts` bring theirs; whoever words cards imports one of them, or `languages.ts`. */
export const grammars = new Learnt<Grammar>();

/**
 * Who acts, and in which form the verb says so. `third` follows its subject ("each player draws"), `pronoun` brings
 * it ("they draw"), `bare` shares the one before ("they draw and gain"), `gapped` shares the verb as well.
 */
export interface Voice {
  readonly who: "you" | "they";
  readonly form: "imperative" | "infinitive" | "third" | "pronoun" | "bare" | "gapped";
}

export const toYou: Voice = { who: "you", form: "imperative" };

/** Told rather than ordered. */
export const told: Voice = { who: "you", form: "infinitive" };

/** The same player at the start of a sentence. */
export function fresh({ who }: Voice): Voice {
  return { who, form: who === "you" ? "imperative" : "pronoun" };
}

/** The same player in a further verb of the same sentence. */
export function chained(voice: Voice): Voice {
  return voice.form === "pronoun" ? { ...voice, form: "bare" } : voice;
}

export function eventsOf({ when }: Triggered): readonly Pattern[] {
  return "event" in when ? [when] : when;
}

export const symbols = { strength: "{S}", willpower: "{W}", lore: "{L}" } as const;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With its full stop, which a list of choices has already. */
export function closed(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

/** Sentences after one another. */
export function sentences(parts: readonly string[]): string {
  return parts
    .map((part, n) => (n === 0 ? part : capital(part)))
    .reduce((before, part) => `${closed(before)} ${part}`);
}

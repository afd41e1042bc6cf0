import { keywordRules } from "../../keywords.ts";
import type { Filter, Pile } from "../../language.ts";
import { symbols } from "../grammar.ts";
import { type Identity, type Kind, kindOf, type Possession, type Situation, spoken } from "../kinds.ts";
import type { Said } from "../said.ts";
import { known, thisCard } from "./known.ts";
import { a, list, type Noun, phrase, range } from "./words.ts";

interface Shape {
  readonly many?: boolean;
  /** Not in play: a "character card" rather than a "character". */
  readonly off?: boolean;
  /** All of them: "Prince and Princess characters" rather than "or". */
  readonly all?: boolean;
}

/** What a filter asks for, without its article and without whose it is. */
export function noun(filter: Filter, { many = false, off = false, all = false }: Shape = {}): string {
  const words: Readonly<Record<Identity | Situation | "has", string | false | undefined>> = {
    this: undefined,
    the: undefined,
    other: filter.other && "other",
    whose: filter.whose === "opposing" && !off && "opposing",
    state: filter.state,
    classification: filter.classification && list(filter.classification, all ? "and" : "or"),
    type: head(filter, many, off, all),
    song: filter.song === false && `that ${many ? "aren’t songs" : "isn’t a song"}`,
    named: filter.named && `named ${filter.named.en}`,
    has: qualities(filter),
    in: filter.in && "in a challenge",
    at: filter.at && (filter.at === "here" ? "here" : "at a location"),
  };
  return spoken(words).join(" ");
}

function head(filter: Filter, many: boolean, off: boolean, all: boolean): string {
  const kinds: readonly Kind[] =
    typeof filter.type === "object" && !filter.song ? filter.type : [kindOf(filter)];
  const plural = (word: string) => (many ? `${word}s` : word);
  const word = all ? "and" : "or";
  if (!off || (kinds.length === 1 && kinds[0] === "card")) return list(kinds.map(plural), word);
  return `${list(kinds, word)} ${plural("card")}`;
}

/** "with cost 3 or less and 2 {S} or more and without Evasive" */
function qualities(filter: Filter): string {
  const { without, ...has } = possessions(filter);
  const withs = spoken(has);
  return spoken({
    withs: withs.length > 0 && `with ${list(withs, "and")}`,
    without: without && `without ${without}`,
  }).join(" and ");
}

export function possessions(filter: Filter): Readonly<Record<Possession, string | undefined>> {
  const { keyword, without, cost, strength, willpower, lore, damage } = filter;
  return {
    keyword: keyword && keywordRules[keyword].name.en,
    without: without && keywordRules[without].name.en,
    cost: cost && range(cost) && `cost ${range(cost)}`,
    strength: strength && range(strength, symbols.strength),
    willpower: willpower && range(willpower, symbols.willpower),
    lore: lore && range(lore, symbols.lore),
    damage: damage && range(damage) && `${range(damage)} damage`,
  };
}

/** "a character", "another character", "one of your characters", "this character". */
export function one(filter: Filter, said: Said): Noun {
  if (filter.this) return thisCard(said, typeof filter.type === "string" ? filter.type : undefined);
  if (filter.the) return known(filter.the, said);
  const owners = whosePlural(filter);
  if (owners) return phrase(`one of ${owners} ${noun(filter, { many: true })}`);
  return phrase(filter.other ? `another ${noun({ ...filter, other: undefined })}` : a(noun(filter)));
}

/** "no character", "none of your characters"; a card already known has none. */
export function none(filter: Filter): Noun {
  const owners = whosePlural(filter);
  return phrase(owners ? `none of ${owners} ${noun(filter, { many: true })}` : `no ${noun(filter)}`);
}

/** "characters", "your characters", "opposing characters". */
export function every(filter: Filter, said: Said): Noun {
  if (filter.this || filter.the) return one(filter, said);
  const owners = whosePlural(filter);
  const words = noun(filter, { many: true, all: true });
  return phrase(owners ? `${owners} ${words}` : words, true);
}

export function whosePlural({ whose }: Filter): string | undefined {
  if (whose === "yours") return "your";
  if (whose === "theirs") return "their";
  return whose === "teammates'" ? "your teammates’" : undefined;
}

/** "your discard", "an opponent’s hand". */
export function pileOf(pile: Exclude<Pile, "play" | "seen">, { whose }: Filter, acting: string): string {
  if (whose === "opposing") return `an opponent’s ${pile}`;
  if (whose === "teammates'") return `a teammate’s ${pile}`;
  if (whose === "theirs") return `their ${pile}`;
  return `${whose === "yours" ? "your" : acting} ${pile}`;
}

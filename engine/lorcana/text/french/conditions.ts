import { keywordRules } from "../../keywords.ts";
import type { Condition, Filter, Range } from "../../language.ts";
import { type Referent, type Situation, spoken } from "../kinds.ts";
import { mention, referent, type Said } from "../said.ts";
import { happened } from "./events.ts";
import { known, thisCard } from "./known.ts";
import { none, noun, one, piles, possessions, stateOf } from "./nouns.ts";
import { direct } from "./verbs.ts";
import { a, agree, counted, de, elided, type Noun, pronoun, que, si } from "./words.ts";

/** Each clause takes its own word: "tant que A et que B", "si A et si B". */
export function joined(condition: Condition, said: Said, word: "que" | "si"): string {
  const { clauses, or } = clausesOf(condition, said, false);
  const tied = clauses.map((clause, n) => {
    if (clauses[n - 1]?.startsWith(youHave) && clause.startsWith(youHave))
      return clause.slice(youHave.length);
    return word === "que" ? que(clause) : si(clause);
  });
  return tied.join(or ? " ou " : " et ");
}

const youHave = "vous avez ";

interface Clauses {
  readonly clauses: readonly string[];
  readonly or: boolean;
}

function clausesOf(condition: Condition, said: Said, not: boolean): Clauses {
  if ("not" in condition) return clausesOf(condition.not, said, !not);
  if (!("both" in condition)) return { clauses: [clause(condition, said, not)], or: false };
  return { clauses: condition.both.flatMap((one) => clausesOf(one, said, not).clauses), or: not };
}

function clause(
  condition: Exclude<Condition, { not: Condition } | { both: readonly Condition[] }>,
  said: Said,
  not: boolean,
): string {
  if ("have" in condition) return have(condition, not);
  if ("happened" in condition) return happened(condition.happened, said, not);
  if ("lore" in condition) {
    const amount = atLeast(condition.lore, (value) => counted(value, "éclat de Lore"));
    if (condition.of === "you") return `vous ${not ? "n’avez pas" : "avez"} ${amount}`;
    return not ? `aucun adversaire n’a ${amount}` : `un adversaire a ${amount}`;
  }
  if ("thisIn" in condition)
    return `cette carte ${not ? "n’est pas" : "est"} dans votre ${piles[condition.thisIn]}`;
  if ("this" in condition) {
    const card = thisCard(said);
    said.last = "this";
    return is(card, condition.this, said, not, said.self);
  }
  if ("shifted" in condition) {
    const card = direct(pronoun(referent(condition.shifted, said)));
    const used = `${not ? "n’avez pas" : "avez"} utilisé ${keywordRules.shift.name.fr}`;
    return `vous ${used} pour ${elided(card, "jouer")}`;
  }
  const subject = known(condition.the, said);
  const card = referent(condition.the, said);
  mention({ the: condition.the }, said, card);
  if ("bears" in condition) return identity(subject, "la carte nommée", not);
  return is(subject, condition.is, said, not, card);
}

function atLeast({ min, max }: Range, some: (value: number) => string): string {
  if (min === undefined) return max === undefined ? some(0) : `au plus ${some(max)}`;
  if (max === undefined) return `au moins ${some(min)}`;
  return min === max ? `exactement ${some(min)}` : `de ${min} à ${some(max)}`;
}

function have(condition: Extract<Condition, { have: Filter }>, not: boolean): string {
  const { have: filter, from = "play", count = { min: 1 } } = condition;
  const { whose, at, ...what } = filter;
  const range = not ? opposite(count) : count;
  const zero = range.max === 0;
  const cards = zero ? none(what, from !== "play").words : someOf(what, range, from !== "play");
  const holder = holders[whose ?? (from === "play" ? "anyone" : "yours")];
  const place = placeOf(from, at, whose === undefined || whose === "yours");
  return `${zero ? holder.none : holder.some} ${cards} ${place}`;
}

const holders = {
  yours: { some: "vous avez", none: "vous n’avez" },
  opposing: { some: "un adversaire a", none: "un adversaire n’a" },
  theirs: { some: "il a", none: "il n’a" },
  "teammates'": { some: "un coéquipier a", none: "un coéquipier n’a" },
  anyone: { some: "il y a", none: "il n’y a" },
} as const;

function placeOf(
  from: NonNullable<Extract<Condition, { have: Filter }>["from"]>,
  at: Filter["at"],
  yours: boolean,
) {
  if (from === "hand") return "en main";
  if (from !== "play") return `dans ${yours ? "votre" : "sa"} ${piles[from]}`;
  return at === "here" ? "sur ce lieu" : at ? "sur un lieu" : "en jeu";
}

/** Fewer than asked, or more: what the negation of a count comes to. */
function opposite({ min, max }: Range): Range {
  if (max === undefined) return { max: (min ?? 1) - 1 };
  return min === undefined ? { min: max + 1 } : { max: min - 1 };
}

function someOf(filter: Filter, count: Range, off: boolean): string {
  const { min, max } = count;
  if (min === 1 && (max === undefined || max === 1)) {
    const { words, feminine } = noun(filter, { off });
    return a(words, feminine);
  }
  return atLeast(count, (value) => `${value} ${noun(filter, { off, many: value > 1 }).words}`);
}

/** "il s’agit d’un Chevalier" for a pronoun, else "le personnage déplacé est un Chevalier". */
function identity(subject: Noun, what: string, not: boolean): string {
  if (subject.pronoun) return `il ${not ? "ne s’agit pas" : "s’agit"} ${de(what)}`;
  const verb = subject.many ? "sont" : "est";
  return `${subject.words} ${not ? `${elided("ne", verb)} pas` : verb} ${what}`;
}

function is(subject: Noun, filter: Filter, said: Said, not: boolean, card: Referent): string {
  if (filter.this || filter.the) return identity(subject, one(filter, said).words, not);
  const { type, song, classification, named, ...rest } = filter;
  if (type || song !== undefined || classification || (named && subject.pronoun)) {
    const off = card.kind === "card";
    const typed = type || song !== undefined || off ? filter : { ...filter, type: "character" as const };
    const { words, feminine } = noun(
      { ...typed, whose: filter.whose === "opposing" ? "opposing" : undefined },
      { off },
    );
    return identity(subject, a(words, feminine), not);
  }
  const parts = [
    ...(named ? [["est", `${agree("nommé", subject)} ${named.fr}`] as const] : []),
    ...traits(rest, subject),
  ];
  const verbs = parts.map(([verb, words]) => negated(plural(verb, subject), words, not));
  return `${subject.words} ${verbs.join(not ? " ou " : " et ") || negated("est", "une carte", not)}`;
}

type Trait = readonly [verb: "est" | "a" | "coûte" | "se trouve" | "n’a", words: string];

function traits(filter: Filter, subject: Noun): Trait[] {
  const { state, whose, at, other } = filter;
  const owner = { yours: "à vous", opposing: "adverse", theirs: "à lui", "teammates'": "à un coéquipier" };
  const { without, cost, ...rest } = possessions(filter);
  const has = spoken({ damaged: state === "damaged" && "au moins un dommage", ...rest });
  const standing = stateOf(filter, subject);
  const situation: Readonly<Record<Situation, Trait | false | undefined>> = {
    other: other && ["est", "une autre carte"],
    whose: whose && ["est", owner[whose]],
    state: state === "undamaged" ? ["n’a", "aucun dommage"] : standing !== undefined && ["est", standing],
    at: at && ["se trouve", at === "here" ? "sur ce lieu" : "sur un lieu"],
    in: filter.in && ["est", `${agree("engagé", subject)} dans un défi`],
  };
  const parts: (Trait | false | undefined)[] = [
    ...Object.values(situation),
    has.length > 0 && ["a", has.join(" et ")],
    without !== undefined && ["n’a", `pas ${without}`],
    cost !== undefined && ["coûte", cost],
  ];
  return parts.filter((part): part is Trait => Boolean(part));
}

function plural(verb: Trait[0], { many }: Noun): string {
  const forms = { est: "sont", a: "ont", coûte: "coûtent", "se trouve": "se trouvent", "n’a": "n’ont" };
  return many ? forms[verb] : verb;
}

/** "n’est pas épuisé"; what has none already is turned round. */
function negated(verb: string, words: string, not: boolean): string {
  if (!not) return `${verb} ${words}`;
  if (verb.startsWith("n’"))
    return `${verb.slice(2)} ${words.replace(/^aucun /, "au moins un ").replace(/^pas /, "")}`;
  return `${elided("ne", verb)} pas ${words}`;
}

import { keywordRules } from "../../keywords.ts";
import type { Condition, Filter, Range } from "../../language.ts";
import { type Situation, spoken } from "../kinds.ts";
import { mention, referent, type Said } from "../said.ts";
import { happened } from "./events.ts";
import { known, thisCard } from "./known.ts";
import { noun, one, pileOf, possessions } from "./nouns.ts";
import { a, list, type Noun, pronoun, range } from "./words.ts";

/** A condition as a clause: "you have 2 or more items in play". */
export function clause(condition: Condition, said: Said, not = false): string {
  if ("not" in condition) return clause(condition.not, said, !not);
  if ("both" in condition) return both(condition.both, said, not);
  if ("have" in condition) return have(condition, not);
  if ("happened" in condition) return happened(condition.happened, said, not);
  if ("lore" in condition) {
    const amount = `${range(condition.lore) ?? "any"} lore`;
    if (condition.of === "you") return `you ${not ? "don’t have" : "have"} ${amount}`;
    return `${not ? "no opponent" : "an opponent"} has ${amount}`;
  }
  if ("thisIn" in condition) return `this card ${not ? "isn’t" : "is"} in your ${condition.thisIn}`;
  if ("this" in condition) {
    said.last = "this";
    return is(thisCard(said), condition.this, said, not);
  }
  if ("shifted" in condition) {
    const shift = keywordRules.shift.name.en;
    return `you ${not ? "didn’t use" : "used"} ${shift} to play ${pronoun(referent(condition.shifted, said)).object}`;
  }
  const subject = known(condition.the, said);
  mention({ the: condition.the }, said, referent(condition.the, said));
  if ("bears" in condition) return `${be(subject, not)} the named card`;
  return is(subject, condition.is, said, not, referent(condition.the, said).kind === "card");
}

/** "you have a character named Dewey in play and a character named Louie in play" */
function both(conditions: readonly Condition[], said: Said, not: boolean): string {
  const clauses = conditions.map((condition) => clause(condition, said, not));
  const have = "you have ";
  const short = clauses.map((words, n) =>
    n > 0 && words.startsWith(have) && clauses[n - 1]?.startsWith(have) ? words.slice(have.length) : words,
  );
  return list(short, not ? "or" : "and");
}

function have(condition: Extract<Condition, { have: Filter }>, not: boolean): string {
  const { have: filter, from = "play", count = { min: 1 } } = condition;
  const off = from !== "play";
  const { whose, at, ...what } = filter;
  const place = off
    ? `in ${pileOf(from, { whose: whose === "opposing" ? "theirs" : whose }, "your")}`
    : at === "here"
      ? "here"
      : at
        ? "at a location"
        : "in play";
  const cards = `${some(what, not ? opposite(count) : count, off)} ${place}`;
  if (!whose && !off) return `there ${isOne(not ? opposite(count) : count) ? "is" : "are"} ${cards}`;
  const holder = {
    yours: "you have",
    opposing: "an opponent has",
    theirs: "they have",
    "teammates'": "a teammate has",
  };
  return `${holder[whose ?? "yours"]} ${cards}`;
}

/** Fewer than asked, or more: what the negation of a count comes to. */
function opposite({ min, max }: Range): Range {
  if (max === undefined) return { max: (min ?? 1) - 1 };
  return min === undefined ? { min: max + 1 } : { max: min - 1 };
}

function some(filter: Filter, count: Range, off: boolean): string {
  if (count.max === 0) return `no ${noun(filter, { many: true, off })}`;
  const one = isOne(count);
  const words = noun(one ? { ...filter, other: undefined } : filter, { many: !one, off });
  if (one) return filter.other ? `another ${words}` : a(words);
  return `${range(count, "", "fewer") ?? "any"} ${words}`;
}

function isOne({ min, max }: Range): boolean {
  return min === 1 && (max === undefined || max === 1);
}

/** "is a Knight", "is exerted", "has 5 {S} or more": `card` where it is a card rather than in play. */
function is(subject: Noun, filter: Filter, said: Said, not: boolean, card = false): string {
  const { type, song, classification, named, ...more } = filter;
  if (filter.this || filter.the) return `${be(subject, not)} ${one(filter, said).object}`;
  if (!type && classification && !Object.keys(more).length && !named && !card)
    return `${be(subject, not)} ${a(list(classification, "or"))}`;
  if (type || song !== undefined || classification)
    return `${be(subject, not)} ${a(noun(unowned(filter), { off: card }))}`;
  const { without, ...rest } = possessions(filter);
  const parts = spoken({ named: named && `named ${named.en}`, ...states(filter) });
  const has = spoken({ ...rest, without: without && `no ${without}` });
  const clauses = [
    parts.length > 0 && `${be(subject, not)} ${list(parts, "and")}`,
    has.length > 0 &&
      `${parts.length ? verb(subject, not) : `${subject.subject} ${verb(subject, not)}`} ${list(has, "and")}`,
  ];
  return clauses.filter(Boolean).join(not ? " or " : " and ") || `${be(subject, not)} a card`;
}

function unowned(filter: Filter): Filter {
  return filter.whose === "opposing" ? filter : { ...filter, whose: undefined };
}

function states({
  state,
  whose,
  at,
  in: challenge,
  other,
}: Filter): Readonly<Record<Situation, string | undefined>> {
  const owner = { yours: "yours", opposing: "opposing", theirs: "theirs", "teammates'": "a teammate’s" };
  return {
    other: other && "another card",
    whose: whose && owner[whose],
    state,
    at: at && (at === "here" ? "here" : "at a location"),
    in: challenge && "in a challenge",
  };
}

/** "it’s", "this character isn’t" */
function be({ subject, plural }: Noun, not: boolean): string {
  if (subject === "it" && !not) return "it’s";
  if (subject === "they" && !not) return "they’re";
  const verb = plural ? "are" : "is";
  return `${subject} ${not ? `${verb}n’t` : verb}`;
}

function verb({ plural }: Noun, not: boolean): string {
  if (not) return plural ? "don’t have" : "doesn’t have";
  return plural ? "have" : "has";
}

import type { Amount, Atom, Condition, Filter, Pattern, Target } from "./language.ts";
import { type Grammar, symbols } from "./text-grammar.ts";

export const english: Grammar = {
  duringYourTurn: "during your turn",
  youMay: "you may",
  classification: (one) => one,
  type: (one) => one,
  when(pattern, first) {
    const lead = first ? "the first time" : "whenever";
    switch (pattern.event) {
      case "quests":
        return `${lead} ${oneOf(pattern.who)} quests`;
      case "moves":
        return `${lead} you move ${oneOf(anybodys(pattern.who))} here`;
      case "draws":
        return `${lead} you draw a card`;
      case "takes damage":
        return `${lead} ${oneOf(pattern.who)} is damaged`;
      case "is dealt damage":
        return `${lead} ${oneOf(pattern.who)} is dealt damage`;
    }
  },
  would: (pattern) => `if ${"who" in pattern ? oneOf(pattern.who) : "you"} would ${wouldVerb[pattern.event]}`,
  while: (condition) => `while ${clause(condition)}`,
  if: (condition, when) => `if ${clause(condition, when)}`,
  atom: (atom) => wordAtom(atom, true),
  instead: (atom) => `${wordAtom(atom, false)} instead`,
  gets: ({ gets, amount, who: { at, ...who } }) =>
    `${allOf(who)} get +${amount} ${symbols[gets]}${at ? " while here" : ""}`,
  payLess: ({ payLess, toPlay }) => `you pay ${payLess} {I} less to play ${allOf(toPlay)}`,
};

const wouldVerb: Readonly<Record<Pattern["event"], string>> = {
  "is dealt damage": "be dealt damage",
  "takes damage": "take damage",
  quests: "quest",
  moves: "move here",
  draws: "draw a card",
};

/** The card an ability's event was about. */
const itAfter: Readonly<Record<Pattern["event"], string>> = {
  "is dealt damage": "the damaged character",
  "takes damage": "the damaged character",
  quests: "the questing character",
  moves: "the moved character",
  draws: "the drawn card",
};

function clause(condition: Condition, when?: Pattern): string {
  if ("have" in condition) {
    const { at, ...who } = anybodys(condition.have);
    return `you have ${oneOf(who)} ${at ? "here" : "in play"}`;
  }
  if ("state" in condition) return "this character is exerted";
  const subject = condition.the === "it" && when ? itAfter[when.event] : "the chosen character";
  return `${subject} is ${oneOf(condition.is)}`;
}

/** `full`: name what has been spoken of already, too. */
function wordAtom(atom: Atom, full: boolean): string {
  const on = (preposition: string, target: Target) =>
    !full && target !== "this" && "the" in target ? "" : ` ${preposition}${wordTarget(target)}`;
  switch (atom.do) {
    case "deal":
      return `deal ${wordAmount(atom.amount)} damage${on("to ", atom.to)}`;
    case "put":
      return `put ${wordAmount(atom.amount)} damage ${atom.amount === 1 ? "counter" : "counters"}${on("on ", atom.to)}`;
    case "ready":
      return `ready${on("", atom.to)}`;
    case "gets":
      return `${wordTarget(atom.to)} gets +${wordAmount(atom.amount)} ${symbols[atom.stat]} this turn`;
    case "draw":
      return atom.amount === 1 ? "draw a card" : `draw ${wordAmount(atom.amount)} cards`;
    case "gain lore":
      return `gain ${wordAmount(atom.amount)} lore`;
  }
}

function wordAmount(amount: Amount): string {
  if (typeof amount === "number") return String(amount);
  return "that" in amount ? "that many" : `this character’s ${symbols[amount.stat]}`;
}

function wordTarget(target: Target): string {
  if (target === "this") return "this character";
  if ("the" in target) return "that character";
  return `${target.chosen.other ? "another " : ""}chosen ${noun({ ...target.chosen, other: undefined })}`;
}

function anybodys(filter: Filter): Filter {
  return { ...filter, whose: undefined };
}

function oneOf(filter: Filter): string {
  if (filter.this) return "this character";
  if (filter.whose === "yours") return `one of your ${noun({ ...filter, whose: undefined }, true)}`;
  const words = noun(filter);
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

function allOf(filter: Filter): string {
  return `${filter.whose === "yours" ? "your " : ""}${noun(filter, true)}`;
}

function noun(filter: Filter, plural = false): string {
  const words = [
    filter.other && "other",
    filter.whose === "opposing" && "opposing",
    filter.classification?.join(" or "),
    filter.type && `${filter.type}${plural ? "s" : ""}`,
    filter.named && `named ${filter.named.en}`,
    filter.at && "here",
  ];
  return words.filter(Boolean).join(" ");
}

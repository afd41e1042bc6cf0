import { keywordRules } from "../../keywords.ts";
import type { Cost, Keyword } from "../../language.ts";
import { capital, type Grammar, toYou, type Voice } from "../grammar.ts";
import { begin, type Said } from "../said.ts";
import { atom } from "./atoms.ts";
import { clause } from "./conditions.ts";
import { nothing, when, would } from "./events.ts";
import { given } from "./give.ts";
import { grants } from "./grants.ts";
import { thisCard } from "./known.ts";
import { noun, one } from "./nouns.ts";
import { each, forEach } from "./players.ts";
import { span } from "./qualities.ts";
import { a, list, say } from "./words.ts";

export const english: Grammar = {
  keyword,
  type: ({ type, song }) => (song ? "Action · Song" : capital(type)),
  classification: (one) => one,
  during: (period, once) =>
    `${once ? "once " : ""}during ${period === "your turn" ? "your turn" : "opponents’ turns"}`,
  oncePerTurn: "once per turn",
  fromDiscard: "while this card is in your discard",
  when,
  would,
  nothing,
  while: (condition, said) => `while ${clause(condition, said)}`,
  if: (condition, said) => `if ${clause(condition, said)}`,
  unless: (condition, said) => `unless ${clause(condition, said)}`,
  cost,
  given,
  grants,
  atom,
  instead: (words) => `${words} instead`,
  may: ({ who, form }) => (form === "pronoun" ? "they may" : who === "you" ? "you may" : "may"),
  each,
  forEach,
  ifDone: ({ who }) => `if ${who} do`,
  chooseOne: (voice) => say(voice, "choose", "one:"),
  until: (duration) => span(duration, { kind: "character", many: true, owner: "its" }),
  list,
  and: "and",
  afterwards: "then",
  inOrderTo: (first, then) => `${first} to ${then}`,
  otherwise: "otherwise",
};

function cost(cost: Cost, said: Said, { form }: Voice): string {
  if ("pay" in cost) return `${cost.pay} {I}`;
  if ("exert" in cost) {
    if (cost.exert !== "this") return `{E} ${one(cost.exert, said).object}`;
    return form === "imperative" ? "{E}" : `{E} ${thisCard(said).object}`;
  }
  if ("banish" in cost)
    return `banish ${cost.banish === "this" ? thisCard(said).object : one(cost.banish, said).object}`;
  const what = { ...cost.what, whose: undefined };
  return cost.discard === 1
    ? `discard ${a(noun(what, { off: true }))}`
    : `discard ${cost.discard} ${noun(what, { off: true, many: true })}`;
}

function keyword(ability: Keyword): string {
  const name = keywordRules[ability.keyword].name.en;
  switch (ability.keyword) {
    case "challenger":
    case "resist":
      return `${name} +${ability.amount}`;
    case "boost":
      return `${name} ${ability.cost} {I}`;
    case "singer":
    case "sing together":
      return `${name} ${ability.cost}`;
    case "shift": {
      const onto = ability.onto === "any" ? "Universal " : ability.onto ? `${ability.onto} ` : "";
      if (typeof ability.cost === "number") return `${onto}${name} ${ability.cost}`;
      const said = begin("character", () => "");
      return `${onto}${name}: ${ability.cost.map((one) => cost(one, said, toYou)).join(", ")}`;
    }
    default:
      return name;
  }
}

import { classificationName } from "../../classifications.ts";
import { keywordRules } from "../../keywords.ts";
import type { Cost, Keyword } from "../../language.ts";
import { capital, type Grammar, toYou, type Voice } from "../grammar.ts";
import { begin, type Said } from "../said.ts";
import { atom } from "./atoms.ts";
import { joined } from "./conditions.ts";
import { nothing, when, would } from "./events.ts";
import { given } from "./give.ts";
import { grants } from "./grants.ts";
import { thisCard } from "./known.ts";
import { noun, one } from "./nouns.ts";
import { each, forEach } from "./players.ts";
import { span } from "./qualities.ts";
import { say } from "./verbs.ts";
import { a, kindWord, list, nbsp } from "./words.ts";

export const french: Grammar = {
  keyword,
  type: ({ type, song }) => (song ? "Action · Chanson" : capital(kindWord(type))),
  classification: (one) => classificationName(one).fr,
  during: (period, once) =>
    `${once ? "une seule fois " : ""}durant ${period === "your turn" ? "votre tour" : "le tour de vos adversaires"}`,
  oncePerTurn: "une fois par tour",
  fromDiscard: "tant que cette carte est dans votre défausse",
  when,
  would,
  nothing,
  while: (condition, said) => `tant ${joined(condition, said, "que")}`,
  if: (condition, said) => joined(condition, said, "si"),
  unless: (condition, said) => `sauf ${joined(condition, said, "si")}`,
  cost,
  given,
  grants,
  atom,
  instead: (words) => `${words} à la place`,
  may: ({ who, form }) =>
    form === "pronoun" && who === "they" ? "il peut" : who === "you" ? "vous pouvez" : "peut",
  each,
  forEach,
  ifDone: ({ who }) => (who === "you" ? "si vous le faites" : "s’il le fait"),
  chooseOne: (voice) => say(voice, "choose", `l’un de ces effets${nbsp}:`),
  until: (duration) => span(duration, { kind: "character", many: true, owner: "its" }),
  list,
  and: "et",
  afterwards: "puis",
  inOrderTo: (first, then) => `${first}${/, (face|dans) [^,]*$/.test(first) ? "," : ""} pour ${then}`,
  otherwise: "sinon",
};

function cost(cost: Cost, said: Said, voice: Voice): string {
  if ("pay" in cost) return `${cost.pay} {I}`;
  if ("exert" in cost) {
    if (cost.exert !== "this") return `{E} ${one(cost.exert, said).words}`;
    return voice.form === "imperative" ? "{E}" : `{E} ${thisCard(said).words}`;
  }
  if ("banish" in cost)
    return say(voice, "banish", (cost.banish === "this" ? thisCard(said) : one(cost.banish, said)).words);
  const { words, feminine } = noun(
    { ...cost.what, whose: undefined },
    { off: true, many: cost.discard !== 1 },
  );
  return say(voice, "discard", cost.discard === 1 ? a(words, feminine) : `${cost.discard} ${words}`);
}

function keyword(ability: Keyword): string {
  const name = keywordRules[ability.keyword].name.fr;
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
      const onto =
        ability.onto && (ability.onto === "any" ? " universel" : ` ${classificationName(ability.onto).fr}`);
      if (typeof ability.cost === "number") return `${name}${onto ?? ""} ${ability.cost}`;
      const said = begin("character", () => "");
      return `${name}${onto ?? ""}${nbsp}: ${ability.cost.map((one) => cost(one, said, toYou)).join(", ")}`;
    }
    default:
      return name;
  }
}

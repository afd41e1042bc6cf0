import type { Lang } from "../kernel/wording.ts";
import { keywordRules } from "./keywords.ts";
import type { Ability, CardDef, Effect, Grant, Pattern } from "./language.ts";
import { english } from "./text-en.ts";
import { french } from "./text-fr.ts";
import type { Grammar } from "./text-grammar.ts";

/**
 * A card's text, worded from its abilities. Symbols stand in braces as in the rules: {S} Strength, {W} Willpower,
 * {L} Lore value, {E} exert, {I} ink.
 */
export function abilityText(ability: Ability, lang: Lang): string {
  if (ability.kind !== "keyword") return `${capital(wording(ability, grammars[lang]))}.`;
  const name = keywordRules[ability.keyword].name[lang];
  return "cost" in ability ? `${name} ${ability.cost}` : name;
}

export function typeLine(def: CardDef, lang: Lang): string {
  const { classification, type } = grammars[lang];
  if (def.type !== "character") return capital(type(def.type));
  return def.classifications.map(classification).join(" · ");
}

const grammars: Readonly<Record<Lang, Grammar>> = { en: english, fr: french };

function wording(ability: Exclude<Ability, { kind: "keyword" }>, grammar: Grammar): string {
  switch (ability.kind) {
    case "triggered":
      return [
        ability.during && grammar.duringYourTurn,
        ability.while && grammar.while(ability.while),
        grammar.when(ability.when, ability.first ?? false),
        ability.if && grammar.if(ability.if, ability.when),
        effects(ability.effects, ability.when, grammar),
      ]
        .filter(Boolean)
        .join(", ");
    case "static":
      return [ability.if && grammar.if(ability.if), grant(ability.grants, grammar)]
        .filter(Boolean)
        .join(", ");
    case "replacement":
      return `${grammar.would(ability.would)}, ${grammar.instead(ability.instead)}`;
  }
}

function grant(grants: Grant, grammar: Grammar): string {
  return "gets" in grants ? grammar.gets(grants) : grammar.payLess(grants);
}

function effects(list: readonly Effect[], when: Pattern, grammar: Grammar, may = false): string {
  return list.map((effect) => wordEffect(effect, when, grammar, may)).join(". ");
}

function wordEffect(effect: Effect, when: Pattern, grammar: Grammar, may: boolean): string {
  if (effect.do === "may") return `${grammar.youMay} ${effects(effect.effects, when, grammar, true)}`;
  if (effect.do === "if") return `${grammar.if(effect.if, when)}, ${effects(effect.effects, when, grammar)}`;
  const base = grammar.atom(effect, may);
  if (!effect.instead) return base;
  return `${base}. ${capital(grammar.if(effect.instead.if, when))}, ${grammar.instead(effect.instead.effect)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

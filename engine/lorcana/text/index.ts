import type { Lang } from "../../kernel/wording.ts";
import type { Ability, CardDef, CardType, Cost, Effect, Grant } from "../language.ts";
import { beginIn, wordAbility } from "./abilities.ts";
import { wordEffects } from "./effects.ts";
import { capital, closed, type Given, grammars, told, toYou } from "./grammar.ts";
import { spoken } from "./spoken.ts";

export type { Given } from "./grammar.ts";

/**
 * A card's text, worded from its abilities. Symbols stand in braces as in the rules: {S} Strength, {W} Willpower,
 * {L} Lore value, {E} exert, {I} ink. `on`: what the card that says it is.
 */
export function abilityText(ability: Ability, lang: Lang, on: CardType = "character"): string {
  const words = wordAbility(ability, on, grammars.in(lang));
  return ability.kind === "keyword" ? words : closed(words);
}

export function effectsText(effects: readonly Effect[], lang: Lang, on: CardType = "character"): string {
  const grammar = grammars.in(lang);
  return closed(capital(wordEffects(effects, toYou, beginIn(grammar, on), grammar)));
}

/** As it stands before the dash of an activated ability: no capital, no full stop. */
export function costText(cost: Cost, lang: Lang, on: CardType = "character"): string {
  const grammar = grammars.in(lang);
  return grammar.cost(cost, beginIn(grammar, on), toYou);
}

/** As it stands in a sentence that is read aloud. */
export function toldCost(cost: Cost, lang: Lang, on: CardType = "character"): string {
  const grammar = grammars.in(lang);
  return spoken(grammar.cost(cost, beginIn(grammar, on), told), lang);
}

export function toldEffects(effects: readonly Effect[], lang: Lang, on?: CardType): string {
  return spoken(effectsText(effects, lang, on), lang);
}

/** What certain cards have been given, without capital and full stop. */
export function toldGift(gift: Given, lang: Lang): string {
  const grammar = grammars.in(lang);
  return spoken(grammar.given(gift, beginIn(grammar, "character")), lang);
}

/** What applies to whatever fits. */
export function toldGrants(grants: readonly Grant[], until: Given["until"], lang: Lang): string {
  const grammar = grammars.in(lang);
  return spoken(grammar.grants(grants, beginIn(grammar, "card"), until), lang);
}

export function typeLine(def: CardDef, lang: Lang): string {
  const { classification, type } = grammars.in(lang);
  if (def.type !== "character") return type(def);
  return def.classifications.map(classification).join(" · ");
}

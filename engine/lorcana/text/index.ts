import type { Lang } from "../../kernel/wording.ts";
import type { Ability, CardDef, CardType, Cost, Effect } from "../language.ts";
import { beginIn, wordAbility } from "./abilities.ts";
import { wordEffects } from "./effects.ts";
import { english } from "./english/index.ts";
import { french } from "./french/index.ts";
import { capital, closed, type Grammar, toYou } from "./grammar.ts";

const grammars: Readonly<Record<Lang, Grammar>> = { en: english, fr: french };

/**
 * A card's text, worded from its abilities. Symbols stand in braces as in the rules: {S} Strength, {W} Willpower,
 * {L} Lore value, {E} exert, {I} ink. `on`: what the card that says it is.
 */
export function abilityText(ability: Ability, lang: Lang, on: CardType = "character"): string {
  const words = wordAbility(ability, on, grammars[lang]);
  return ability.kind === "keyword" ? words : closed(words);
}

export function effectsText(effects: readonly Effect[], lang: Lang, on: CardType = "character"): string {
  const grammar = grammars[lang];
  return closed(capital(wordEffects(effects, toYou, beginIn(grammar, on), grammar)));
}

/** As it stands before the dash of an activated ability: no capital, no full stop. */
export function costText(cost: Cost, lang: Lang, on: CardType = "character"): string {
  const grammar = grammars[lang];
  return grammar.cost(cost, beginIn(grammar, on));
}

export function typeLine(def: CardDef, lang: Lang): string {
  const { classification, type } = grammars[lang];
  if (def.type !== "character") return type(def);
  return def.classifications.map(classification).join(" · ");
}

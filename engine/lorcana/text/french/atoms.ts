import type { AtomOf, Target } from "../../language.ts";
import { chained, type Grammar, type Voice } from "../grammar.ts";
import type { Referent } from "../kinds.ts";
import { isCounted } from "../qualities.ts";
import { copy, referentOf, type Said } from "../said.ts";
import { act, instruction, statement } from "./acts.ts";
import { amountOf, units } from "./amounts.ts";
import { give } from "./give.ts";
import { grants } from "./grants.ts";
import { noun } from "./nouns.ts";
import { place, returned, show } from "./places.ts";
import { wordTarget } from "./targets.ts";
import { direct, say } from "./verbs.ts";
import { a, agree, counted, de, type Noun, pronoun, stressed, whose } from "./words.ts";

export const atom: Grammar["atom"] = (effect, voice, said) => {
  switch (effect.do) {
    case "deal":
    case "put":
    case "remove":
      return damage(effect, voice, said);
    case "move damage":
      return moveDamage(effect, voice, said);
    case "draw": {
      const { words, tail } = amountOf(effect.amount, units.cards, voice, said);
      return say(voice, "draw", words + tail);
    }
    case "draw until":
      return say(voice, "draw", `jusqu’à avoir ${counted(effect.amount, "carte")} en main`);
    case "discard":
      return discard(effect, voice, said);
    case "gain lore":
    case "lose lore": {
      const { words, tail } = amountOf(effect.amount, units.lore, voice, said);
      return say(voice, effect.do === "gain lore" ? "gain" : "lose", words + tail);
    }
    case "pay":
      return say(voice, "pay", `${effect.amount} {I}`);
    case "banish":
    case "exert":
    case "ready":
      return act({ verb: effect.do, target: effect.to, way: "all" }, voice, said);
    case "return":
      return returned(effect, voice, said);
    case "place":
      return place(effect, voice, said);
    case "boost": {
      const object = `la carte du dessus de ${whose(voice, "pioche")} face cachée`;
      return act({ verb: "put", target: effect.to, way: "each", by: "sous", object }, voice, said);
    }
    case "give":
      return give(effect, voice, said);
    case "apply":
      return statement(grants(effect.grants, said, effect.for), voice);
    case "later":
      return instruction(said.inner(effect.ability, { ...said }, effect.for), voice);
    case "play":
      return play(effect, voice, said);
    case "use":
      return use(effect, voice, said);
    case "move":
      return move(effect, voice, said);
    case "look":
    case "reveal":
      return look(effect, voice, said);
    case "show":
      return show(effect, voice, said);
    case "name a card":
      return say(voice, "name", "une carte");
    case "shuffle":
      return say(voice, "shuffle", whose(voice, "pioche"));
  }
};

function damage(effect: AtomOf<"deal" | "put" | "remove">, voice: Voice, said: Said): string {
  const { do: verb, to } = effect;
  const { words, tail } = some(effect, voice, said);
  if (to !== "this" && "the" in to && to.the === said.implied) return say(voice, verb, words + tail);
  const by = ({ deal: "à", put: "sur", remove: "de" } as const)[verb];
  return act({ verb, target: to, way: "each", by, object: words, rest: tail.trim() }, voice, said);
}

function some(
  effect: AtomOf<"deal" | "put" | "remove" | "move damage">,
  voice: Voice,
  said: Said,
): { words: string; tail: string } {
  if (effect.amount === "all") return { words: "tous les dommages", tail: "" };
  const unit = effect.do === "put" ? units.counters : units.damage;
  const { words, tail } = amountOf(effect.amount, unit, voice, said);
  return { words: "upTo" in effect && effect.upTo ? `jusqu’à ${words}` : words, tail };
}

/** "Choisissez un personnage et déplacez jusqu’à 2 de ses dommages sur un personnage adverse de votre choix." */
function moveDamage(effect: AtomOf<"move damage">, voice: Voice, said: Said): string {
  const { words, tail } = some(effect, voice, said);
  const from = wordTarget(effect.from, "each", voice, said);
  const what =
    from.chosen || from.pronoun ? theirDamage(effect, from, voice, said) : `${words} ${de(from.words)}`;
  const on = `sur ${stressed(wordTarget(effect.to, "aside", voice, said))}${tail}`;
  if (!from.chosen) return say(voice, "move", `${what} ${on}`);
  return `${say(voice, "choose", from.words)} et ${say(chained(voice), "move", `${what} ${on}`)}`;
}

/** "jusqu’à 2 de ses dommages", "tous leurs dommages". */
function theirDamage(effect: AtomOf<"move damage">, { many }: Noun, voice: Voice, said: Said): string {
  const damage = many ? "leurs dommages" : "ses dommages";
  const { amount, upTo } = effect;
  if (amount === "all") return `tous ${damage}`;
  if (many) return `${some(effect, voice, said).words} de chacun`;
  const number = typeof amount === "number" ? amount : isCounted(amount) ? (amount.times ?? 1) : undefined;
  if (number !== undefined) return `${upTo ? "jusqu’à " : ""}${number} de ${damage}`;
  return `${amountOf(amount, units.damage, voice, said).words} parmi ${damage}`;
}

/** "Choisissez une carte et défaussez-la." */
function discard({ amount, random, what = {} }: AtomOf<"discard">, voice: Voice, said: Said): string {
  const one = noun({ ...what, whose: undefined }, { off: true });
  const many = noun({ ...what, whose: undefined }, { off: true, many: true });
  const single = amount === 1 || (amount !== "all" && isCounted(amount) && (amount.times ?? 1) === 1);
  said.bound.set("gone", { kind: "card", many: !single, owner: voice.who });
  said.last = "gone";
  if (amount === "all") {
    const hand = whose(voice, "main");
    return say(voice, "discard", many.words === "cartes" ? hand : `toutes les ${many.words} de ${hand}`);
  }
  const unit = { one: a(one.words, one.feminine), many: many.words };
  const { words, tail } = amountOf(amount, unit, voice, said);
  if (random) return say(voice, "discard", `${words} au hasard${tail}`);
  if (typeof amount !== "number") return say(voice, "discard", words + tail);
  return `${say(voice, "choose", words)} et ${say(chained(voice), "discard", "", direct(single ? one : many))}`;
}

function play({ to, free, exerted }: AtomOf<"play">, voice: Voice, said: Said): string {
  const card = pronoun(played(to, voice, said));
  const how = free ? "gratuitement" : undefined;
  const enters = `et ${card.words} ${card.many ? "entrent" : "entre"} en jeu ${agree("épuisé", card)}`;
  const rest = exerted ? enters : undefined;
  return act({ verb: "play", target: to, way: "played", how, rest }, voice, said);
}

/** What a card is as it comes into play. */
function played(to: Target, voice: Voice, said: Said): Referent {
  const card = referentOf(to, said, voice);
  if (to === "this") return said.left ? { ...card, kind: "card" } : card;
  return "chosen" in to && typeof to.chosen.type === "string" ? { ...card, kind: to.chosen.type } : card;
}

function use({ abilityOf }: AtomOf<"use">, voice: Voice, said: Said): string {
  const card = wordTarget(abilityOf, "all", voice, said);
  if (!card.chosen && !card.pronoun) return say(voice, "use", `gratuitement une capacité ${de(card.words)}`);
  const ability = `gratuitement l’une de ${card.many ? "leurs" : "ses"} capacités`;
  if (!card.chosen) return say(voice, "use", ability);
  return `${say(voice, "choose", card.words)} et ${say(chained(voice), "use", ability)}`;
}

function move({ to, where }: AtomOf<"move">, voice: Voice, said: Said): string {
  const place = where === "this" ? undefined : wordTarget(where, "aside", voice, copy(said));
  const there = !place || place.pronoun ? "ce lieu" : place.words;
  return act(
    { verb: "move", target: to, way: "all", how: "gratuitement", rest: `sur ${there}` },
    voice,
    said,
  );
}

function look({ do: how, amount }: AtomOf<"look" | "reveal">, voice: Voice, said: Said): string {
  said.seen = { amount, left: amount };
  said.last = "seen";
  said.bound.set("seen", { kind: "card", many: amount !== 1, owner: voice.who });
  const top = amount === 1 ? "la carte" : `les ${amount} cartes`;
  return say(voice, how, `${top} du dessus de ${whose(voice, "pioche")}`);
}

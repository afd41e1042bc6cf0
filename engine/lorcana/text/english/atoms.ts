import type { AtomOf, Target } from "../../language.ts";
import type { Grammar, Voice } from "../grammar.ts";
import type { Referent } from "../kinds.ts";
import { isCounted } from "../qualities.ts";
import { referentOf, type Said } from "../said.ts";
import { act, instruction, statement } from "./acts.ts";
import { amountOf, units } from "./amounts.ts";
import { give } from "./give.ts";
import { grants } from "./grants.ts";
import { noun } from "./nouns.ts";
import { place, returned, show } from "./places.ts";
import { wordTarget } from "./targets.ts";
import { a, pronoun, say, whose } from "./words.ts";

export const atom: Grammar["atom"] = (effect, voice, said) => {
  switch (effect.do) {
    case "deal":
    case "put":
    case "remove":
      return damage(effect, voice, said);
    case "move damage": {
      const { words, tail } = some(effect, voice, said);
      const from = wordTarget(effect.from, "each", voice, said).object;
      const to = wordTarget(effect.to, "each", voice, said).object;
      return say(voice, "move", `${words} from ${from} to ${to}${tail}`);
    }
    case "draw": {
      const { words, tail } = amountOf(effect.amount, units.cards, voice, said);
      return say(voice, "draw", words + tail);
    }
    case "draw until":
      return say(voice, "draw", `until ${voice.who} have ${cards(effect.amount)} in ${whose(voice)} hand`);
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
    case "ready": {
      const how = { verb: effect.do, target: effect.to, way: "all", direct: true } as const;
      return act(how, voice, said, (card) => card.object);
    }
    case "return":
      return returned(effect, voice, said);
    case "place":
      return place(effect, voice, said);
    case "boost": {
      const top = `the top card of ${whose(voice)} deck facedown`;
      const how = { verb: "put", target: effect.to, way: "each" } as const;
      return act(how, voice, said, (card) => `${top} under ${card.object}`);
    }
    case "give":
      return give(effect, voice, said);
    case "apply":
      return statement(grants(effect.grants, said, effect.for), voice);
    case "later":
      return instruction(said.inner(effect.ability, { ...said }, effect.for), voice);
    case "play":
      return play(effect, voice, said);
    case "use": {
      const how = { verb: "use", target: effect.abilityOf, way: "all" } as const;
      return act(how, voice, said, (card) => `an ability of ${card.object} for free`);
    }
    case "move": {
      const card = wordTarget(effect.to, "all", voice, said).object;
      if (effect.where === "this") return say(voice, "move", `${card} here for free`);
      return say(voice, "move", `${card} to ${wordTarget(effect.where, "all", voice, said).object} for free`);
    }
    case "look":
    case "reveal":
      return look(effect, voice, said);
    case "show":
      return show(effect, voice, said);
    case "name a card":
      return say(voice, "name", "a card");
    case "shuffle":
      return say(voice, "shuffle", `${whose(voice)} deck`);
  }
};

function damage(effect: AtomOf<"deal" | "put" | "remove">, voice: Voice, said: Said): string {
  const { do: verb, to } = effect;
  const { words, tail } = some(effect, voice, said);
  if (to !== "this" && "the" in to && to.the === said.implied) return say(voice, verb, words + tail);
  const preposition = { deal: "to", put: "on", remove: "from" }[verb];
  const several = typeof to === "object" && !("all" in to) && referentOf(to, said, voice).many;
  const plain = typeof effect.amount === "number" || verb === "remove";
  const each = several && plain && verb !== "remove" ? " each" : "";
  const of = several && !plain ? "each of " : "";
  return act(
    { verb, target: to, way: "each" },
    voice,
    said,
    (card) => `${words}${each} ${preposition} ${of}${card.object}${tail}`,
  );
}

function some(
  effect: AtomOf<"deal" | "put" | "remove" | "move damage">,
  voice: Voice,
  said: Said,
): { words: string; tail: string } {
  if (effect.amount === "all") return { words: "all damage", tail: "" };
  const unit = effect.do === "put" ? units.counters : units.damage;
  if (!("upTo" in effect) || !effect.upTo) return amountOf(effect.amount, unit, voice, said);
  const { words, tail } = amountOf(effect.amount, { ...unit, equal: "an amount of damage" }, voice, said);
  return { words: `up to ${words}`, tail };
}

function discard({ amount, random, what = {} }: AtomOf<"discard">, voice: Voice, said: Said): string {
  const kind = { ...what, whose: undefined };
  const one = a(noun(kind, { off: true }));
  const many = noun(kind, { off: true, many: true });
  const single = amount === 1 || (amount !== "all" && isCounted(amount) && (amount.times ?? 1) === 1);
  said.bound.set("gone", { kind: "card", many: !single, owner: voice.who });
  said.last = "gone";
  if (amount === "all") {
    const hand = `${whose(voice)} hand`;
    return say(voice, "discard", many === "cards" ? hand : `all ${many} in ${hand}`);
  }
  const { words, tail } = amountOf(amount, { one, many, that: `that many ${many}` }, voice, said);
  if (random) return say(voice, "discard", `${words} at random${tail}`);
  return say(voice, ["choose", "discard"], words + tail);
}

function play({ to, free, exerted }: AtomOf<"play">, voice: Voice, said: Said): string {
  const words = [wordTarget(to, "played", voice, said).object, free && "for free"];
  if (exerted) {
    const { subject, plural } = pronoun(played(to, voice, said));
    words.push(`and ${subject} ${plural ? "enter" : "enters"} play exerted`);
  }
  return say(voice, "play", words.filter(Boolean).join(" "));
}

/** What a card is as it comes into play. */
function played(to: Target, voice: Voice, said: Said): Referent {
  const card = referentOf(to, said, voice);
  if (to === "this") return said.left ? { ...card, kind: "card" } : card;
  return "chosen" in to && typeof to.chosen.type === "string" ? { ...card, kind: to.chosen.type } : card;
}

function look({ do: how, amount }: AtomOf<"look" | "reveal">, voice: Voice, said: Said): string {
  said.seen = { amount, left: amount };
  said.last = "seen";
  said.bound.set("seen", { kind: "card", many: amount !== 1, owner: voice.who });
  const top = `the top ${amount === 1 ? "card" : cards(amount)} of ${whose(voice)} deck`;
  return say(voice, how, how === "look" ? `at ${top}` : top);
}

function cards(amount: number): string {
  return amount === 1 ? "1 card" : `${amount} cards`;
}

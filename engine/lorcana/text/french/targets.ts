import type { Chosen, Filter, Target } from "../../language.ts";
import type { Voice } from "../grammar.ts";
import { isAny, isOff } from "../kinds.ts";
import { isMany, isThis, mention, referentOf, type Said } from "../said.ts";
import { known, thisCard } from "./known.ts";
import { every, noun, one, owned, pileOf } from "./nouns.ts";
import { a, elided, type Noun, pronoun, this_ } from "./words.ts";

/** As in English; `aside`: not what the verb acts on, so that "de votre choix" follows it. */
export type Way = "each" | "all" | "subject" | "plain" | "card" | "played" | "found" | "aside";

/** The target in words. From then on it is known. */
export function wordTarget(target: Target, way: Way, voice: Voice, said: Said): Noun {
  const found = referentOf(target, said, voice);
  const words = inWords(target, way, voice, said);
  mention(target, said, found);
  return words;
}

function inWords(target: Target, way: Way, voice: Voice, said: Said): Noun {
  if (isGone(target, way, said)) return { words: this_("carte", card), ...card };
  if (target === "this") return thisCard(said);
  if ("the" in target) return known(target.the, said);
  if ("all" in target) return wordAll(target, way, voice, said);
  if ("random" in target) {
    const { random, from, count } = target;
    const many = count !== 1;
    const cards = noun(random, { many, off: true });
    const number = many ? `${count} ${cards.words}` : a(cards.words, cards.feminine);
    return { ...cards, words: `${number} au hasard${fromPile(random, from, voice)}` };
  }
  return wordChosen(target, way, voice, said);
}

const card = { many: false, feminine: true };

/** The card that says it, once it has left play and is taken from where it lies. */
function isGone(target: Target, way: Way, said: Said): boolean {
  if (!said.left || said.known || (way !== "card" && way !== "played")) return false;
  return target === "this" || ("the" in target && isThis(target.the, said));
}

function wordAll({ all, from }: Extract<Target, { all: Filter }>, way: Way, voice: Voice, said: Said): Noun {
  if (from === "seen" && isAny(all)) return known("seen", said);
  if (all.this || all.the) {
    const words = one(all, said);
    return from && all.the && !words.pronoun
      ? { ...words, words: `${words.words}${fromPile(all, from, voice)}` }
      : words;
  }
  const shape = { many: true, all: true, off: isOff(from) && way !== "played" };
  const cards = isOff(from) ? noun(all, shape) : every(all, said);
  const tous = cards.feminine ? "toutes" : "tous";
  if (isOff(from)) return { ...cards, words: `${tous} les ${cards.words}${fromPile(all, from, voice)}` };
  const group = owned(all, noun(all, { many: true }).words);
  if (way === "each") {
    const each = group ? `${cards.feminine ? "chacune" : "chacun"} ${group}` : `chaque ${noun(all).words}`;
    return { ...cards, many: false, words: each };
  }
  return way === "plain" || (way === "subject" && group)
    ? cards
    : { ...cards, words: `${tous} ${cards.words}` };
}

function wordChosen(target: Chosen, way: Way, voice: Voice, said: Said): Noun {
  const { chosen, from } = target;
  if (chosen.this || chosen.the) return one(chosen, said);
  if (from === "seen") return fromSeen(target, said);
  const many = isMany(target, said);
  if (isOff(from)) {
    const cards = noun(chosen, { many, off: way !== "played" });
    return { ...cards, words: `${counted(target, cards)}${fromPile(chosen, from, voice, way)}` };
  }
  const cards = noun(chosen, { many });
  const words = fromGroup(target, cards);
  if (way !== "aside") return { ...cards, words, chosen: true };
  const choice = chosen.whose === "yours" || chosen.whose === "theirs" ? "au choix" : theChoice(voice);
  return { ...cards, words: `${words} ${choice}` };
}

function theChoice({ who }: Voice): string {
  return who === "you" ? "de votre choix" : "de son choix";
}

/** "l’un de vos personnages", "un autre de vos personnages", "jusqu’à 2 personnages". */
function fromGroup(target: Chosen, cards: Noun): string {
  const { other, ...rest } = target.chosen;
  const group = owned(rest, noun(rest, { many: true }).words);
  if (!group) return counted(target, cards);
  if (cards.many) return number(target, owned(rest, noun(target.chosen, { many: true }).words) ?? group);
  if (other) return `${a("autre", cards.feminine)} ${group}`;
  return `${cards.feminine ? "l’une" : "l’un"} ${group}`;
}

function fromSeen(target: Chosen, said: Said): Noun {
  if (said.seen?.amount === 1) return pronoun({ kind: "card", many: false, owner: "its" });
  const many = isMany(target, said);
  const cards = noun(target.chosen, { many, off: true });
  return { ...cards, words: counted(target, cards) };
}

function counted(target: Chosen, cards: Noun): string {
  return cards.many ? number(target, cards.words) : a(cards.words, cards.feminine);
}

export function number({ count = 1 }: Chosen, words = ""): string {
  if (count === "any") {
    if (!words) return "n’importe quel nombre";
    return `n’importe quel nombre ${/^d(e|es) /.test(words) ? words : elided("de", words)}`;
  }
  const many = typeof count === "number" ? String(count) : `jusqu’à ${count.upTo}`;
  return words ? `${many} ${words}` : many;
}

/** Cards are played from the hand unless told otherwise. */
function fromPile(filter: Filter, pile: Chosen["from"], voice: Voice, way?: Way): string {
  if (!pile || pile === "play" || pile === "seen" || way === "found") return "";
  if (way === "played" && pile === "hand" && filter.whose !== "opposing") return "";
  return ` de ${pileOf(pile, filter, voice.who)}`;
}

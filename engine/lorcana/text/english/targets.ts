import type { Chosen, Filter, Target } from "../../language.ts";
import type { Voice } from "../grammar.ts";
import { isAny, isOff } from "../kinds.ts";
import { isMany, isThis, mention, referentOf, type Said } from "../said.ts";
import { known, thisCard } from "./known.ts";
import { every, noun, one, pileOf, whosePlural } from "./nouns.ts";
import { a, type Noun, phrase, pronoun, whose } from "./words.ts";

/** How a target is spoken of: `card` where it leaves play, `played` where it comes into play, `found` in a pile named before. */
export type Way = "each" | "all" | "subject" | "plain" | "card" | "played" | "found";

/** The target in words. From then on it is known. */
export function wordTarget(target: Target, way: Way, voice: Voice, said: Said): Noun {
  const found = referentOf(target, said, voice);
  const words = inWords(target, way, voice, said);
  mention(target, said, found);
  return words;
}

function inWords(target: Target, way: Way, voice: Voice, said: Said): Noun {
  if (isGone(target, way, said)) return phrase("this card");
  if (target === "this") return thisCard(said);
  if ("the" in target) return known(target.the, said);
  if ("all" in target) return wordAll(target, way, voice, said);
  if ("random" in target) {
    const { random, from, count } = target;
    const words = noun(random, { many: count !== 1, off: true });
    const number = count === 1 ? a(words) : `${count} ${words}`;
    return phrase(`${number} at random${fromPile(random, from, voice)}`, count !== 1);
  }
  return wordChosen(target, way, voice, said);
}

/** The card that says it, once it has left play and is taken from where it lies. */
function isGone(target: Target, way: Way, said: Said): boolean {
  if (!said.left || said.known || (way !== "card" && way !== "played")) return false;
  return target === "this" || ("the" in target && isThis(target.the, said));
}

function wordAll({ all, from }: Extract<Target, { all: Filter }>, way: Way, voice: Voice, said: Said): Noun {
  if (from === "seen" && isAny(all)) return known("seen", said);
  if (all.this || all.the) {
    const words = one(all, said);
    return from && all.the ? phrase(`${words.object}${fromPile(all, from, voice)}`) : words;
  }
  if (isOff(from)) {
    const cards = noun(all, { many: true, all: true, off: way !== "played" });
    return phrase(`all ${cards}${fromPile(all, from, voice)}`, true);
  }
  const owners = whosePlural(all);
  if (way === "each")
    return owners ? phrase(`each of ${owners} ${noun(all, { many: true })}`) : phrase(`each ${noun(all)}`);
  const cards = every(all, said);
  return way === "plain" || (way === "subject" && owners) ? cards : phrase(`all ${cards.object}`, true);
}

function wordChosen(target: Chosen, way: Way, voice: Voice, said: Said): Noun {
  const { chosen, from } = target;
  if (chosen.this || chosen.the) return one(chosen, said);
  if (from === "seen") return fromSeen(target, said);
  const many = isMany(target, said);
  if (isOff(from)) {
    const words = noun({ ...chosen, other: undefined }, { many, off: way !== "played" });
    return phrase(`${counted(target, words, chosen.other)}${fromPile(chosen, from, voice, way)}`, many);
  }
  if (voice.who === "they") return phrase(theirChoice(target), many);
  const owner =
    chosen.whose === "teammates'" ? " of a teammate’s" : chosen.whose === "yours" ? " of yours" : "";
  const words = `chosen ${inFront({ ...chosen, other: undefined }, many, owner)}`;
  if (!many) return phrase(chosen.other ? `another ${words}` : words);
  return phrase(number(target, `${chosen.other ? "other " : ""}${words}`), true);
}

/** "chosen character of yours with 5 {S} or more": whose it is comes before the rest. */
function inFront(filter: Filter, many: boolean, owner: string): string {
  const short = noun({ ...filter, ...withoutTail }, { many });
  const full = noun(filter, { many });
  return full.startsWith(short) ? short + owner + full.slice(short.length) : full + owner;
}

const withoutTail: Filter = {
  named: undefined,
  keyword: undefined,
  without: undefined,
  cost: undefined,
  strength: undefined,
  willpower: undefined,
  lore: undefined,
  damage: undefined,
  in: undefined,
  at: undefined,
};

/** What another player chooses: "one of their characters", "up to 2 characters". */
export function theirChoice(target: Chosen): string {
  const { chosen } = target;
  const owners = whosePlural(chosen);
  const many = target.count !== undefined && target.count !== 1;
  if (owners) return `${many ? number(target) : "one"} of ${owners} ${noun(chosen, { many: true })}`;
  return counted(target, noun({ ...chosen, other: undefined }, { many }), chosen.other);
}

function fromSeen(target: Chosen, said: Said): Noun {
  if (said.seen?.amount === 1) return pronoun({ kind: "card", many: false, owner: "its" });
  const many = isMany(target, said);
  if (isAny(target.chosen)) return phrase(many ? `${number(target)} of them` : "one", many);
  const { other, ...chosen } = target.chosen;
  return phrase(counted(target, noun(chosen, { many, off: true }), other), many);
}

function counted(target: Chosen, words: string, other: boolean | undefined): string {
  if (target.count !== undefined && target.count !== 1)
    return number(target, `${other ? "other " : ""}${words}`);
  return other ? `another ${words}` : a(words);
}

function number({ count = 1 }: Chosen, words = ""): string {
  if (count === "any") return words ? `any number of ${words}` : "any number";
  const many = typeof count === "number" ? String(count) : `up to ${count.upTo}`;
  return words ? `${many} ${words}` : many;
}

/** Cards are played from the hand unless told otherwise. */
function fromPile(filter: Filter, pile: Chosen["from"], voice: Voice, way?: Way): string {
  if (!pile || pile === "play" || pile === "seen" || way === "found") return "";
  if (way === "played" && pile === "hand" && filter.whose !== "opposing") return "";
  return ` from ${pileOf(pile, filter, whose(voice))}`;
}

import type { AtomOf } from "../../language.ts";
import { type Given, toYou, type Voice } from "../grammar.ts";
import { isGift } from "../links.ts";
import { isNamed, isThis, mention, referentOf, type Said } from "../said.ts";
import { statement } from "./acts.ts";
import { gained, gift, predicate, span } from "./qualities.ts";
import { wordTarget } from "./targets.ts";
import { indirect, say } from "./verbs.ts";
import { isFeminine, kindWord, list, type Noun, pronoun, this_, à } from "./words.ts";

export function give(effect: AtomOf<"give">, voice: Voice, said: Said): string {
  const { to, has, for: until, next } = effect;
  const card = referentOf(to, said, voice);
  if (next && isNamed(to)) return statement(nextTime(effect, said), voice);
  const noun = subjectOf(effect, voice, said);
  const given = { card, noun, until };
  const words = next ? gainsOnce({ has, card, until }, noun, said) : predicate(has, given, said);
  if (noun.chosen) return say(voice, "choose", `${noun.words} qui ${words}`);
  if (voice.form !== "infinitive" || !isGift(effect)) return statement(`${noun.words} ${words}`, voice);
  const what = gift(has, given, said);
  if (noun.pronoun) return say(voice, "give", what.words + what.tail, indirect(noun));
  return say(voice, "give", `${what.words} ${à(noun.words)}${what.tail}`);
}

/** "ce personnage gagne +2 {S} pour le reste de ce tour" */
export function given({ has, card, until, next }: Given, said: Said): string {
  const gender = { many: card.many, feminine: isFeminine(card.kind) };
  const noun = { words: this_(kindWord(card.kind, card.many), gender), ...gender };
  const words = next
    ? gainsOnce({ has, card, until }, noun, said)
    : predicate(has, { card, noun, until }, said);
  return `${noun.words} ${words}`;
}

/** "gagne « La prochaine fois que ce personnage devrait se voir infliger des dommages, … »" */
function gainsOnce({ has, card, until }: Given, noun: Noun, said: Said): string {
  const words = has.map((one) =>
    "gains" in one
      ? `${noun.many ? "gagnent" : "gagne"} ${gained(one.gains, card, said, "once")}`
      : `${predicate([one], { card, noun }, said)} une fois`,
  );
  return list(words, "and") + (until ? ` ${span(until, card)}` : "");
}

/** "Jusqu’au …, la prochaine fois qu’il devrait …": only what has been named can be "il". */
function nextTime({ to, has, for: until }: AtomOf<"give">, said: Said): string {
  const card = referentOf(to, said, toYou);
  mention(to, said, card);
  const inside: Said = { ...said, self: card, known: true, events: [] };
  const noun = pronoun(card);
  const words = has.map((one) =>
    "gains" in one
      ? said.inner(one.gains, inside, until === "this turn" ? until : "once")
      : `${noun.words} ${predicate([one], { card, noun }, said)} une fois`,
  );
  const lead = until === "this turn" ? "" : `${span(until, card)}, `;
  return lead + list(words, "and");
}

/** A card that has just been named is "il" from then on; what none of them can do is not said of "tous". */
function subjectOf({ to, has }: AtomOf<"give">, voice: Voice, said: Said): Noun {
  const self = to === "this" || ("the" in to && isThis(to.the, said));
  if (self && said.last === "this") return pronoun(said.self);
  const denies = has.some((one) => "cant" in one || "keeps" in one);
  return wordTarget(to, denies ? "plain" : "subject", voice, said);
}

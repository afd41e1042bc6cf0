import type { AtomOf } from "../../language.ts";
import { type Given, toYou, type Voice } from "../grammar.ts";
import { isGift } from "../links.ts";
import { isNamed, isThis, mention, referentOf, type Said } from "../said.ts";
import { statement } from "./acts.ts";
import { gained, gift, predicate, span } from "./qualities.ts";
import { wordTarget } from "./targets.ts";
import { list, type Noun, pronoun, say } from "./words.ts";

export function give(effect: AtomOf<"give">, voice: Voice, said: Said): string {
  const { to, has, for: until, next } = effect;
  const card = referentOf(to, said, voice);
  if (next && isNamed(to)) return statement(nextTime(effect, said), voice);
  const { subject, object, plural } = subjectOf(effect, voice, said);
  const given = { card, plural, until };
  if (voice.form === "infinitive" && isGift(effect)) return `give ${object} ${gift(has, given, said)}`;
  const words = next ? gainsOnce({ has, card, until }, plural, said) : predicate(has, given, said);
  if (voice.who === "you" || to === "this" || !("chosen" in to))
    return statement(`${subject} ${words}`, voice);
  const chosen = pronoun(card);
  const they = { ...given, plural: chosen.plural };
  const gains = next ? gainsOnce({ has, card, until }, chosen.plural, said) : predicate(has, they, said);
  return `${say(voice, "choose", object)} and ${chosen.subject} ${gains}`;
}

/** "this character gets +2 {S} this turn" */
export function given({ has, card, until, next }: Given, said: Said): string {
  const { kind, many } = card;
  const words = next
    ? gainsOnce({ has, card, until }, many, said)
    : predicate(has, { card, plural: many, until }, said);
  return `${many ? `these ${kind}s` : `this ${kind}`} ${words}`;
}

/** "gains “The next time this character would be dealt damage, …” this turn" */
function gainsOnce({ has, card, until }: Given, plural: boolean, said: Said): string {
  const words = has.map((one) =>
    "gains" in one
      ? `${plural ? "gain" : "gains"} ${gained(one.gains, card, said, "once")}`
      : `${predicate([one], { card, plural }, said)} once`,
  );
  return list(words, "and") + (until ? ` ${span(until, card)}` : "");
}

/** "Until …, the next time they would be dealt damage, …": only what has been named can be "they". */
function nextTime({ to, has, for: until }: AtomOf<"give">, said: Said): string {
  const card = referentOf(to, said, toYou);
  mention(to, said, card);
  const inside: Said = { ...said, self: card, known: true, events: [] };
  const { subject, plural } = pronoun(card);
  const words = has.map((one) =>
    "gains" in one
      ? said.inner(one.gains, inside, until === "this turn" ? until : "once")
      : `${subject} ${predicate([one], { card, plural }, said)} once`,
  );
  const lead = until === "this turn" ? "" : `${span(until, card)}, `;
  return lead + list(words, "and");
}

/** A card that has just been named is "they" from then on; what none of them can do is not said of "all". */
function subjectOf({ to, has }: AtomOf<"give">, voice: Voice, said: Said): Noun {
  const self = to === "this" || ("the" in to && isThis(to.the, said));
  if (self && said.last === "this") return pronoun(said.self);
  const denies = has.some((one) => "cant" in one || "keeps" in one);
  return wordTarget(to, denies ? "plain" : "subject", voice, said);
}

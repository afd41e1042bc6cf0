import type { Target } from "../../language.ts";
import { chained, type Voice } from "../grammar.ts";
import type { Said } from "../said.ts";
import { type Way, wordTarget } from "./targets.ts";
import { direct, indirect, say, type VerbName } from "./verbs.ts";
import { agreed, de, type Noun, nbsp, que, stressed, à } from "./words.ts";

interface Act {
  readonly verb: VerbName;
  readonly target: Target;
  readonly way: Way;
  /** How the card hangs on the verb; it is its object unless told. */
  readonly by?: "à" | "sur" | "sous" | "de";
  /** What the verb acts on, where that is not the card. */
  readonly object?: string;
  /** "gratuitement": right behind the verb. */
  readonly how?: string;
  readonly rest?: string;
}

/** "Choisissez un personnage et bannissez-le", "bannissez ce personnage". */
export function act(what: Act, voice: Voice, said: Said): string {
  const card = wordTarget(what.target, what.way, voice, said);
  if (!card.chosen) return done(what, card, voice);
  return `${say(voice, "choose", card.words)} et ${done(what, card, chained(voice))}`;
}

function done({ verb, by, object = "", how, rest }: Act, card: Noun, voice: Voice): string {
  const spoken = (words: string, clitic?: string) =>
    say(voice, verb, [how, words, rest].filter(Boolean).join(" "), clitic);
  const known = card.pronoun || card.chosen;
  if (!by) return known ? spoken("", direct(card)) : spoken(card.words);
  if (by === "sur" || by === "sous") {
    const where = card.many && known ? each(card) : known ? stressed(card) : card.words;
    return spoken(`${object} ${by} ${where}`);
  }
  if (known && !card.many) return spoken(object, indirect(card));
  const whom = known ? each(card) : card.words;
  return spoken(`${object} ${by === "à" ? à(whom) : de(whom)}`);
}

function each(card: Noun): string {
  const one = card.feminine ? "chacune" : "chacun";
  return card.chosen ? one : `${one} ${agreed(card, "", "", "d’eux", "d’elles")}`;
}

/** "faire ceci : à la fin de votre tour, bannissez-le" */
export function instruction(words: string, voice: Voice): string {
  return voice.form === "infinitive" ? `faire ceci${nbsp}: ${words}` : words;
}

/** What is no order of its own follows "vous pouvez" as something decided. */
export function statement(words: string, voice: Voice): string {
  return voice.form === "infinitive" ? `décider ${que(words)}` : words;
}

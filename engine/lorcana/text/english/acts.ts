import type { Target } from "../../language.ts";
import { chained, type Voice } from "../grammar.ts";
import { referentOf, type Said } from "../said.ts";
import { type Way, wordTarget } from "./targets.ts";
import { type Noun, pronoun, say } from "./words.ts";

interface Act {
  readonly verb: string;
  readonly target: Target;
  readonly way: Way;
  /** The card follows its verb at once, so that "chooses and banishes" can share it. */
  readonly direct?: boolean;
}

/** You act on "chosen character"; another player "chooses and banishes one of their characters". */
export function act(
  { verb, target, way, direct }: Act,
  voice: Voice,
  said: Said,
  rest: (card: Noun) => string,
): string {
  const card = wordTarget(target, way, voice, said);
  const chooses = voice.who === "they" && target !== "this" && "chosen" in target && !target.from;
  if (!chooses || voice.form === "gapped") return say(voice, verb, rest(card));
  if (direct) return say(voice, ["choose", verb], rest(card));
  const chosen = pronoun(referentOf(target, said, voice));
  return `${say(voice, "choose", card.object)} and ${say(chained(voice), verb, rest(chosen))}`;
}

/** "do the following: at the end of your turn, banish them" */
export function instruction(words: string, voice: Voice): string {
  return voice.form === "infinitive" ? `do the following: ${words}` : words;
}

/** What is no order of its own follows "you may" as something decided. */
export function statement(words: string, voice: Voice): string {
  if (voice.form !== "infinitive") return words;
  return words.startsWith("that ") ? `decide ${words}` : `decide that ${words}`;
}

import type { Lang } from "../../content/types";
import { narrate, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import type { BoardStep, Played } from "./line";

/** The rules a step follows, the first before all; before the first step, the one that says who decides. */
export function rulesAt({ steps, open }: Played, at: number): readonly string[] {
  const step = steps[at - 1];
  if (step) return [step.rule, ...(step.also ?? [])];
  const asked = steps[0]?.choice?.decision ?? open;
  return asked ? [asked.rule] : [];
}

const told = { en: new WeakMap<BoardStep, string>(), fr: new WeakMap<BoardStep, string>() };

/** A step's sentence; a board shows all of them again and again. */
export function sentenceOf(step: BoardStep, lang: Lang): string {
  const sentence = told[lang].get(step) ?? narrate(step, lang);
  told[lang].set(step, sentence);
  return sentence;
}

export function sentenceAt({ steps, open, start }: Played, at: number, lang: Lang): string {
  const step = steps[at - 1];
  if (step) return sentenceOf(step, lang);
  const asked = steps[0]?.choice?.decision ?? open;
  const { startText } = boardLabelsIn(lang).timeline;
  return asked ? `${startText} ${worded(start, asked.message, lang)}` : startText;
}

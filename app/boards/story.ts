import type { Lang } from "../../content/types";
import { narrate, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import type { Played } from "./line";

/** The rules a step follows, the first before all; before the first step, the one that says who decides. */
export function rulesAt({ steps, open }: Played, at: number): readonly string[] {
  const step = steps[at - 1];
  if (step) return [step.rule, ...(step.also ?? [])];
  const asked = steps[0]?.choice?.decision ?? open;
  return asked ? [asked.rule] : [];
}

export function sentenceAt({ steps, open, start }: Played, at: number, lang: Lang): string {
  const step = steps[at - 1];
  if (step) return narrate(step, lang);
  const asked = steps[0]?.choice?.decision ?? open;
  const { startText } = boardLabelsIn(lang).timeline;
  return asked ? `${startText} ${worded(start, asked.message, lang)}` : startText;
}

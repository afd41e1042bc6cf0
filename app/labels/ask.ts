import type { Lang } from "../../content/types";
import { askEn } from "./ask-en";
import { askFr } from "./ask-fr";

/** The texts of the questions a board asks; apart from the others so that only a board that asks loads them. */
export type AskLabels = typeof askEn;

const labels: Record<Lang, AskLabels> = { en: askEn, fr: askFr };

export function askLabelsIn(lang: Lang): AskLabels {
  return labels[lang];
}

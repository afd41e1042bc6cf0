import type { Lang } from "../../content/types";
import { boardEn } from "./board-en";
import { boardFr } from "./board-fr";

/** The texts of the boards; apart from the others so that only boards load them. */
export type BoardLabels = typeof boardEn;

const labels: Record<Lang, BoardLabels> = { en: boardEn, fr: boardFr };

export function boardLabelsIn(lang: Lang): BoardLabels {
  return labels[lang];
}

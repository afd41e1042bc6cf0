import type { Lang } from "../../content/types";
import { referenceEn } from "./reference-en";
import { referenceFr } from "./reference-fr";

/** The texts around the reference: changes, editions, the addresses for programs. */
export type ReferenceLabels = typeof referenceEn;

const labels: Record<Lang, ReferenceLabels> = { en: referenceEn, fr: referenceFr };

export function referenceLabelsIn(lang: Lang): ReferenceLabels {
  return labels[lang];
}

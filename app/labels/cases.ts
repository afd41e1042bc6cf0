import type { Lang } from "../../content/types";
import { casesEn } from "./cases-en";
import { casesFr } from "./cases-fr";

/** The texts of the list of cases; apart from the boards', so that neither page loads the other's. */
export type CasesLabels = typeof casesEn;

const labels: Record<Lang, CasesLabels> = { en: casesEn, fr: casesFr };

export function casesLabelsIn(lang: Lang): CasesLabels {
  return labels[lang];
}

import type { Lang } from "../../content/types";
import { scriptEn } from "./script-en";
import { scriptFr } from "./script-fr";

/** What a page's script says; apart from the other texts so that pages load no more than these. */
export type ScriptLabels = typeof scriptEn;

const labels: Record<Lang, ScriptLabels> = { en: scriptEn, fr: scriptFr };

export function scriptLabelsIn(lang: Lang): ScriptLabels {
  return labels[lang];
}

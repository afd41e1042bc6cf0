import type { Lang } from "../../content/types";
import { en } from "./en";
import { fr } from "./fr";

/** Every text of the interface; a label missing in one language is a type error. */
export type Labels = typeof en;

const labels: Record<Lang, Labels> = { en, fr };

export function labelsIn(lang: Lang): Labels {
  return labels[lang];
}

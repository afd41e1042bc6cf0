import type { Lang } from "../types.ts";

/** The small words that only one of our languages has. */
const small: Record<Lang, Set<string>> = {
  en: new Set(
    "the of and is are it its that this with when if for be by has was to in or at from any each".split(" "),
  ),
  fr: new Set(
    "le la les l d un une des du de et est sont il elle qui que qu dans ce cette avec quand si pour par ou".split(
      " ",
    ),
  ),
};

/** The language a text is written in, by its small words; null where it has too few of them to tell. */
export function languageOf(text: string): Lang | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (lang: Lang) => words.filter((word) => small[lang].has(word)).length;
  const [english, french] = [count("en"), count("fr")];
  if (english + french < 3 || english === french) return null;
  return english > french ? "en" : "fr";
}

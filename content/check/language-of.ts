import type { Lang } from "../types.ts";

/** The small words that only one of our languages has. */
const small: Record<Lang, Set<string>> = {
  en: new Set(
    `the of and is are it its that this with when if for be by has was to in or at from any each they their can may you
    your not which while`.split(/\s+/),
  ),
  fr: new Set(
    `le la les un une des du de et est sont il elle qui que qu dans ce cette avec quand si pour par ou au aux ne pas son
    sa ses leur se en`.split(/\s+/),
  ),
};

/** The language a text is written in, by its small words; null where it has too few of them to tell. */
export function languageOf(text: string): Lang | null {
  const words = wordsOf(text);
  const [english, french] = [count(words, "en"), count(words, "fr")];
  if (english + french < 3 || english === french) return null;
  return english > french ? "en" : "fr";
}

const run = 6;

/** Six words in a row that are of that language and not of the other; null where there are none. What a text quotes does not count. */
export function foreignRun(text: string, lang: Lang): string | null {
  const words = wordsOf(text.replace(/"[^"]*"|«[^»]*»/g, " "));
  const own = lang === "en" ? "fr" : "en";
  const from = words.findIndex((_, at) => {
    const window = words.slice(at, at + run);
    return window.length === run && count(window, lang) >= 3 && count(window, own) === 0;
  });
  return from < 0 ? null : words.slice(from, from + run).join(" ");
}

/** A single letter tells nothing: "+N", the "s" of a card's name. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1);
}

function count(words: string[], lang: Lang): number {
  return words.filter((word) => small[lang].has(word)).length;
}

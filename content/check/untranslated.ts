import type { Page } from "../parse.ts";
import type { Lang, Problem } from "../types.ts";
import { foreignRun, languageOf } from "./language-of.ts";
import { type Passage, passagesIn, wrong } from "./passages.ts";

const names: Record<Lang, string> = { en: "English", fr: "French" };

/** Sentences, and parts of one, in the language of the other folder. */
export function untranslated(english: Page[], french: Page[]): Problem[] {
  const [originals, translations] = [passagesIn(english), passagesIn(french)];
  return [
    ...originals.flatMap((each) => foreign(each, "fr")),
    ...translations.flatMap((each) => foreign(each, "en")),
    ...copied(originals, translations),
  ];
}

function foreign(each: Passage, lang: Lang): Problem[] {
  return sentencesOf(each.text).flatMap((sentence) => {
    const found = languageOf(sentence) === lang ? sentence : foreignRun(sentence, lang);
    return found ? [wrong(`This reads as ${names[lang]}: "${found.slice(0, 60)}"`)(each)] : [];
  });
}

/** Short sentences have no small words to tell them by, but they can be compared. */
function copied(english: Passage[], french: Passage[]): Problem[] {
  const originals = new Map(english.map(({ key, text }) => [key, new Set(sentencesOf(text))]));
  return french.flatMap((each) =>
    sentencesOf(each.text)
      .filter((sentence) => /\p{L}+\s+\p{Ll}+/u.test(sentence) && originals.get(each.key)?.has(sentence))
      .filter((sentence) => languageOf(sentence) === null && !foreignRun(sentence, "en"))
      .map((sentence) => wrong(`This is the English text again: "${sentence.slice(0, 60)}"`)(each)),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/).filter(Boolean);
}

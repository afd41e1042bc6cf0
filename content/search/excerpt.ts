import type { Lang } from "../types.ts";
import type { Wanted } from "./query.ts";
import { fold, stem, wordsOf } from "./words.ts";

const length = 160;
const before = 40;

/** The part of a text where a question's words first stand. */
export function excerptOf(text: string, wanted: Wanted[], lang: Lang): string {
  if (text.length <= length) return text;
  const at = firstMeeting(text, wanted, lang);
  const from = at < length - before ? 0 : text.lastIndexOf(" ", at - before) + 1;
  const end = text.length - from <= length ? text.length : text.lastIndexOf(" ", from + length);
  return `${from ? "…" : ""}${text.slice(from, end)}${end < text.length ? "…" : ""}`;
}

function firstMeeting(text: string, wanted: Wanted[], lang: Lang): number {
  const stems = new Set(wanted.flatMap((each) => [...each.keys()]));
  const word = wordsOf(text).find((each) => stems.has(stem(each, lang)));
  return word ? Math.max(0, fold(text).indexOf(word)) : 0;
}

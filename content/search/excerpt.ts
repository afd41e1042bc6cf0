import type { Lang } from "../types.ts";
import type { Entry } from "./build.ts";
import { isTelling, type Wanted } from "./query.ts";
import { fold, stem } from "./words.ts";

/** A part of a text, and where in it the words asked for stand. */
export interface Excerpt {
  excerpt: string;
  marks: [from: number, to: number][];
}

/** A place in a text. */
interface Span {
  from: number;
  to: number;
}

const length = 160;
/** How much of a long sentence stands before the first word asked for. */
const before = 50;

/** The sentence that has most of the words asked for: of the text, or where that has far fewer, of examples and notes. */
export function excerptOf({ text, more, kind }: Entry, wanted: Wanted[], lang: Lang): Excerpt {
  const isAsked = asker(wanted, lang);
  const own = bestSentence(text, isAsked);
  const other = kind === "rule" ? bestSentence(more, isAsked) : null;
  const farFewer = other && other.met > (own.met && own.met + 1);
  const [source, best] = farFewer ? [more, other] : [text, own];
  const excerpt = cut(source, best);
  return { excerpt, marks: meetings(excerpt, isAsked).map(({ from, to }) => [from, to]) };
}

/** Which of the wanted things a word is; -1 for none. */
type Asked = (word: string) => number;

function asker(wanted: Wanted[], lang: Lang): Asked {
  const places = new Map<string, number>();
  for (const [at, { stems }] of wanted.filter(isTelling).entries())
    for (const root of stems.keys()) if (!places.has(root)) places.set(root, at);
  return (word) => places.get(stem(fold(word), lang)) ?? -1;
}

function bestSentence(text: string, isAsked: Asked): Span & { met: number; first: number } {
  let best = { from: 0, to: text.length, met: 0, first: 0 };
  for (const { from, to } of sentencesOf(text)) {
    const found = meetings(text.slice(from, to), isAsked);
    const met = new Set(found.map(({ what }) => what)).size;
    if (met > best.met) best = { from, to, met, first: from + (found[0]?.from ?? 0) };
  }
  return best;
}

function sentencesOf(text: string): Span[] {
  if (text.length <= length) return [{ from: 0, to: text.length }];
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s)|$)/gs)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

function meetings(text: string, isAsked: Asked): (Span & { what: number })[] {
  return [...text.matchAll(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu)]
    .map(({ index, 0: word }) => ({ from: index, to: index + word.length, what: isAsked(word) }))
    .filter(({ what }) => what >= 0);
}

/** From the sentence on, as much as there is room for; a short text whole. */
function cut(text: string, { from: start, first }: { from: number; first: number }): string {
  if (text.length <= length) return text;
  const far = first - start > length - before;
  const from = far ? text.lastIndexOf(" ", first - before) + 1 : start;
  const to = text.length - from <= length ? text.length : text.lastIndexOf(" ", from + length);
  return `${from ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

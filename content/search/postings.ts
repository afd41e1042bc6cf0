import type { Lang } from "../types.ts";
import type { Entry } from "./build.ts";
import { stem, wordsOf } from "./words.ts";

/** Where each word stands, so that a question looks only at the entries that can answer it. */
export interface Postings {
  /** By stem: the entries that have it, and how much it says about each, from 0 to 1. */
  weights: Map<string, Map<number, number>>;
  /** Every word as written, for the spelling; and its stem. */
  words: Map<string, string>;
  /** By entry: its words in their order, field by field. */
  said: string[];
  /** How telling a stem is: 1 for the rarest. */
  rarity(stem: string): number;
}

/** How much a word counts by where it stands. */
const fields: Record<Entry["kind"], { title: number; text: number; more: number; context: number }> = {
  rule: { title: 1, text: 0.75, more: 0.5, context: 0.3 },
  term: { title: 1, text: 0, more: 0.8, context: 0 },
};

export function buildPostings(entries: Entry[], lang: Lang): Postings {
  const weights: Postings["weights"] = new Map();
  const words: Postings["words"] = new Map();
  const said = entries.map(() => " ");
  for (const [at, entry] of entries.entries()) {
    for (const [text, most] of weighted(entry)) {
      const written = wordsOf(text);
      for (const word of written) if (!words.has(word)) words.set(word, stem(word, lang));
      said[at] += `${written.join(" ")} | `;
      const weight = most * brevity(written.length);
      for (const root of new Set(written.map((word) => words.get(word) as string))) {
        const found = weights.get(root) ?? new Map<number, number>();
        weights.set(root, found);
        // A word in a second field adds to the first without ever counting for more than a title alone.
        const before = found.get(at) ?? 0;
        found.set(at, before + (1 - before) * weight * (before ? 0.25 : 1));
      }
    }
  }
  const most = Math.log(1 + entries.length);
  const rarity = (root: string) => Math.log(1 + entries.length / (weights.get(root)?.size ?? 1)) / most;
  return { weights, words, said, rarity };
}

/** A word says less about a long text than about a short one. */
function brevity(length: number): number {
  return 1 / (1 + Math.max(0, length - 30) / 100);
}

function weighted(entry: Entry): [text: string, weight: number][] {
  const weight = fields[entry.kind];
  const untitled = entry.context !== "" && entry.context.startsWith(entry.title);
  const all: [string, number][] = [
    [untitled ? "" : entry.title, weight.title],
    [entry.text, weight.text],
    [entry.context, weight.context],
    [entry.more, weight.more],
  ];
  return all.filter(([text, worth]) => text && worth > 0);
}

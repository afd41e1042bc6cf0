/** Search over an index built beforehand. No Node, no files: it runs in the browser. */
import type { Entry, SearchIndex } from "./search/build.ts";
import { excerptOf } from "./search/excerpt.ts";
import { createLikeness } from "./search/likeness.ts";
import { scoresByNumber } from "./search/number.ts";
import { buildPostings, type Postings } from "./search/postings.ts";
import { createReader, type Wanted } from "./search/query.ts";

export { buildIndex, type SearchIndex } from "./search/build.ts";

export interface Hit {
  /** For a term: the rule to read on. */
  rule: string;
  section: string;
  kind: "rule" | "term";
  title: string;
  /** The part of the text that has the words. */
  excerpt: string;
  /** From 0 to 1, a sure answer. */
  score: number;
  /** Of a term: its place in the glossary. */
  slug?: string;
}

/** The best answers to a question, best first. */
export type Search = (query: string, limit?: number) => Hit[];

export function createSearch(index: SearchIndex): Search {
  const { entries, lang } = index;
  const postings = buildPostings(entries, lang);
  const read = createReader(index, postings);
  return (query, limit = 5) => {
    const wanted = read(query);
    const scores = scoresByNumber(query, entries);
    const likeness = createLikeness(query, wanted, lang);
    for (const [at, score] of scoresByWords(wanted, postings)) {
      const like = likeness(entries[at] as Entry, postings.said[at] ?? "");
      scores.set(at, Math.max(scores.get(at) ?? 0, score * like));
    }
    return [...scores]
      .sort(([a, left], [b, right]) => right - left || a - b)
      .slice(0, limit)
      .flatMap(([at, score]) => {
        const entry = entries[at];
        return entry ? [hit(entry, score, excerptOf(entry.text, wanted, lang))] : [];
      });
  };
}

function scoresByWords(wanted: Wanted[], postings: Postings): Map<number, number> {
  const sums = new Map<number, { score: number; met: number }>();
  let asked = 0;
  for (const stems of wanted) {
    const { worth, held } = holding(stems, postings);
    asked += worth;
    for (const [at, value] of held) {
      const sum = sums.get(at) ?? { score: 0, met: 0 };
      sums.set(at, { score: sum.score + value, met: sum.met + worth });
    }
  }
  return new Map(
    [...sums].map(([at, { score, met }]) => {
      // Half of the words well met is worse than all of them met fairly.
      const whole = 0.4 + (0.6 * met) / asked;
      return [at, (score / asked) * whole];
    }),
  );
}

/** The entries that hold one of the stems, and how much that is worth at best. A word nobody knows is worth most. */
function holding(stems: Wanted, { weights, rarity }: Postings): { worth: number; held: Map<number, number> } {
  const held = new Map<number, number>();
  const surest = Math.max(...stems.values());
  const meant = [...stems].filter(([, sure]) => sure === surest).map(([stem]) => rarity(stem));
  const worth = stems.size ? Math.max(...meant) : 1;
  for (const [stem, sure] of stems) {
    // A less likely reading of a word gains nothing by being rarer.
    const value = sure * Math.min(worth, rarity(stem));
    for (const [at, weight] of weights.get(stem) ?? []) {
      held.set(at, Math.max(held.get(at) ?? 0, weight * value));
    }
  }
  return { worth, held };
}

function hit({ kind, rule, section, title, slug }: Entry, score: number, excerpt: string): Hit {
  const found = { rule, section, kind, title, excerpt, score: Math.round(Math.min(1, score) * 1000) / 1000 };
  return slug ? { ...found, slug } : found;
}

/** Search over an index built beforehand. No Node, no files: it runs in the browser. */
import type { Entry, SearchIndex } from "./search/build.ts";
import { type Excerpt, excerptOf } from "./search/excerpt.ts";
import { createLikeness } from "./search/likeness.ts";
import { scoresByNumber } from "./search/number.ts";
import { buildPostings, type Postings } from "./search/postings.ts";
import { createReader, isTelling, type Wanted } from "./search/query.ts";

export { buildIndex, type ScenarioText, type SearchIndex } from "./search/build.ts";

/** An answer, with the part of its text that has the words asked for. */
export interface Hit extends Excerpt {
  /** For a term: the rule to read on; for a scenario: the rule it belongs to. */
  rule: string;
  section: string;
  /** Empty for a term. */
  sectionTitle: string;
  kind: "rule" | "term" | "scenario";
  title: string;
  /** From 0 to 1, a sure answer. */
  score: number;
  /** Of a term: its place in the glossary; of a scenario: its id. */
  slug?: string;
}

/**
 * The best answers to a question, best first. With `scenarios`, the limit is for rules and terms, and so many of the
 * best scenarios follow them.
 */
export type Search = (query: string, limit?: number, scenarios?: number) => Hit[];

/** A scenario tells a rule with other words around it: what a rule says as well, the rule says better. */
const behind = 0.5;

/** How many entries are compared with the question as a whole; single words choose them. */
const looked = 100;

export function createSearch(index: SearchIndex): Search {
  const { entries, lang } = index;
  const postings = buildPostings(index);
  const read = createReader(index, postings);
  return (query, limit = 5, scenarios) => {
    const wanted = read(query);
    const scores = scoresByNumber(query, entries);
    const likeness = createLikeness(query, wanted, postings);
    const likely = [...scoresByWords(wanted, postings)].sort(([, a], [, b]) => b - a).slice(0, looked);
    for (const [at, score] of likely) {
      const entry = entries[at] as Entry;
      const sure = score * likeness(entry, at) * (entry.kind === "scenario" ? behind : 1);
      scores.set(at, Math.max(scores.get(at) ?? 0, sure));
    }
    const ranked = [...scores]
      .sort(([a, left], [b, right]) => right - left || a - b)
      .map(([at, score]) => ({ entry: entries[at] as Entry, score }));
    return chosen(ranked, limit, scenarios).map(({ entry, score }) =>
      hit(entry, score, excerptOf(entry, wanted, lang)),
    );
  };
}

interface Ranked {
  entry: Entry;
  score: number;
}

function chosen(ranked: Ranked[], limit: number, scenarios: number | undefined): Ranked[] {
  const told = ranked.filter(({ entry }) => entry.kind !== "scenario").slice(0, limit);
  const played = ranked.filter(({ entry }) => entry.kind === "scenario");
  if (scenarios !== undefined) return [...told, ...played.slice(0, scenarios)];
  // However many boards play a card, the rules that name it are found too.
  const some = new Set([...told, ...played.slice(0, limit / 2)]);
  return ranked.filter((each) => some.has(each)).slice(0, limit);
}

function scoresByWords(wanted: Wanted[], postings: Postings): Map<number, number> {
  const sums = new Map<number, { score: number; met: number }>();
  let asked = 0;
  // The words that say something come first: no entry is found by the others alone.
  for (const each of wanted) {
    const { worth, held } = holding(each, postings);
    asked += worth;
    for (const [at, value] of held) {
      const sum = sums.get(at);
      if (sum) {
        sum.score += value;
        sum.met += worth;
      } else if (isTelling(each)) sums.set(at, { score: value, met: worth });
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
function holding(
  { stems, weight }: Wanted,
  { weights, rarity }: Postings,
): { worth: number; held: Map<number, number> } {
  const held = new Map<number, number>();
  const surest = Math.max(...stems.values());
  const meant = [...stems].filter(([, sure]) => sure === surest).map(([stem]) => rarity(stem));
  const worth = weight * (stems.size ? Math.max(...meant) : 1);
  for (const [stem, sure] of stems) {
    // A less likely reading of a word gains nothing by being rarer.
    const value = sure * Math.min(worth, weight * rarity(stem));
    for (const [at, says] of weights.get(stem) ?? []) {
      held.set(at, Math.max(held.get(at) ?? 0, says * value));
    }
  }
  return { worth, held };
}

function hit({ kind, rule, section, sectionTitle, title, slug }: Entry, score: number, part: Excerpt): Hit {
  const sure = Math.round(Math.min(1, score) * 1000) / 1000;
  const found = { rule, section, sectionTitle, kind, title, ...part, score: sure };
  return slug ? { ...found, slug } : found;
}

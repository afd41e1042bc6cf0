import { parentOf } from "../rule-number.ts";
import type { Lang } from "../types.ts";
import type { Entry, SearchIndex } from "./build.ts";
import { isIdle, stem, wordsOf } from "./words.ts";

/** Where each word stands, so that a question looks only at the entries that can answer it. */
export interface Postings {
  /** By stem: the entries that have it, and how much it says about each, from 0 to 1. */
  weights: Map<string, Map<number, number>>;
  /** Every word as written, for the spelling; and its stem. */
  words: Map<string, string>;
  /** The stems that stand in a rule or a title: a note may quote the other language. */
  ours: Set<string>;
  /** The stems that only scenarios have, mostly names of cards. */
  played: Set<string>;
  /** By entry: its words in their order, field by field. */
  said: string[];
  /** By entry: the stems of its telling words, clause by clause; no examples, no notes. */
  told: Set<string>[][];
  /** By entry: the stems of its title and of its section's. */
  titles: { own: string[]; section: string[] }[];
  /** How telling a stem is: 1 for the rarest. */
  rarity(stem: string): number;
}

/** How much a word counts by where it stands. */
const fields: Record<
  Entry["kind"],
  { title: number; text: number; more: number; context: number; names: number; above: number }
> = {
  rule: { title: 1, text: 0.8, more: 0.5, context: 0.6, names: 0.4, above: 0.2 },
  term: { title: 1, text: 0, more: 0.8, context: 0, names: 0, above: 0 },
  scenario: { title: 0.8, text: 0.5, more: 0, context: 0, names: 0.8, above: 0 },
};

export function buildPostings({ entries, synonyms, lang }: SearchIndex): Postings {
  const read = symbolReader(synonyms);
  const rules = new Map(entries.flatMap((entry) => (entry.kind === "rule" ? [[entry.rule, entry]] : [])));
  const weights: Postings["weights"] = new Map();
  const words: Postings["words"] = new Map();
  const said = entries.map(() => " ");
  const told = entries.map((entry) =>
    [untitled(entry) ? "" : entry.title, entry.text].flatMap((text) => clausesOf(read(text), lang)),
  );
  const ours = new Set<string>();
  const titles = entries.map((entry) => ({
    own: untitled(entry) ? [] : stemsOfTitle(entry.title, lang),
    section: stemsOfTitle(entry.sectionTitle, lang),
  }));
  for (const [at, entry] of entries.entries()) {
    for (const [text, most] of weighted(entry, rules.get(parentOf(entry.rule)))) {
      const written = wordsOf(read(text));
      for (const word of written) if (!words.has(word)) words.set(word, stem(word, lang));
      said[at] += `${written.join(" ")} | `;
      if (entry.kind !== "scenario" && (text === entry.title || text === entry.text))
        for (const word of written) ours.add(words.get(word) as string);
      const weight = most * brevity(written.length);
      for (const root of new Set(written.map((word) => words.get(word) as string))) {
        const found = weights.get(root) ?? new Map<number, number>();
        weights.set(root, found);
        // A word in a second field adds to the first without ever counting for more than a title alone.
        const before = found.get(at) ?? 0;
        found.set(at, before + (1 - before) * weight * (before ? 0.4 : 1));
      }
    }
  }
  const counts = countsIn(entries, weights);
  const played = new Set([...counts].filter(([, count]) => count === 0).map(([root]) => root));
  const written = entries.filter(({ kind }) => kind !== "scenario").length;
  const rarity = (root: string) => Math.log(1 + written / (counts.get(root) || 1)) / Math.log(1 + written);
  return { weights, words, ours, played, said, told, titles, rarity };
}

/** How many rules and terms have a stem: a word is no commoner in the rules for being played on many boards. */
function countsIn(entries: Entry[], weights: Postings["weights"]): Map<string, number> {
  const isWritten = (at: number) => entries[at]?.kind !== "scenario";
  return new Map([...weights].map(([root, found]) => [root, [...found.keys()].filter(isWritten).length]));
}

/** The stems of a text's telling words, clause by clause. */
function clausesOf(text: string, lang: Lang): Set<string>[] {
  const clauses = text.split(/[.,;:()«»"]/).map((clause) => wordsOf(clause).filter((word) => !isIdle(word)));
  return clauses.map((words) => new Set(words.map((word) => stem(word, lang))));
}

/** A symbol in a text stands for its word: who asks for Strength finds {S}. */
function symbolReader(synonyms: SearchIndex["synonyms"]): (text: string) => string {
  const symbols = new Map(synonyms.filter(([said]) => said.startsWith("{")));
  return (text) => text.replace(/\{\w\}/g, (symbol) => symbols.get(symbol) ?? symbol);
}

/** "Pas de séchage" is not what "séchage" asks for; a title of nothing but idle words is "May". */
function stemsOfTitle(title: string, lang: Lang): string[] {
  const words = wordsOf(title);
  const counting = words.filter((word) => !isIdle(word) || word === "pas");
  return (counting.length ? counting : words).map((word) => stem(word, lang));
}

/** A word says less about a long text than about a short one. */
function brevity(length: number): number {
  return 1 / (1 + Math.max(0, length - 30) / 200);
}

/** A rule without a heading of its own goes by its section's. */
function untitled(entry: Entry): boolean {
  return entry.context !== "" && entry.context.startsWith(entry.title);
}

/** The texts of an entry, of the rule above it too: "second: the player chooses" goes on where that one began. */
function weighted(entry: Entry, parent: Entry | undefined): [text: string, weight: number][] {
  const weight = fields[entry.kind];
  const all: [string, number][] = [
    [untitled(entry) ? "" : entry.title, weight.title],
    [entry.text, weight.text],
    [entry.context, weight.context],
    [entry.more, weight.more],
    [entry.names, weight.names],
    [parent && parent.rule !== parent.section ? parent.text : "", weight.above],
  ];
  return all.filter(([text, worth]) => text && worth > 0);
}

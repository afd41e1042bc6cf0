import type { Lang } from "../types.ts";
import type { SearchIndex } from "./build.ts";
import type { Postings } from "./postings.ts";
import { createSpelling } from "./spelling.ts";
import { stem, tellingWords } from "./words.ts";

/** One thing a question asks for: the stems that would answer it, and how surely each is what was meant. */
export type Wanted = Map<string, number>;

/** How sure we are of a word from another game or from the other language. */
const translated = 0.9;

interface Phrase {
  says: string[];
  means: string[];
}

/** Reads a question: one thing wanted for each of its telling words. */
export function createReader(
  { phrases, lang }: SearchIndex,
  postings: Postings,
): (query: string) => Wanted[] {
  const guess = createSpelling([...postings.words.keys()]);
  const known = phraseTable(phrases, lang);

  function stemsFor(word: string): Wanted {
    const root = stem(word, lang);
    if (postings.weights.has(root)) return new Map([[root, 1]]);
    const wanted: Wanted = new Map();
    for (const { word: meant, likeness } of guess(word))
      add(wanted, postings.words.get(meant) ?? meant, likeness);
    return wanted;
  }

  return (query) => {
    const words = tellingWords(query).filter((word) => !/^\d/.test(word));
    const stems = words.map((word) => stem(word, lang));
    const wanted = words.map(stemsFor);
    for (const [at, first] of stems.entries()) {
      const said = (known.get(first) ?? []).filter(({ says }) =>
        says.every((each, n) => stems[at + n] === each),
      );
      for (const phrase of said) translate(phrase, wanted.slice(at, at + phrase.says.length));
    }
    return wanted;
  };
}

function phraseTable(phrases: SearchIndex["phrases"], lang: Lang): Map<string, Phrase[]> {
  const table = new Map<string, Phrase[]>();
  for (const [said, meant] of phrases) {
    const [says, means] = [said, meant].map((text) => tellingWords(text).map((word) => stem(word, lang)));
    const first = says?.[0];
    if (first && means) table.set(first, [...(table.get(first) ?? []), { says: says ?? [], means }]);
  }
  return table;
}

/** Gives each word of a phrase its share of the meaning: word for word as far as both go, then what is left over. */
function translate({ says, means }: Phrase, places: Wanted[]): void {
  for (let at = 0; at < Math.max(says.length, means.length); at++) {
    const place = places[Math.min(at, places.length - 1)];
    for (const each of at < means.length ? means.slice(at, at + 1) : means)
      if (place) add(place, each, translated);
  }
}

function add(wanted: Wanted, root: string, sure: number): void {
  wanted.set(root, Math.max(wanted.get(root) ?? 0, sure));
}

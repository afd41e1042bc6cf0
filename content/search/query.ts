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

  function written(word: string): Wanted {
    const root = stem(word, lang);
    return new Map(postings.weights.has(root) ? [[root, 1]] : []);
  }

  function guessed(word: string): Wanted {
    const wanted: Wanted = new Map();
    for (const { word: meant, likeness } of guess(word)) {
      const root = postings.words.get(meant) ?? meant;
      // Of two words as much alike, the commoner one was meant.
      add(wanted, root, likeness * (1 - 0.1 * postings.rarity(root)));
    }
    return wanted;
  }

  return (query) => {
    const words = tellingWords(query).filter((word) => !isRuleNumber(word));
    const stems = words.map((word) => stem(word, lang));
    const wanted = words.map(written);
    for (const [at, first] of stems.entries()) {
      const said = (known.get(first) ?? []).filter(({ says }) =>
        says.every((each, n) => stems[at + n] === each),
      );
      for (const phrase of said) translate(phrase, wanted.slice(at, at + phrase.says.length));
    }
    // Only a word that nothing explains may be a slip: "meurt" is no misspelt "mettre".
    return wanted.map((place, at) => (place.size ? place : guessed(words[at] ?? "")));
  };
}

/** Those are looked up by number; "20 lore" asks for the word 20. */
function isRuleNumber(word: string): boolean {
  return /^\d+\.|^\d$|^\d{3,}$/.test(word);
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

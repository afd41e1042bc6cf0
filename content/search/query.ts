import type { SearchIndex } from "./build.ts";
import { withoutNumbers } from "./number.ts";
import type { Postings } from "./postings.ts";
import { createSpelling } from "./spelling.ts";
import { isIdle, stem, tellingWords, wordsOf } from "./words.ts";

/** One thing a question asks for. */
export interface Wanted {
  /** The stems that would answer it, and how surely each is what was meant. */
  stems: Map<string, number>;
  /** How much of the question it is: 1 for a word that says something. */
  weight: number;
}

/** How sure we are of a word from another game. */
const brought = 0.9;
/** The same letters may be a word of ours: a French "main" is no main phase. */
const homograph = 0.4;
/** How sure we are that who says "sickness" means the summoning sickness. */
const partly = 0.4;
/** How sure we are that words with a meaning together are meant one by one. */
const literally = 0.5;
/** What several words stand for one: each further one is less of the question than the first. */
const further = 0.6;
/** "When", "who", "may" say little, but they tell two rules of the same words apart. */
const idly = 0.15;

interface Phrase {
  says: string[];
  means: string[];
  /** A term of the other language. */
  foreign: boolean;
  /** The words as they must stand, where one stem says too little: "deck out" is not any deck. */
  whole: string;
}

/** Reads a question: a thing wanted for each of its words. */
export function createReader(
  { synonyms, translations, lang }: SearchIndex,
  postings: Postings,
): (query: string) => Wanted[] {
  const vocabulary = new Map(postings.words);
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of [...phrasesOf(synonyms, false), ...phrasesOf(translations, true)]) {
    for (const each of new Set(phrase.says)) phrases.set(each, [...(phrases.get(each) ?? []), phrase]);
  }
  for (const [said] of [...synonyms, ...translations]) {
    for (const word of tellingWords(said)) if (!vocabulary.has(word)) vocabulary.set(word, stem(word, lang));
  }
  const known = new Set(vocabulary.values());
  const guess = createSpelling([...vocabulary.keys()]);

  function phrasesOf(sayings: SearchIndex["synonyms"], foreign: boolean): Phrase[] {
    const stemsOf = (text: string) => tellingWords(text).map((word) => stem(word, lang));
    return sayings.map(([said, meant]) => {
      const [says, means, all] = [stemsOf(said), stemsOf(meant), wordsOf(said)];
      // "Stat" has the stem of our "state", yet who says "state" means no stat.
      const mistakable = !postings.words.has(all[0] ?? "") && postings.ours.has(says[0] ?? "");
      const whole = !foreign && says.length === 1 && (all.length > 1 || mistakable);
      return { says, means, foreign, whole: whole ? ` ${all.join(" ")} ` : "" };
    });
  }

  /** What a word may be read as. */
  function readings(word: string): Map<string, number> {
    const root = stem(word, lang);
    const read = new Map<string, number>(known.has(root) ? [[root, 1]] : []);
    // A card may be called what is a slip of the hand otherwise.
    if (read.size && !postings.played.has(root)) return read;
    for (const { word: meant, likeness } of guess(word)) {
      const as = vocabulary.get(meant) ?? meant;
      // Of two words as much alike, the commoner one was meant.
      add(read, as, likeness * (1 - 0.1 * postings.rarity(as)));
    }
    return read;
  }

  /** The phrases among the words, in whatever order those stand; the longest first. */
  function phrasesIn(
    read: Map<string, number>[],
    typed: string,
  ): { phrase: Phrase; from: number; sure: number }[] {
    const found: { phrase: Phrase; from: number; sure: number }[] = [];
    for (const from of read.keys()) {
      const candidates = new Set([...(read[from]?.keys() ?? [])].flatMap((root) => phrases.get(root) ?? []));
      for (const phrase of candidates) {
        const window = read.slice(from, from + phrase.says.length);
        if (window.length < phrase.says.length || !typed.includes(phrase.whole)) continue;
        const sure = phrase.says.map((each) => Math.max(...window.map((place) => place.get(each) ?? 0)));
        const met = window.every((place) => phrase.says.some((each) => place.has(each)));
        if (met && Math.min(...sure) > 0) found.push({ phrase, from, sure: Math.min(...sure) });
      }
    }
    return found.sort(
      ({ phrase: a }, { phrase: b }) => b.says.length - a.says.length || b.whole.length - a.whole.length,
    );
  }

  return (query) => {
    const typed = wordsOf(withoutNumbers(query));
    // Who puts a word in quotation marks means it, however little it says elsewhere.
    const quoted = new Set(wordsOf((query.match(/["“«][^"”»]+["”»]/g) ?? []).join(" ")));
    const says = (word: string) => !isIdle(word) || quoted.has(word);
    const telling = typed.some(says) ? typed.filter(says) : typed;
    const idle = typed.filter((word) => !telling.includes(word));
    const read = telling.map(readings);
    const wanted = read.map(
      (each): Wanted => ({
        stems: new Map([...each].filter(([root]) => postings.weights.has(root))),
        weight: 1,
      }),
    );
    const more: Wanted[] = [];
    const covered = new Map<number, number>();
    for (const { phrase, from, sure } of phrasesIn(read, ` ${typed.join(" ")} `)) {
      const places = phrase.says.map((_, n) => from + n);
      // "Mana pool" is not mana as well.
      if (places.every((place) => (covered.get(place) ?? 0) > phrase.says.length)) continue;
      const again = places.some((place) => covered.has(place));
      for (const place of places) covered.set(place, Math.max(covered.get(place) ?? 0, phrase.says.length));
      const ours = phrase.foreign && phrase.says.length === 1 && postings.ours.has(phrase.says[0] as string);
      const meant = sure * (ours ? homograph : brought);
      // "Goes first" is neither going nor first, and a "bag" in a French note is no French.
      if (phrase.foreign ? !ours : places.length > 1 || phrase.whole)
        for (const place of places) doubt(wanted[place]?.stems);
      for (const [n, place] of places.entries()) {
        const means = n < phrase.means.length ? phrase.means.slice(n, n + 1) : phrase.means;
        for (const each of means) add((wanted[place] as Wanted).stems, each, meant);
      }
      if (again || ours) continue;
      for (const each of phrase.means.slice(places.length))
        more.push({ stems: new Map([[each, meant]]), weight: further });
    }
    // A part of a phrase says something of the whole.
    for (const [at, { stems }] of wanted.entries()) {
      if (stems.size) continue;
      for (const [root, sure] of read[at] ?? []) {
        for (const { says, means } of phrases.get(root) ?? []) {
          const share = says.length === means.length ? [means[says.indexOf(root)] ?? ""] : means;
          for (const each of share) add(stems, each, sure * partly);
        }
      }
    }
    const aside = [...new Set(idle.map((word) => stem(word, lang)))]
      .filter((root) => postings.weights.has(root))
      .map((root): Wanted => ({ stems: new Map([[root, 1]]), weight: idly }));
    return [...wanted, ...more, ...aside];
  };
}

export function isTelling({ weight }: Wanted): boolean {
  return weight > idly;
}

function doubt(stems: Map<string, number> | undefined): void {
  for (const [root, sure] of stems ?? []) stems?.set(root, sure * literally);
}

function add(stems: Map<string, number>, root: string, sure: number): void {
  stems.set(root, Math.max(stems.get(root) ?? 0, sure));
}

import Fuse from "fuse.js";

export interface Guess {
  word: string;
  /** 1 for the same word. */
  likeness: number;
}

/** Finds the words that were meant by one that is misspelt or not yet typed to its end. */
export function createSpelling(words: string[]): (typed: string) => Guess[] {
  const byPair = new Map<string, string[]>();
  for (const word of words) {
    for (const pair of pairsOf(word)) {
      const list = byPair.get(pair);
      if (list) list.push(word);
      else byPair.set(pair, [word]);
    }
  }
  const remembered = new Map<string, Guess[]>();
  return (typed) => {
    const known = remembered.get(typed);
    if (known) return known;
    const guesses = [...beginnings(typed, words), ...misspellings(typed, byPair)];
    if (remembered.size > 500) remembered.clear();
    remembered.set(typed, guesses);
    return guesses;
  };
}

function beginnings(typed: string, words: string[]): Guess[] {
  if (typed.length < 3) return [];
  return words
    .filter((word) => word.startsWith(typed) && word !== typed)
    .map((word) => ({ word, likeness: 0.6 + (0.3 * typed.length) / word.length }));
}

/** Comparing letter by letter is slow, so only words of a similar length that share pairs of letters are compared. */
function misspellings(typed: string, byPair: Map<string, string[]>): Guess[] {
  if (typed.length < 3 || /\d/.test(typed)) return [];
  const shared = new Map<string, number>();
  for (const pair of pairsOf(typed)) {
    for (const word of byPair.get(pair) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
  }
  const slack = typed.length > 5 ? 2 : 1;
  const close = [...shared]
    .filter(([word, pairs]) => Math.abs(word.length - typed.length) <= slack && pairs >= typed.length / 4)
    .filter(([word]) => beginsAlike(word, typed))
    .map(([word]) => word);
  // One slip is a third of a short word; in a long word so much is another word.
  const threshold = typed.length > 5 ? 0.3 : 0.4;
  return new Fuse(close, { includeScore: true, threshold, ignoreLocation: true, ignoreFieldNorm: true })
    .search(typed)
    .slice(0, 4)
    .map(({ item, score }) => ({ word: item, likeness: (1 - (score ?? 1)) * 0.85 }));
}

/** Hands rarely slip on the first letter, unless they swap it with the second or leave one of the two out. */
function beginsAlike(word: string, typed: string): boolean {
  return word[0] === typed[0] || word[0] === typed[1] || word[1] === typed[0];
}

/** The pairs of neighbouring letters, in either order: swapped letters are the commonest slip. */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>([`^${word[0]}`]);
  for (let at = 0; at + 1 < word.length; at++) {
    pairs.add([word[at], word[at + 1]].sort().join(""));
  }
  return pairs;
}

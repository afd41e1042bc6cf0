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
  const slips = slipsIn(typed.length);
  const close = [...shared]
    .filter(([word, pairs]) => Math.abs(word.length - typed.length) <= slips && pairs >= typed.length / 4)
    .map(([word]) => word);
  // Fuse counts two swapped letters as two slips; what is left is counted again as hands make them.
  const fuse = new Fuse(close, {
    includeScore: true,
    threshold: Math.min(0.6, (slips + 1) / typed.length),
    ignoreLocation: true,
    ignoreFieldNorm: true,
  });
  return (
    fuse
      .search(typed.slice(0, 32))
      .slice(0, 12)
      .map(({ item }) => ({ word: item, slips: slipsBetween(typed, item) }))
      .filter((guess) => guess.slips <= slips)
      .sort((a, b) => a.slips - b.slips)
      // With one slip to explain it, nobody made two.
      .filter((guess, _, [closest]) => guess.slips < (closest?.slips ?? 0) + 1)
      .slice(0, 4)
      .map((guess) => ({ word: guess.word, likeness: 0.95 - guess.slips / Math.max(5, typed.length) }))
  );
}

/** In a short word two slips make another word. */
function slipsIn(length: number): number {
  return length < 6 ? 1 : length < 10 ? 2 : 3;
}

/** How many letters are wrong, missing, too many or swapped. A wrong first letter is rare, and counts for more. */
function slipsBetween(typed: string, word: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: word.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1;
      let least = Math.min(
        (last?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last?.[j - 1] ?? 0) + (same && i === 1 && j === 1 ? 1.5 : same),
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, (before?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last?.[word.length] ?? typed.length;
}

/** The pairs of neighbouring letters, in either order: swapped letters are the commonest slip. */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>([`^${word[0]}`]);
  for (let at = 0; at + 1 < word.length; at++) {
    pairs.add([word[at], word[at + 1]].sort().join(""));
  }
  return pairs;
}

import type { Lang } from "../types.ts";
import type { Entry } from "./build.ts";
import type { Wanted } from "./query.ts";
import { stem, tellingWords, wordsOf } from "./words.ts";

/** `said`: the entry's words in their order. */
type Likeness = (entry: Entry, said: string) => number;

/** How much more an entry is like a question than the single words say: a factor from 0.5. */
export function createLikeness(query: string, wanted: Wanted[], lang: Lang): Likeness {
  const typed = wordsOf(query);
  const phrase = ` ${typed.join(" ")} `;
  const stems = new Set(wanted.flatMap((each) => [...each.keys()]));
  const isAsked = (title: string) => {
    const words = tellingWords(title);
    return words.length > 0 && words.every((word) => stems.has(stem(word, lang)));
  };
  const isNamed = (title: string) => tellingWords(title).some((word) => stems.has(stem(word, lang)));

  return (entry, said) => {
    const untitled = entry.context !== "" && entry.context.startsWith(entry.title);
    let likeness = 0.5;
    // A title that says no more than the question does is what was asked for; a section's own more than a rule's.
    if (!untitled && isAsked(entry.title)) likeness += entry.rule === entry.section ? 0.14 : 0.1;
    else if (isAsked(entry.sectionTitle)) likeness += 0.05;
    if (typed.length > 1 && said.includes(phrase)) likeness += 0.4;
    // Where rules repeat each other, the one the others refer to is the answer.
    likeness += 0.06 * (1 - 1 / (1 + entry.cited));
    // Who asks about a variant names it.
    return entry.variant && !isNamed(entry.sectionTitle) ? likeness * 0.6 : likeness;
  };
}

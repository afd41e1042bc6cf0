import type { Entry } from "./build.ts";
import type { Postings } from "./postings.ts";
import { isTelling, type Wanted } from "./query.ts";
import { wordsOf } from "./words.ts";

type Likeness = (entry: Entry, at: number) => number;

/** How much more an entry is like a question than the single words say: a factor from 0.4. */
export function createLikeness(query: string, wanted: Wanted[], postings: Postings): Likeness {
  const typed = wordsOf(query);
  const phrase = ` ${typed.join(" ")} `;
  const telling = wanted.filter(isTelling);
  const stems = new Set(telling.flatMap((each) => [...each.stems.keys()]));
  const pairs = telling.slice(1).flatMap((each, n) => pairOf(telling[n] as Wanted, each));
  const isAsked = (title: string[]) => title.length > 0 && title.every((root) => stems.has(root));

  return (entry, at) => {
    const { own, section } = postings.titles[at] ?? { own: [], section: [] };
    let likeness = 0.4;
    // A title that says no more than the question does is what was asked for; a section's own more than a rule's.
    if (isAsked(own)) likeness += entry.rule === entry.section ? 0.14 : 0.1;
    else if (isAsked(section)) likeness += 0.1;
    if (typed.length > 1 && postings.said[at]?.includes(phrase)) likeness += 0.15;
    // Words next to each other in the question belong together: in the rule they stand in one clause.
    const clauses = postings.told[at] ?? [];
    const together = pairs.filter(([a, b]) =>
      clauses.some((clause) => clause.has(a) && clause.has(b)),
    ).length;
    if (together) likeness += (0.2 * together) / pairs.length;
    // Where rules repeat each other, the one the others refer to is the answer.
    likeness += 0.06 * (1 - 1 / (1 + entry.cited));
    // Who asks about a variant names it.
    const named = section.some((root) => stems.has(root));
    return entry.variant && !named ? likeness * 0.5 : likeness;
  };
}

/** Two words next to each other, as each was most likely meant. */
function pairOf(left: Wanted, right: Wanted): [string, string][] {
  const [a, b] = [left, right].map(({ stems }) => [...stems].sort((x, y) => y[1] - x[1])[0]?.[0]);
  return a && b ? [[a, b]] : [];
}

/** How our pages are written down: the one place that knows the words and signs an author types. */

/** A reference is a number of two parts or more; `2.1.0` is a version, since no part of a rule's number is 0. */
export const reference = /(?<![\d.-])[1-9]\d*(?:\.[1-9]\d*)+(?!\.?\d)/g;

/** What a rule's paragraph and a section's heading start with. */
export const ruleStart = /^([1-9]\d*(?:\.[1-9]\d*)+)\.\s+/;

export const symbols = ["E", "I", "L", "S", "W"];

/** The words a quotation under a rule, a term or a change may start with. */
export const markers = {
  en: {
    example: "Example",
    judge: "Judge's note",
    edition: "Edition",
    ours: "Our wording",
    forms: "Forms",
    rules: "Rules",
  },
  fr: {
    example: "Exemple",
    judge: "Note d'arbitre",
    edition: "Édition",
    ours: "Notre français",
    forms: "Formes",
    rules: "Règles",
  },
};

/** Which quotation this text opens, and how many characters of it are the opening; null if none we know. */
export function markerOf(text, lang) {
  const words = markers[lang];
  for (const kind of Object.keys(words)) {
    const word = words[kind];
    if (!text.startsWith(word)) continue;
    const rest =
      kind === "example"
        ? exampleStart.exec(text.slice(word.length))
        : /^\.\s+/.exec(text.slice(word.length));
    if (rest)
      return {
        kind,
        label: labelOf(word, rest[1]),
        id: rest[1] ?? null,
        length: word.length + rest[0].length,
      };
  }
  return null;
}

const exampleStart = /^(?:\s+(\d+(?:\.\d+)+(?:-[A-Z])?))?\.\s+/;

function labelOf(word, id) {
  const letter = /-([A-Z])$/.exec(id ?? "");
  return letter ? `${word} ${letter[1]}` : word;
}

/** A term's heading: `Bag` in English; `Sac (bag)` in French, with the English term the slug is made of. */
export function termOf(heading, lang) {
  const translated = /^(.+?)\s+\(([^()]+)\)$/.exec(heading);
  if (lang !== "en" && !translated) return null;
  const term = translated ? translated[1] : heading;
  const english = translated ? translated[2] : heading;
  return { term, slug: english.toLowerCase().replace(/[^a-z0-9]+/g, "-") };
}

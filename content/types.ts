/** What the content of a game is once it is loaded: plain data, no React, no engine. */

export const languages = ["en", "fr"] as const;
export type Lang = (typeof languages)[number];

/** One text in every language we speak. */
export type Text = Record<Lang, string>;

export interface Section {
  id: string;
  lang: Lang;
  title: string;
  rules: Rule[];
}

export interface Rule {
  /** The number in the English edition: the permanent id. */
  id: string;
  section: string;
  /** The heading a rule starts with in bold, where it has one; else the section's title. */
  title: string;
  /** Our wording as plain text, symbols as `{S}`. */
  text: string;
  /** Rules this one names, in the order of the text. */
  links: string[];
  /** Glossary terms this one uses: their slugs. */
  terms: string[];
  examples: Example[];
  notes: Note[];
  /** Where it stands, for messages about mistakes. */
  file: string;
  line: number;
}

/** A worked example told under its rule; `id` is also the id in the scenarios' `example` field. */
export interface Example {
  id: string;
  text: string;
}

/** judge: a slip or an open question of the document; edition: what the two editions say differently; ours: French written by us. */
export interface Note {
  kind: "judge" | "edition" | "ours";
  text: string;
}

export interface Term {
  /** The same in every language: the English term, lower case, words joined by hyphens. */
  slug: string;
  term: string;
  /** Other words in which a text may use it: plurals, verb forms. */
  forms: string[];
  text: string;
  /** Rules it names; the last one is where to read on. */
  links: string[];
  file: string;
  line: number;
}

/** What an edition changed, as its update summary tells it. */
export interface Change {
  /** The same in every language: the English title, lower case, words joined by hyphens. */
  slug: string;
  title: string;
  /** The rules it changed or added, the most telling first. */
  rules: string[];
  text: string;
  file: string;
  line: number;
}

export interface Edition {
  lang: Lang;
  document: string;
  version: string;
  /** ISO date, or null where the document does not say. */
  date: string | null;
  official: boolean;
}

/** A mistake in the content, worded for whoever mends it. */
export interface Problem {
  file: string;
  line: number;
  rule: string | null;
  message: string;
}

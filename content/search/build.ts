import { parentOf } from "../rule-number.ts";
import type { Lang, Rule, Section, Term } from "../types.ts";

/** All a search in one language needs, as plain JSON the browser can fetch. */
export interface SearchIndex {
  lang: Lang;
  entries: Entry[];
  /** What somebody may say, and what our rules call it. */
  phrases: [says: string, means: string][];
}

export interface Entry {
  kind: "rule" | "term";
  /** For a term: where to read on. */
  rule: string;
  section: string;
  title: string;
  text: string;
  /** Examples and notes of a rule; a term's other forms and its name in the other language. */
  more: string;
  /** The headings a rule stands under; it starts with the title of a rule that has none of its own. */
  context: string;
  slug?: string;
}

interface Source {
  lang: Lang;
  sections: Section[];
  terms: Term[];
  /** The glossary of the other language. */
  translations: Term[];
  synonyms: { says: string[]; means: Record<Lang, string> }[];
}

export function buildIndex({ lang, sections, terms, translations, synonyms }: Source): SearchIndex {
  const translated = new Map(translations.map((term) => [term.slug, [term.term, ...term.forms]]));
  return {
    lang,
    entries: [
      ...sections.flatMap((section) => section.rules.map((rule) => ruleEntry(rule, section))),
      ...terms.map((term) => termEntry(term, translated.get(term.slug) ?? [])),
    ],
    phrases: [
      ...synonyms.flatMap(({ says, means }) => says.map((said): [string, string] => [said, means[lang]])),
      ...terms.flatMap((term) =>
        (translated.get(term.slug) ?? []).map((other): [string, string] => [other, term.term]),
      ),
    ],
  };
}

function ruleEntry(rule: Rule, section: Section): Entry {
  const parent = section.rules.find(({ id }) => id === parentOf(rule.id));
  return {
    kind: "rule",
    rule: rule.id,
    section: section.id,
    title: rule.title,
    text: rule.text,
    more: [...rule.examples, ...rule.notes].map(({ text }) => text).join(" "),
    context: rule.id === section.id ? "" : [section.title, parent?.title].join(" "),
  };
}

function termEntry(term: Term, translated: string[]): Entry {
  const rule = term.links.at(-1) ?? "";
  return {
    kind: "term",
    rule,
    section: rule.split(".").slice(0, 2).join("."),
    title: term.term,
    text: term.text,
    more: [...term.forms, ...translated].join(" "),
    context: "",
    slug: term.slug,
  };
}

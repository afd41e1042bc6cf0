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
  sectionTitle: string;
  /** How many rules name this one. */
  cited: number;
  /** Whether it holds only in a variant of the game. */
  variant: boolean;
  slug?: string;
}

interface Source {
  lang: Lang;
  sections: Section[];
  terms: Term[];
  /** The sections and the glossary of the other language. */
  translations: { sections: Section[]; terms: Term[] };
  synonyms: { says: string[]; means: Record<Lang, string> }[];
  /** The sections that hold only in a variant of the game. */
  variants: string[];
}

export function buildIndex({ lang, sections, terms, translations, synonyms, variants }: Source): SearchIndex {
  const translated = new Map(translations.terms.map((term) => [term.slug, [term.term, ...term.forms]]));
  const links = sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.links));
  const citing = ({ id }: Rule) => links.filter((link) => link === id).length;
  return {
    lang,
    entries: [
      ...sections.flatMap((section) =>
        section.rules.map((rule) =>
          ruleEntry(rule, section, { cited: citing(rule), variant: variants.includes(section.id) }),
        ),
      ),
      ...terms.map((term) => termEntry(term, translated.get(term.slug) ?? [])),
    ],
    phrases: [
      ...synonyms.flatMap(({ says, means }) => says.map((said): [string, string] => [said, means[lang]])),
      ...titles(sections, translations.sections),
      ...terms.flatMap((term) =>
        (translated.get(term.slug) ?? []).map((other): [string, string] => [other, term.term]),
      ),
    ],
  };
}

/** What the other language calls a section, and what we do. */
function titles(sections: Section[], others: Section[]): SearchIndex["phrases"] {
  const ours = new Map(sections.map(({ id, title }) => [id, title]));
  return others.map(({ id, title }) => [title, ours.get(id) ?? title]);
}

function ruleEntry(rule: Rule, section: Section, standing: Pick<Entry, "cited" | "variant">): Entry {
  const parent = section.rules.find(({ id }) => id === parentOf(rule.id));
  return {
    kind: "rule",
    rule: rule.id,
    section: section.id,
    title: rule.title,
    text: rule.text,
    more: [...rule.examples, ...rule.notes].map(({ text }) => text).join(" "),
    sectionTitle: section.title,
    ...standing,
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
    sectionTitle: "",
    cited: 0,
    variant: false,
    context: "",
    slug: term.slug,
  };
}

import type { MDXContent } from "mdx/types";
import { cache } from "react";
import { editions } from "../content/editions";
import { loadChanges, loadGlossary, loadSections } from "../content/load";
import { typeset } from "../content/remark-typography.mjs";
import type { Change, Edition, Lang, Rule, Section, Term } from "../content/types";
import { chapterTitles } from "./chapters";

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

/** The rules of a game in one language, as the pages need them. */
export interface Book {
  chapters: Chapter[];
  sections: Section[];
  terms: Term[];
  /** What the edition we follow changed. */
  changes: Change[];
  /** The edition whose numbers and rules we follow, in every language. */
  edition: Edition;
  /** The official document in this language, where it is not that edition. */
  behind: Edition | null;
  find(rule: string): Rule | undefined;
  citedBy(rule: string): Rule[];
  changesOf(rule: string): Change[];
}

/** Read once for all pages of a build; while an author edits, once a page. */
export const bookIn = process.env.NODE_ENV === "development" ? cache(readBook) : once(readBook);

function once<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

function readBook(lang: Lang): Book {
  const sections = loadSections("lorcana", lang).map((section) => typesetSection(section, lang));
  const rules = new Map(sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  const { edition, behind } = editionsFor(lang);
  const changes = loadChanges("lorcana", lang);
  return {
    chapters: chaptersOf(sections, lang),
    sections,
    terms: loadGlossary("lorcana", lang),
    changes,
    edition,
    behind,
    find: (id) => rules.get(id),
    citedBy: citations(rules),
    changesOf: (id) => changes.filter((change) => change.rules.includes(id)),
  };
}

/** The components of the text set their own. */
function typesetSection(section: Section, lang: Lang): Section {
  const rules = section.rules.map((rule) => ({
    ...rule,
    title: typeset(rule.title, lang),
    text: typeset(rule.text, lang),
  }));
  return { ...section, title: typeset(section.title, lang), rules };
}

/** A section's text, as a component of its source. */
export async function sectionText(lang: Lang, section: string): Promise<MDXContent> {
  return (await import(`../content/lorcana/${lang}/${section}.mdx`)).default;
}

export async function changesText(lang: Lang): Promise<MDXContent> {
  return (await import(`../content/lorcana/${lang}/changes.mdx`)).default;
}

export async function glossaryText(lang: Lang): Promise<MDXContent> {
  return (await import(`../content/lorcana/${lang}/glossary.mdx`)).default;
}

function chaptersOf(sections: Section[], lang: Lang): Chapter[] {
  return Object.entries(chapterTitles)
    .map(([id, title]) => ({
      id,
      title: title[lang],
      sections: sections.filter((section) => section.id.startsWith(`${id}.`)),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}

function citations(rules: Map<string, Rule>): Book["citedBy"] {
  const citing = new Map<string, Rule[]>();
  for (const rule of rules.values()) {
    for (const id of new Set(rule.links)) {
      if (id !== rule.id) citing.set(id, [...(citing.get(id) ?? []), rule]);
    }
  }
  return (id) => citing.get(id) ?? [];
}

function editionsFor(lang: Lang): { edition: Edition; behind: Edition | null } {
  const all = editions.lorcana ?? [];
  const edition = all.find((each) => each.lang === "en");
  if (!edition) throw new Error("no English edition to follow");
  const own = all.find((each) => each.lang === lang) ?? edition;
  return { edition, behind: own.version === edition.version ? null : own };
}

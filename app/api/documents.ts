import type { z } from "zod";
import { editions, numberIn } from "../../content/editions";
import { searchIndex } from "../../content/reference";
import { typeset } from "../../content/remark-typography.mjs";
import type { Edition, Lang, Rule } from "../../content/types";
import { type Book, bookIn } from "../book";
import { href } from "../href";
import { cardsIn, cases, casesToFind, ruleOf, scenariosFor } from "../scenarios";
import type {
  changesSchema,
  glossarySchema,
  ruleSchema,
  rulesSchema,
  scenariosSchema,
  searchSchema,
} from "./schemas";

/** What the files under `/api/` say; the schemas describe it. */

type RuleDocument = z.infer<typeof ruleSchema>;

/** Each rule has a file of its own, and the book is long: it is gone through once a language. */
const known = new Map<Lang, z.infer<typeof rulesSchema>>();

export function rules(lang: Lang): z.infer<typeof rulesSchema> {
  const before = known.get(lang);
  // While an author edits, every look must see the file as it is.
  if (before && process.env.NODE_ENV !== "development") return before;
  const book = bookIn(lang);
  const all = book.sections.flatMap((section) => section.rules.map((each) => ruleDocument(each, lang, book)));
  known.set(lang, all);
  return all;
}

export function rule(lang: Lang, id: string): RuleDocument | undefined {
  return rules(lang).find((each) => each.id === id);
}

function ruleDocument(rule: Rule, lang: Lang, book: Book): RuleDocument {
  const { id, section, links, terms, notes } = rule;
  const shown = scenariosFor(id);
  const say = (text: string) => typeset(text, lang);
  return {
    id,
    lang,
    section,
    sectionTitle: say(book.find(section)?.title ?? ""),
    title: say(rule.title),
    text: say(rule.text),
    links,
    citedBy: book.citedBy(id).map((other) => other.id),
    terms,
    examples: rule.examples.map((each) => ({
      id: each.id,
      text: say(each.text),
      scenario: shown.find(({ example }) => example === each.id)?.id ?? null,
    })),
    notes: notes.map(({ kind, text }) => ({ kind, text: say(text) })),
    editions: (editions.lorcana ?? []).map((edition) => standing(edition, rule)),
    changes: book.changesOf(id).map(({ slug }) => slug),
    scenarios: shown.map((each) => each.id),
    url: href.rule(lang, section, id),
  };
}

function standing(edition: Edition, { id, notes }: Rule): RuleDocument["editions"][number] {
  const { lang, document, version, date } = edition;
  const number = numberIn("lorcana", lang, id);
  const noted = lang !== "en" && notes.some(({ kind }) => kind === "edition");
  return { lang, document, version, date, number, differs: number !== id || noted };
}

export function glossary(lang: Lang): z.infer<typeof glossarySchema> {
  const book = bookIn(lang);
  const all = book.sections.flatMap((section) => section.rules);
  return book.terms.map(({ slug, term, forms, text, links }) => ({
    slug,
    lang,
    term: typeset(term, lang),
    forms: forms.map((form) => typeset(form, lang)),
    text: typeset(text, lang),
    links,
    usedBy: all.filter(({ terms }) => terms.includes(slug)).map(({ id }) => id),
    url: href.term(lang, slug),
  }));
}

export function scenarios(lang: Lang): z.infer<typeof scenariosSchema> {
  return cases.map((each) => ({
    id: each.id,
    lang,
    rule: ruleOf(each),
    example: each.example,
    rules: each.rules,
    title: typeset(each.title[lang], lang),
    story: typeset(each.story[lang], lang),
    cards: cardsIn(each.setup, lang),
    variants: (each.variants ?? []).map(({ id, title }) => ({ id, title: typeset(title[lang], lang) })),
    url: href.scenario(lang, each.id),
  }));
}

export function changes(lang: Lang): z.infer<typeof changesSchema> {
  const { changes, edition } = bookIn(lang);
  return changes.map(({ slug, title, text, rules }) => ({
    slug,
    lang,
    version: edition.version,
    date: edition.date,
    title: typeset(title, lang),
    text: typeset(text, lang),
    rules,
    url: href.change(lang, slug),
  }));
}

export function search(lang: Lang): z.infer<typeof searchSchema> {
  const { entries } = searchIndex("lorcana", lang, casesToFind);
  return { lang, index: href.searchIndex(lang), entries: entries.length };
}

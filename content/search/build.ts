import { parentOf, sectionOf } from "../rule-number.ts";
import type { Lang, Rule, Section, Term, Text } from "../types.ts";
import { isIdle, tellingWords, wordsOf } from "./words.ts";

/** All a search in one language needs, as plain JSON the browser can fetch. */
export interface SearchIndex {
  lang: Lang;
  entries: Entry[];
  /** What somebody may say who comes from another game, and what our rules call it. */
  synonyms: Saying[];
  /** What the other language calls something, and what we do. */
  translations: Saying[];
}

type Saying = [says: string, means: string];

export interface Entry {
  kind: "rule" | "term" | "scenario";
  /** For a term: where to read on; for a scenario: the rule it belongs to. */
  rule: string;
  section: string;
  title: string;
  text: string;
  /** Examples and notes of a rule; a term's other forms. */
  more: string;
  /** Of the cards in the examples: what the other language calls them. Of a scenario: its cards in both languages. */
  names: string;
  /** The headings a rule stands under; it starts with the title of a rule that has none of its own. */
  context: string;
  sectionTitle: string;
  /** How many rules name this one. */
  cited: number;
  /** Whether it holds only in a variant of the game. */
  variant: boolean;
  /** Of a term: its place in the glossary; of a scenario: its id. */
  slug?: string;
  /** Of a rule: the numbers that other editions have for it, where they differ. */
  elsewhere?: string[];
}

/** A scenario played on a board, as whoever knows the boards hands it in. */
export interface ScenarioText {
  id: string;
  /** The rule it belongs to. */
  rule: string;
  title: Text;
  story: Text;
  /** The full names of its cards. */
  cards: Record<Lang, readonly string[]>;
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
  scenarios: readonly ScenarioText[];
  /** The numbers that other editions have for a rule. */
  elsewhere: (rule: string) => string[];
}

export function buildIndex(source: Source): SearchIndex {
  const { lang, sections, terms, translations, synonyms, variants, scenarios, elsewhere } = source;
  const translated = new Map(translations.terms.map((term) => [term.slug, [term.term, ...term.forms]]));
  const names = namesIn(translations, sections, [...terms, ...translations.terms], synonyms);
  const links = sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.links));
  const citing = ({ id }: Rule) => links.filter((link) => link === id).length;
  return {
    lang,
    entries: [
      ...sections.flatMap((section) =>
        section.rules.map((rule) =>
          ruleEntry(rule, section, {
            cited: citing(rule),
            variant: variants.includes(section.id),
            names: names.get(rule.id) ?? "",
            elsewhere: elsewhere(rule.id),
          }),
        ),
      ),
      ...terms.map(termEntry),
      ...scenarios.map((each) => scenarioEntry(each, lang, sections)),
    ],
    synonyms: synonyms.flatMap(({ says, means }) => says.map((said): Saying => [said, means[lang]])),
    translations: plainest([
      ...titles(sections, translations.sections),
      ...terms.flatMap((term) =>
        (translated.get(term.slug) ?? []).map((other): Saying => [other, term.term]),
      ),
    ]),
  };
}

/** What the other language calls a section or a rule, and what we do. */
function titles(sections: Section[], others: Section[]): Saying[] {
  const ours = new Map(sections.flatMap(headings));
  return others.flatMap(headings).flatMap(([id, title]): Saying[] => {
    const own = ours.get(id);
    return own ? [[title, own]] : [];
  });
}

/** The title of a section, and those of its rules that are as short as a term. */
function headings({ id, title, rules }: Section): [id: string, title: string][] {
  const short = rules.filter((rule) => rule.title !== title && tellingWords(rule.title).length <= 2);
  return [[id, title], ...short.map((rule): [string, string] => [rule.id, rule.title])];
}

/** By rule: the words that stand with a capital in the other language's examples, and nowhere in ours. */
function namesIn(
  translations: Source["translations"],
  sections: Section[],
  terms: Term[],
  synonyms: Source["synonyms"],
): Map<string, string> {
  const rules = sections.flatMap((section) => section.rules);
  const ours = new Set(
    [
      ...rules.flatMap(({ title, text, examples }) => [title, text, ...examples.map((each) => each.text)]),
      ...terms.flatMap(({ term, forms }) => [term, ...forms]),
      ...synonyms.flatMap(({ says }) => says),
    ].flatMap(wordsOf),
  );
  return new Map(
    translations.sections
      .flatMap((section) => section.rules)
      .map(({ id, examples }) => {
        const capital = examples
          .flatMap(({ text }) => text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [])
          .flatMap(wordsOf);
        return [id, [...new Set(capital)].filter((word) => !ours.has(word) && !isIdle(word)).join(" ")];
      }),
  );
}

/** Of several translations the shortest: "sac" is the bag, though there is passing the bag too. */
function plainest(sayings: Saying[]): Saying[] {
  const known = new Map<string, Saying>();
  for (const saying of sayings) {
    const key = tellingWords(saying[0]).join(" ");
    const before = known.get(key);
    if (!before || wordsOf(saying[1]).length < wordsOf(before[1]).length) known.set(key, saying);
  }
  return [...known.values()];
}

function ruleEntry(
  rule: Rule,
  section: Section,
  { elsewhere = [], ...standing }: Pick<Entry, "cited" | "variant" | "names" | "elsewhere">,
): Entry {
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
    ...(elsewhere.length ? { elsewhere } : {}),
  };
}

/** What only a rule of the book has. */
const apart = { more: "", names: "", context: "", cited: 0, variant: false };

function termEntry(term: Term): Entry {
  const rule = term.links.at(-1) ?? "";
  return {
    ...apart,
    kind: "term",
    rule,
    section: sectionOf(rule),
    title: term.term,
    text: term.text,
    more: term.forms.join(" "),
    sectionTitle: "",
    slug: term.slug,
  };
}

function scenarioEntry(
  { id, rule, title, story, cards }: ScenarioText,
  lang: Lang,
  sections: Section[],
): Entry {
  const section = sectionOf(rule);
  return {
    ...apart,
    kind: "scenario",
    rule,
    section,
    title: title[lang],
    text: story[lang],
    names: [...new Set([...cards.en, ...cards.fr])].join(", "),
    sectionTitle: sections.find((each) => each.id === section)?.title ?? "",
    slug: id,
  };
}

import { typeset } from "../../content/remark-typography.mjs";
import type { Lang } from "../../content/types";
import { bookIn } from "../book";
import { casesLabelsIn } from "../labels/cases";
import { labelsIn } from "../labels/index";
import { sourceOf } from "../rules/Edition";
import { cases, ruleOf } from "../scenarios";

/** What a chat shows beside a link to one of our pages. */
export interface Preview {
  /** A file's name, without its ending. */
  name: string;
  /** A rule's number, where the page has one. */
  number: string | null;
  title: string;
  /** The small print. */
  foot: string;
}

export function previewsIn(lang: Lang): Preview[] {
  return pagesIn(lang).map(({ title, foot, ...rest }) => ({
    ...rest,
    title: drawable(title),
    foot: drawable(foot),
  }));
}

/** What the font of the pictures has. For a sign it lacks, the drawing would ask a font host. */
const signs = /^[\u0020-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/;

export function drawable(text: string): string {
  const plain = text.replaceAll("\u202f", "\u00a0");
  if (!signs.test(plain)) throw new Error(`the previews have no sign for something in "${text}"`);
  return plain;
}

function pagesIn(lang: Lang): Preview[] {
  const { home, rules, glossary, tagline } = labelsIn(lang);
  const { title: casesTitle } = casesLabelsIn(lang);
  const book = bookIn(lang);
  const source = sourceOf(book.edition, lang);
  return [
    { name: "home", number: null, title: home.lead, foot: tagline },
    { name: "rules", number: null, title: rules.title, foot: source },
    { name: "glossary", number: null, title: glossary.title, foot: source },
    { name: "cases", number: null, title: casesTitle, foot: tagline },
    ...book.sections.map(({ id, title }) => ({
      name: id,
      number: id,
      title: typeset(title, lang),
      foot: source,
    })),
    ...cases.map((each) => ({
      name: each.id,
      number: each.example ?? ruleOf(each),
      title: typeset(each.title[lang], lang),
      foot: home.cases,
    })),
  ];
}

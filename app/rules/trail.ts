import { typeset } from "../../content/remark-typography.mjs";
import type { Lang, Rule, Section } from "../../content/types";
import { type Book, bookIn } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import type { Crumb } from "./Breadcrumbs";
import { nameOf } from "./family";
import type { Neighbour } from "./Neighbours";

/** From the contents to the chapter of a section. */
export function trailTo(section: Section, book: Book, lang: Lang): Crumb[] {
  const chapter = book.chapters.find(({ sections }) => sections.includes(section));
  const contents = { name: labelsIn(lang).nav.rules, href: href.contents(lang) };
  if (!chapter) return [contents];
  return [contents, { name: `${chapter.id} ${chapter.title}`, href: `${href.contents(lang)}#${chapter.id}` }];
}

/** The sections before and after one; `address` is the kind of page to go on with. */
export function sectionsAround(
  section: Section,
  book: Book,
  lang: Lang,
  address: (lang: Lang, section: string) => string,
): { previous: Neighbour | null; next: Neighbour | null } {
  const { rules } = labelsIn(lang);
  const at = book.sections.indexOf(section);
  const way = (to: Section | undefined, label: string) =>
    to ? { id: to.id, name: to.title, href: address(lang, to.id), label } : null;
  return {
    previous: way(book.sections[at - 1], rules.previous),
    next: way(book.sections[at + 1], rules.next),
  };
}

/** The rules before and after one, each on its own page; a section's page stands for its heading. */
export function rulesAround(
  previous: Rule | undefined,
  next: Rule | undefined,
  lang: Lang,
): { previous: Neighbour | null; next: Neighbour | null } {
  const { rules } = labelsIn(lang);
  const way = (to: Rule | undefined, label: string) => {
    if (!to) return null;
    const name = typeset(nameOf(to, bookIn(lang).find(to.section)?.title ?? ""), lang);
    return { id: to.id, name, href: href.rulePage(lang, to.id), label };
  };
  return { previous: way(previous, rules.previousRule), next: way(next, rules.nextRule) };
}

import { typeset } from "../../content/remark-typography.mjs";
import type { Lang, Rule } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { scenariosFor } from "../scenarios";
import { nameOf } from "./family";
import styles from "./Relatives.module.css";

interface Props {
  lang: Lang;
  book: Book;
  rule: Rule;
  siblings: Rule[];
}

interface Entry {
  key: string;
  href: string;
  number?: string;
  name: string;
  /** Shows a card; a page that is a step away does not need one. */
  card: boolean;
}

/** What surrounds a rule: what it names, what names it, what plays it, its terms, the rules beside it. */
export function Relatives({ lang, book, rule, siblings }: Props) {
  const { rules } = labelsIn(lang);
  const toRule = (each: Rule, address: string, card: boolean): Entry => ({
    key: each.id,
    href: address,
    number: each.id,
    name: typeset(nameOf(each, book.find(each.section)?.title ?? ""), lang),
    card,
  });
  const cited = (each: Rule) => toRule(each, href.rule(lang, each.section, each.id), true);
  const terms = book.terms.filter(({ slug }) => rule.terms.includes(slug));
  const groups: [title: string, entries: Entry[]][] = [
    [
      rules.cases,
      scenariosFor(rule.id).map(({ id, title }) => ({
        key: id,
        href: href.scenario(lang, id),
        name: typeset(title[lang], lang),
        card: false,
      })),
    ],
    [rules.refersTo, rule.links.flatMap((id) => book.find(id) ?? []).map(cited)],
    [rules.citedBy, book.citedBy(rule.id).map(cited)],
    [
      rules.terms,
      terms.map(({ slug, term }) => ({
        key: slug,
        href: href.term(lang, slug),
        name: typeset(term, lang),
        card: true,
      })),
    ],
    [
      rules.beside,
      siblings
        .filter(({ id }) => id !== rule.id)
        .map((each) => toRule(each, href.rulePage(lang, each.id), false)),
    ],
  ];
  return (
    <dl className={styles.relatives}>
      {groups
        .filter(([, entries]) => entries.length > 0)
        .map(([title, entries]) => (
          <div key={title} className={styles.group}>
            <dt className={styles.title}>{title}</dt>
            {entries.map(({ key, href: to, number, name, card }) => (
              <dd key={key}>
                <a className={styles.entry} href={to} data-peek={card ? "" : undefined}>
                  {number && <span className={styles.number}>{number}</span>} {name}
                </a>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

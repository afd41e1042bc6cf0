import type { Metadata } from "next";
import { typeset } from "../../../../../content/remark-typography.mjs";
import type { Lang, Rule } from "../../../../../content/types";
import { type Book, bookIn } from "../../../../book";
import { href } from "../../../../href";
import { labelsIn } from "../../../../labels/index";
import { otherLang } from "../../../../language";
import { describe } from "../../../../metadata";
import { Reading } from "../../../../reading/Reading";
import { Breadcrumbs } from "../../../../rules/Breadcrumbs";
import { sourceOf } from "../../../../rules/Edition";
import { familyOf, headingOf } from "../../../../rules/family";
import { Neighbours } from "../../../../rules/Neighbours";
import { Relatives } from "../../../../rules/Relatives";
import { RuleLines } from "../../../../rules/RuleLines";
import { RunningHead } from "../../../../rules/RunningHead";
import { Sidebar } from "../../../../rules/Sidebar";
import { SingleRule, Translation, textOf } from "../../../../rules/SingleRule";
import { rulesAround, trailTo } from "../../../../rules/trail";
import { article, StructuredData } from "../../../../structured";
import { Kept } from "../../../../ui/Kept";
import { Page } from "../../../../ui/Page";
import styles from "./rule.module.css";

export function describeRule(lang: Lang, rule: Rule): Metadata {
  const { ancestors } = familyOf(bookIn(lang), rule);
  return describe({
    lang,
    title: `${rule.id} ${typeset(headingOf(rule, ancestors), lang)} · ${labelsIn(lang).rules.title}`,
    description: typeset(rule.text, lang),
    address: (each) => href.rulePage(each, rule.id),
    preview: rule.section,
  });
}

export async function RulePage({ lang, rule }: { lang: Lang; rule: Rule }) {
  const book = bookIn(lang);
  const { rules } = labelsIn(lang);
  const section = sectionOf(rule, book);
  const { ancestors, children, siblings, previous, next } = familyOf(book, rule);
  const heading = typeset(headingOf(rule, ancestors), lang);
  const address = href.rulePage(lang, rule.id);
  const text = await textOf(rule, lang, true);
  const translation = await textOf(rule, otherLang(lang), false);
  const trail = [
    ...trailTo(section, book, lang),
    { name: `${section.id} ${section.title}`, href: href.rule(lang, section.id, rule.id) },
  ];
  return (
    <Page lang={lang}>
      <Reading lang={lang} source={sourceOf(book.edition, lang)} />
      <Kept page={address}>
        <RunningHead lang={lang} edition={book.edition}>
          <b>{rule.id}</b> {heading}
        </RunningHead>
        <div className={styles.page}>
          <Sidebar lang={lang} book={book} current={section.id} whole={false} />
          <div className={styles.text}>
            <Breadcrumbs lang={lang} trail={trail} here={{ name: rule.id, href: address }} />
            <h1 className={styles.title}>
              <span className={styles.number}>{rule.id}</span> {heading}
            </h1>
            <RuleLines
              lang={lang}
              title={rules.under}
              sectionTitle={section.title}
              rules={ancestors.slice(1)}
              quiet
            />
            <SingleRule lang={lang} rule={rule}>
              {text}
            </SingleRule>
            <p className={styles.whole} data-screen="">
              <a href={href.rule(lang, section.id, rule.id)}>{rules.inSection(section.id, section.title)}</a>
            </p>
            <RuleLines lang={lang} title={rules.parts} sectionTitle={section.title} rules={children} />
            <Translation lang={lang}>{translation}</Translation>
            <Relatives lang={lang} book={book} rule={rule} siblings={siblings} />
            <Neighbours {...rulesAround(previous, next, lang)} />
          </div>
        </div>
        <StructuredData
          data={article({
            lang,
            title: `${rule.id} ${heading}`,
            address,
            edition: book.edition,
            text: typeset(rule.text, lang),
          })}
        />
      </Kept>
    </Page>
  );
}

function sectionOf(rule: Rule, book: Book) {
  const section = book.sections.find(({ id }) => id === rule.section);
  if (!section) throw new Error(`no section ${rule.section}`);
  return section;
}

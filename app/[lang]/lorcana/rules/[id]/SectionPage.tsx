import type { Metadata } from "next";
import { typeset } from "../../../../../content/remark-typography.mjs";
import type { Lang, Section } from "../../../../../content/types";
import { bookIn, sectionText } from "../../../../book";
import { href } from "../../../../href";
import { labelsIn } from "../../../../labels/index";
import { describe } from "../../../../metadata";
import { Reading } from "../../../../reading/Reading";
import { Breadcrumbs } from "../../../../rules/Breadcrumbs";
import { componentsFor } from "../../../../rules/components";
import { sourceOf } from "../../../../rules/Edition";
import { Neighbours } from "../../../../rules/Neighbours";
import { RunningHead } from "../../../../rules/RunningHead";
import { Sidebar } from "../../../../rules/Sidebar";
import { sectionsAround, trailTo } from "../../../../rules/trail";
import { Views } from "../../../../rules/Views";
import { article, StructuredData } from "../../../../structured";
import { Kept } from "../../../../ui/Kept";
import { Page } from "../../../../ui/Page";
import styles from "./section.module.css";

export function describeSection(lang: Lang, section: Section): Metadata {
  const { rules } = labelsIn(lang);
  const text = section.rules.map((rule) => rule.text).filter((each) => each !== section.title);
  return describe({
    lang,
    title: `${section.id} ${section.title} · ${rules.title}`,
    description: typeset(text.slice(0, 3).join(" ") || section.title, lang),
    address: (each) => href.section(each, section.id),
    preview: section.id,
  });
}

export async function SectionPage({ lang, section }: { lang: Lang; section: Section }) {
  const book = bookIn(lang);
  const Text = await sectionText(lang, section.id);
  const address = href.section(lang, section.id);
  const title = `${section.id} ${section.title}`;
  return (
    <Page lang={lang}>
      <Reading lang={lang} source={sourceOf(book.edition, lang)} />
      <Kept page={address}>
        <RunningHead lang={lang} edition={book.edition} section={section}>
          <b>{section.id}</b> {section.title}
        </RunningHead>
        <div className={styles.page}>
          <Sidebar lang={lang} book={book} current={section.id} />
          <div className={styles.text}>
            <header className={styles.head}>
              <Breadcrumbs
                lang={lang}
                trail={trailTo(section, book, lang)}
                here={{ name: title, href: address }}
              />
              <h1 className={styles.title}>
                <span className={styles.number}>{section.id}</span> {section.title}
              </h1>
              <Views lang={lang} section={section.id} current={lang} />
            </header>
            <Text components={componentsFor(lang, book)} />
            <Neighbours {...sectionsAround(section, book, lang, href.section)} />
          </div>
        </div>
        <StructuredData data={article({ lang, title, address, edition: book.edition })} />
      </Kept>
    </Page>
  );
}

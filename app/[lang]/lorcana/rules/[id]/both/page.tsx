import type { Metadata } from "next";
import { type Lang, languages } from "../../../../../../content/types";
import { bookIn } from "../../../../../book";
import { href } from "../../../../../href";
import { labelsIn } from "../../../../../labels/index";
import { langOf, otherLang } from "../../../../../language";
import { describe } from "../../../../../metadata";
import { Reading } from "../../../../../reading/Reading";
import { BothLanguages, textsIn } from "../../../../../rules/BothLanguages";
import { Breadcrumbs } from "../../../../../rules/Breadcrumbs";
import { differenceAt } from "../../../../../rules/difference";
import { sourceOf } from "../../../../../rules/Edition";
import { Neighbours } from "../../../../../rules/Neighbours";
import { RunningHead } from "../../../../../rules/RunningHead";
import { sectionsAround, trailTo } from "../../../../../rules/trail";
import { Views } from "../../../../../rules/Views";
import { Kept } from "../../../../../ui/Kept";
import { Page } from "../../../../../ui/Page";
import styles from "./both.module.css";

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((lang) => bookIn(lang).sections.map(({ id }) => ({ lang, id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, section } = await asked(params);
  const { views, rules } = labelsIn(lang);
  return describe({
    lang,
    title: `${section.id} ${section.title} · ${views.bothTitle} · ${rules.title}`,
    description: views.bothDescription(section.id),
    address: (each) => href.both(each, section.id),
    canonical: href.section(lang, section.id),
    preview: section.id,
  });
}

export default async function Both({ params }: Props) {
  const { lang, section, book } = await asked(params);
  const { views } = labelsIn(lang);
  const other = bookIn(otherLang(lang)).sections.find(({ id }) => id === section.id);
  const texts = await textsIn(lang, section.id);
  const differing = section.rules.filter(differenceAt);
  return (
    <Page lang={lang}>
      <Reading lang={lang} source={sourceOf(book.edition, lang)} />
      <Kept page={href.both(lang, section.id)}>
        <RunningHead lang={lang} edition={book.edition} section={section}>
          <b>{section.id}</b> {section.title}
        </RunningHead>
        <div className={styles.page}>
          <header>
            <Breadcrumbs
              lang={lang}
              trail={[
                ...trailTo(section, book, lang),
                { name: `${section.id} ${section.title}`, href: href.section(lang, section.id) },
              ]}
              here={{ name: views.bothTitle, href: href.both(lang, section.id) }}
            />
            <h1 className={styles.title}>
              <span className={styles.number}>{section.id}</span> {section.title}
              <span className={styles.other} lang={otherLang(lang)}>
                {other?.title}
              </span>
            </h1>
            <Views lang={lang} section={section.id} current="both" />
            <p className={styles.editions}>
              {differing.length === 0 ? views.noneDiffer : views.someDiffer(differing.length)}
            </p>
            {differing.length > 0 && (
              <label className={styles.filter} data-screen="">
                <input type="checkbox" data-only-differing="" /> {views.onlyDiffering}
              </label>
            )}
          </header>
          <BothLanguages lang={lang} rules={section.rules} texts={texts} />
          <Neighbours {...sectionsAround(section, book, lang, href.both)} />
        </div>
      </Kept>
    </Page>
  );
}

async function asked(params: Props["params"]) {
  const { id } = await params;
  const lang: Lang = await langOf(params);
  const book = bookIn(lang);
  const section = book.sections.find((each) => each.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return { lang, book, section };
}

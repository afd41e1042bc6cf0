import type { Metadata } from "next";
import { languages } from "../../../../../content/types";
import { bookIn, sectionText } from "../../../../book";
import { labelsIn } from "../../../../labels/index";
import { langOf } from "../../../../language";
import { componentsFor } from "../../../../rules/components";
import { Neighbours } from "../../../../rules/Neighbours";
import { PageScript } from "../../../../rules/PageScript";
import { RunningHead } from "../../../../rules/RunningHead";
import { Sidebar } from "../../../../rules/Sidebar";
import { Page } from "../../../../ui/Page";
import styles from "./section.module.css";

interface Props {
  params: Promise<{ lang: string; section: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((lang) => bookIn(lang).sections.map((section) => ({ lang, section: section.id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { section, book } = await sectionOf(params);
  const { rules } = labelsIn(lang);
  return {
    title: `${section.id} ${section.title} · ${rules.title}`,
    description: `${book.edition.document} ${book.edition.version}: ${section.rules[0]?.text.slice(0, 140) ?? section.title}`,
  };
}

export default async function SectionPage({ params }: Props) {
  const lang = await langOf(params);
  const { section, book } = await sectionOf(params);
  const Text = await sectionText(lang, section.id);
  return (
    <Page lang={lang}>
      <RunningHead lang={lang} edition={book.edition}>
        <b className="figures">{section.id}</b> {section.title}
      </RunningHead>
      <div className={styles.page}>
        <Sidebar lang={lang} book={book} current={section.id} />
        <div className={styles.text}>
          <h1 className={styles.title}>
            <span className={styles.number}>{section.id}</span> {section.title}
          </h1>
          <PageScript lang={lang} />
          <Text components={componentsFor(lang, book)} />
          <Neighbours lang={lang} book={book} current={section.id} />
        </div>
      </div>
    </Page>
  );
}

async function sectionOf(params: Props["params"]) {
  const { section: id } = await params;
  const book = bookIn(await langOf(params));
  const section = book.sections.find((each) => each.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return { section, book };
}

import type { Metadata } from "next";
import { bookIn } from "../../../book";
import { href } from "../../../href";
import { labelsIn } from "../../../labels/index";
import { referenceLabelsIn } from "../../../labels/reference";
import { langOf } from "../../../language";
import { describe } from "../../../metadata";
import { Edition } from "../../../rules/Edition";
import { RunningHead } from "../../../rules/RunningHead";
import { Kept } from "../../../ui/Kept";
import { Page } from "../../../ui/Page";
import { Tab } from "../../../ui/Tab";
import styles from "./contents.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = labelsIn(lang).rules;
  return describe({ lang, title, description, address: href.contents, preview: "rules" });
}

export default async function Contents({ params }: Props) {
  const lang = await langOf(params);
  const { rules } = labelsIn(lang);
  const { changes } = referenceLabelsIn(lang);
  const book = bookIn(lang);
  return (
    <Page lang={lang}>
      <Kept page={href.contents(lang)}>
        <RunningHead lang={lang} edition={book.edition}>
          {rules.contents}
        </RunningHead>
        <div className={styles.contents}>
          <h1 className={styles.title}>{rules.title}</h1>
          <p className={styles.edition}>
            <Edition edition={book.edition} behind={book.behind} lang={lang} />{" "}
            <a href={href.changes(lang)}>{changes.title(book.edition.version)}</a>
          </p>
          <div className={styles.chapters}>
            {book.chapters.map((chapter) => (
              <section
                key={chapter.id}
                id={chapter.id}
                className={styles.chapter}
                aria-labelledby={`chapter-${chapter.id}`}
              >
                <h2 id={`chapter-${chapter.id}`} className={styles.heading}>
                  <span className={styles.numeral}>{chapter.id}</span> {chapter.title}
                </h2>
                <ol className={styles.sections}>
                  {chapter.sections.map((section) => (
                    <li key={section.id}>
                      <a className={styles.section} href={href.section(lang, section.id)}>
                        <Tab id={section.id} />
                        <span className={styles.name}>{section.title}</span>
                        <span className={styles.count}>{rules.count(section.rules.length)}</span>
                      </a>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </Kept>
    </Page>
  );
}

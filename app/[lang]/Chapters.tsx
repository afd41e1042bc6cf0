import type { Lang } from "../../content/types";
import type { Chapter } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Tab } from "../ui/Tab";
import styles from "./Chapters.module.css";

/** The chapters of the rules; each opens on its sections. Two columns where there is room. */
export function Chapters({ lang, chapters }: { lang: Lang; chapters: Chapter[] }) {
  const half = Math.ceil(chapters.length / 2);
  return (
    <div className={styles.columns}>
      {[chapters.slice(0, half), chapters.slice(half)].map((column) => (
        <ul key={column[0]?.id} className={styles.chapters}>
          {column.map((chapter) => (
            <li key={chapter.id}>
              <OneChapter lang={lang} chapter={chapter} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function OneChapter({ lang, chapter }: { lang: Lang; chapter: Chapter }) {
  const { rules } = labelsIn(lang);
  return (
    <details className={styles.chapter} name="chapter">
      <summary className={styles.summary}>
        <Tab id={chapter.id} />
        <span className={styles.name}>{chapter.title}</span>
        <span className={styles.count}>
          {rules.count(chapter.sections.flatMap((section) => section.rules).length)}
        </span>
      </summary>
      <ul className={styles.sections}>
        {chapter.sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.section} href={href.section(lang, id)}>
              <span className={styles.number}>{id}</span> {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

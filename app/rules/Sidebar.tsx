import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import styles from "./Sidebar.module.css";

/** On wide screens: the sections of the chapter the reader is in, and the other chapters. */
export function Sidebar({ lang, book, current }: { lang: Lang; book: Book; current: string }) {
  const { rules } = labelsIn(lang);
  return (
    <nav className={styles.sidebar} aria-label={rules.contents}>
      <a className={styles.all} href={href.contents(lang)}>
        {rules.contents}
      </a>
      <ol className={styles.chapters}>
        {book.chapters.map((chapter) => {
          const open = chapter.sections.some((section) => section.id === current);
          return (
            <li key={chapter.id}>
              <a
                className={styles.chapter}
                href={`${href.contents(lang)}#${chapter.id}`}
                data-open={open || undefined}
              >
                <span className={styles.number}>{chapter.id}</span> {chapter.title}
              </a>
              {open && (
                <ol className={styles.sections}>
                  {chapter.sections.map((section) => (
                    <li key={section.id}>
                      <a
                        className={styles.section}
                        href={href.section(lang, section.id)}
                        aria-current={section.id === current ? "page" : undefined}
                      >
                        <span className={styles.number}>{section.id}</span> {section.title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

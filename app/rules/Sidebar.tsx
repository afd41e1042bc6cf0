import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { SectionRules } from "./SectionRules";
import styles from "./Sidebar.module.css";

interface Props {
  lang: Lang;
  book: Book;
  /** The section the reader is in. */
  current: string;
  /** Whether the page has that section's rules, and not one of them alone. */
  whole?: boolean;
}

/** On wide screens: the rules of the section the reader is in, its chapter, and the other chapters. */
export function Sidebar({ lang, book, current, whole = true }: Props) {
  const { rules } = labelsIn(lang);
  return (
    <nav className={styles.sidebar} aria-label={rules.contents} data-toc-scrolls="">
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
                        aria-current={section.id === current ? (whole ? "page" : "true") : undefined}
                      >
                        <span className={styles.number}>{section.id}</span> {section.title}
                      </a>
                      {whole && section.id === current && <SectionRules section={section} />}
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

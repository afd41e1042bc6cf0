import type { Edition, Lang, Section } from "../../content/types";
import { labelsIn } from "../labels/index";
import { EditionShort, sourceOf } from "./Edition";
import styles from "./RunningHead.module.css";
import { SectionRules } from "./SectionRules";

interface Props {
  lang: Lang;
  edition: Edition;
  /** The section whose rules it opens. */
  section?: Section;
  children: React.ReactNode;
}

/** Stays under the header while the page scrolls: where the reader is, and by which edition. */
export function RunningHead({ lang, edition, section, children }: Props) {
  return (
    <div data-running-head className={styles.head}>
      {section ? (
        <details className={styles.contents}>
          <summary className={styles.summary} title={labelsIn(lang).rules.inThisSection}>
            <span className={styles.place} data-here="">
              {children}
            </span>
          </summary>
          <nav className={styles.panel} aria-label={labelsIn(lang).rules.inThisSection}>
            <SectionRules section={section} />
          </nav>
        </details>
      ) : (
        <p className={styles.place}>{children}</p>
      )}
      <p className={styles.edition}>
        <EditionShort edition={edition} lang={lang} />
      </p>
      <p data-print="">{sourceOf(edition, lang)}</p>
    </div>
  );
}

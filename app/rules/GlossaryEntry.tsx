import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { otherLang } from "../language";
import styles from "./Glossary.module.css";

interface Props {
  slug: string;
  term: string;
  lang: Lang;
  /** What the other language calls it. */
  translation: string | undefined;
  children: ReactNode;
}

export function GlossaryEntry({ slug, term, lang, translation, children }: Props) {
  return (
    <article id={slug} data-place="" className={styles.entry}>
      <div>
        <h2 className={styles.term}>
          <a href={`#${slug}`}>{term}</a>
        </h2>
        {translation && translation !== term && (
          <p className={styles.translation} lang={otherLang(lang)}>
            {translation}
          </p>
        )}
      </div>
      <div className={styles.text} data-text="">
        {children}
      </div>
    </article>
  );
}

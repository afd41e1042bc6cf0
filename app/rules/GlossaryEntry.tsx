import type { ReactNode } from "react";
import styles from "./Glossary.module.css";

export function GlossaryEntry({ slug, term, children }: { slug: string; term: string; children: ReactNode }) {
  return (
    <article id={slug} className={styles.entry}>
      <h2 className={styles.term}>
        <a href={`#${slug}`}>{term}</a>
      </h2>
      <div className={styles.text}>{children}</div>
    </article>
  );
}

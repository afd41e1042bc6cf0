import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { referenceLabelsIn } from "../labels/reference";
import styles from "./Glossary.module.css";
import { RuleNumbers } from "./RuleNumbers";

interface Props {
  slug: string;
  title: string;
  rules: string[];
  lang: Lang;
  book: Book;
  children: ReactNode;
}

/** One change of an edition, with the rules it changed. */
export function Change({ slug, title, rules, lang, book, children }: Props) {
  return (
    <article id={slug} data-place="" className={styles.entry}>
      <h2 className={styles.term}>
        <a href={`#${slug}`}>{title}</a>
      </h2>
      <div className={styles.text} data-text="">
        {children}
        <RuleNumbers rules={rules} label={referenceLabelsIn(lang).changes.rules} lang={lang} book={book} />
      </div>
    </article>
  );
}

import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { CitedBy } from "./CitedBy";
import { Marks } from "./Marks";
import styles from "./SectionMargin.module.css";

/** What points to a section as a whole. A section with a text of its own shows it there. */
export function SectionMargin({ id, lang, book }: { id: string; lang: Lang; book: Book }) {
  const rule = book.find(id);
  const citedBy = book.citedBy(id);
  if (!rule || rule.text !== rule.title || citedBy.length + book.changesOf(id).length === 0) return null;
  return (
    <div className={styles.margin}>
      {citedBy.length > 0 && <CitedBy rules={citedBy} lang={lang} />}
      <Marks id={id} lang={lang} book={book} />
    </div>
  );
}

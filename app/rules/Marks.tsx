import { otherNumbers } from "../../content/editions";
import { typeset } from "../../content/remark-typography.mjs";
import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { referenceLabelsIn } from "../labels/reference";
import styles from "./Rule.module.css";

/** What editions did to a rule: the changes of the newest, the number in another. */
export function Marks({ id, lang, book }: { id: string; lang: Lang; book: Book }) {
  const labels = referenceLabelsIn(lang).marks;
  const changes = book.changesOf(id);
  return (
    <>
      {changes.length > 0 && (
        <div>
          <span className={styles.marginLabel}>{labels.changed(book.edition.version)}</span>
          <ul className={styles.cases}>
            {changes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={href.change(lang, slug)}>{typeset(title, lang)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {otherNumbers("lorcana", id).map((other) => (
        <div key={other.lang}>
          <span className={styles.marginLabel}>{labels.otherNumber}</span>{" "}
          <span className="figures">{other.number ?? labels.noNumber}</span>
        </div>
      ))}
    </>
  );
}

import type { Lang } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import styles from "./RuleNumbers.module.css";

interface Props {
  rules: string[];
  /** What they have in common, read aloud. */
  label: string;
  lang: Lang;
  book: Book;
}

/** Numbers of rules, each a link to its rule. */
export function RuleNumbers({ rules, label, lang, book }: Props) {
  return (
    <ul className={styles.numbers} aria-label={label}>
      {rules.map((id) => {
        const rule = book.find(id);
        return (
          <li key={id}>
            {rule ? (
              <a href={href.rule(lang, rule.section, id)} data-peek="">
                {id}
              </a>
            ) : (
              id
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { Lang } from "../../content/types";
import styles from "./Flags.module.css";
import { Symbols } from "./Symbols";

/** What the current step did, on the thing it did it to. */
export function Flags({ words, lang }: { words: readonly string[]; lang: Lang }) {
  if (words.length === 0) return null;
  return (
    <span className={styles.flags} data-flags>
      {words.map((word) => (
        <span key={word} className={styles.flag}>
          <Symbols text={word} lang={lang} />
        </span>
      ))}
    </span>
  );
}

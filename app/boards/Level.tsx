import type { Lang } from "../../content/types";
import { casesLabelsIn } from "../labels/cases";
import styles from "./Level.module.css";

/** How hard a case is: one to three marks, and in words for whoever does not see them. */
export function Level({ of, lang }: { of: 1 | 2 | 3; lang: Lang }) {
  const label = casesLabelsIn(lang).level[of];
  return (
    <span className={styles.level} role="img" aria-label={label} title={label}>
      {"●".repeat(of)}
      <span className={styles.empty}>{"●".repeat(3 - of)}</span>
    </span>
  );
}

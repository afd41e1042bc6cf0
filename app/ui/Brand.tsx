import type { Lang } from "../../content/types";
import { href } from "../href";
import styles from "./Brand.module.css";

/** A rule, its tab in the accent, lying on a bench. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="6" className={styles.ground} />
      <path d="M6 7h5.5l2.5 3-2.5 3H6z" className={styles.tab} />
      <path
        d="M16.5 8.5H26v3h-9.5zM4.5 16h23v3.5h-23zM8 19.5h3.5V27H8zM20.5 19.5H24V27h-3.5z"
        className={styles.figure}
      />
    </svg>
  );
}

export function Brand({ lang }: { lang: Lang }) {
  return (
    <a className={styles.brand} href={href.home(lang)}>
      <Mark />
      <span className={styles.word}>Rulebench</span>
    </a>
  );
}

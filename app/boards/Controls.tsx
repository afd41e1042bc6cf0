import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./Controls.module.css";

interface Props {
  at: number;
  last: number;
  lang: Lang;
  onGo(step: number): void;
}

/** First, previous, next, last. The one for the next step is the largest: it is the one a thumb wants. */
export function Controls({ at, last, lang, onGo }: Props) {
  const labels = boardLabelsIn(lang).controls;
  const button = (name: string, shape: string, to: number, large = false) => (
    <button
      type="button"
      className={large ? `${styles.button} ${styles.next}` : styles.button}
      aria-label={name}
      title={name}
      aria-disabled={to === at || undefined}
      onClick={() => onGo(to)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={shape} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on the screen
    <div className={styles.controls} role="group" aria-label={labels.label} title={labels.keys}>
      {button(labels.first, "M4 5h3v14H4zM20 5v14L8 12z", 0)}
      {button(labels.previous, "M18 4v16L5 12z", Math.max(at - 1, 0))}
      {button(labels.next, "M6 4v16l13-8z", Math.min(at + 1, last), true)}
      {button(labels.last, "M4 5v14l12-7zM17 5h3v14h-3z", last)}
    </div>
  );
}

import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./Left.module.css";

interface Props {
  lang: Lang;
  /** What was left: an example of the page, or the line of a link. */
  from: "example" | "link";
  onBack(): void;
  onTakeBack: (() => void) | null;
}

/** Says that the choices are the reader's own now, and leads back. */
export function Left({ lang, from, onBack, onTakeBack }: Props) {
  const labels = boardLabelsIn(lang).left;
  return (
    <div className={styles.left} data-left>
      <p role="status">{labels[from]}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onBack}>
          {from === "example" ? labels.backExample : labels.backLink}
        </button>
        {onTakeBack && (
          <button type="button" className={styles.button} onClick={onTakeBack}>
            {labels.takeBack}
          </button>
        )}
      </p>
    </div>
  );
}

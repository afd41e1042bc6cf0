import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import { Rule } from "./Rule";
import styles from "./Sentence.module.css";

interface Props {
  at: number;
  last: number;
  rule: string | null;
  text: string;
  /** What the example says of this moment. */
  points: readonly string[];
  /** The choices are the reader's own. */
  left: boolean;
  lang: Lang;
}

/** Past so many letters a sentence is set smaller, so that the dock leaves room for the table. */
const long = 110;

/** What just happened, and the rule that made it happen; read aloud at every step. */
export function Sentence({ at, last, rule, text, points, left, lang }: Props) {
  const labels = boardLabelsIn(lang).timeline;
  const count = at === 0 ? labels.start : labels.step(at, last);
  return (
    <div className={styles.sentence} data-at={at} tabIndex={-1}>
      <p className={styles.head}>
        {rule && <Rule id={rule} lang={lang} now />}
        <span className={styles.count}>{at === 0 ? count : `${at} / ${last}`}</span>
        {left && <span className={styles.left}>{labels.own}</span>}
      </p>
      <p className={styles.text} data-long={text.length > long || undefined}>
        {text}
      </p>
      {points.map((point) => (
        <p key={point} className={styles.point}>
          {point}
        </p>
      ))}
      <p className="visually-hidden" role="status" aria-live="polite">
        {count}. {rule && `${rule}. `}
        {text}
      </p>
    </div>
  );
}

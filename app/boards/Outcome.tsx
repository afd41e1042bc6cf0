import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./Explore.module.css";
import type { OutcomeShown } from "./outcomes";

/** One end: what is so here and not everywhere, and one way there. */
export function Outcome({
  outcome,
  number,
  lang,
  onPlay,
}: {
  outcome: OutcomeShown;
  number: number;
  lang: Lang;
  onPlay(): void;
}) {
  const labels = boardLabelsIn(lang).explore;
  const { differs, how, ways } = outcome;
  return (
    <li className={styles.outcome}>
      <h3 className={styles.heading}>{labels.outcome(number)}</h3>
      <ul className={styles.facts}>
        {differs.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <details className={styles.how}>
        <summary>
          {labels.how} <span className={styles.small}>({labels.ways(ways)})</span>
        </summary>
        <ol>
          {how.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place on the way
            <li key={at}>{sentence}</li>
          ))}
        </ol>
      </details>
      <button type="button" className={styles.play} onClick={onPlay}>
        {labels.play}
        <span className="visually-hidden"> {labels.outcome(number)}</span>
      </button>
    </li>
  );
}

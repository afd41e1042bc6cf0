import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import type { BoardStep, Point } from "./line";
import styles from "./Scrubber.module.css";

interface Props {
  steps: readonly BoardStep[];
  points: readonly Point[];
  at: number;
  /** The last step that may be told of. */
  reached: number;
  /** The current step's sentence. */
  sentence: string;
  lang: Lang;
  onGo(step: number): void;
}

/** The whole line in the width of a thumb's reach, with its decisions and the moments the example speaks of. */
export function Scrubber({ steps, points, at, reached, sentence, lang, onGo }: Props) {
  const labels = boardLabelsIn(lang).timeline;
  const last = steps.length;
  const place = (step: number) => ({ insetInlineStart: `${last === 0 ? 0 : (step / last) * 100}%` });
  return (
    <div className={styles.scrubber}>
      <div className={styles.marks} aria-hidden="true">
        {points.map(({ name, step }) => (
          <span key={`${step} ${name}`} className={styles.point} style={place(step)} />
        ))}
        {steps.map(({ choice }, n) =>
          n < reached && choice && !choice.forced ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the line
            <span key={n} className={styles.choice} style={place(n + 1)} />
          ) : null,
        )}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={at}
        aria-label={labels.goTo}
        aria-valuetext={`${at === 0 ? labels.start : labels.step(at, last)}. ${sentence}`}
        onChange={(event) => onGo(Number(event.target.value))}
      />
    </div>
  );
}

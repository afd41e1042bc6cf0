import type { Lang } from "../../content/types";
import type { Answer, Option } from "../../engine/kernel/game";
import { type State, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Decision.module.css";

interface Props {
  options: readonly Option[];
  state: State;
  lang: Lang;
  /** What was answered; null while the decision is open. */
  taken: Answer | null;
  onAnswer(answer: Answer): void;
}

export function Options({ options, state, lang, taken, onAnswer }: Props) {
  const labels = boardLabelsIn(lang).decision;
  return (
    <ul className={styles.options}>
      {options.map((option) => {
        const words = worded(state, option.message, lang);
        return (
          <li key={option.id}>
            {taken?.includes(option.id) ? (
              <p className={styles.taken} data-option={option.id}>
                {words} <span className={styles.mark}>{labels.taken}</span>
              </p>
            ) : (
              <button
                type="button"
                className={styles.option}
                data-option={option.id}
                onClick={() => onAnswer([option.id])}
              >
                {words}
                {taken && <span className={styles.instead}>{labels.instead}</span>}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is open whatever is asked: folded away, since it is seldom meant. */
export function Asides(props: Props) {
  if (props.options.length === 0) return null;
  return (
    <details className={styles.asides} open={props.options.some(({ id }) => props.taken?.includes(id))}>
      <summary>{boardLabelsIn(props.lang).decision.asides}</summary>
      <Options {...props} />
    </details>
  );
}

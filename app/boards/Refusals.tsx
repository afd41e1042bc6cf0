import type { Lang } from "../../content/types";
import type { Refusal } from "../../engine/kernel/game";
import { type State, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Decision.module.css";
import { Rule } from "./Rule";

/** A few stand open; many are folded away. */
const few = 2;

export function Refusals({
  refusals,
  state,
  lang,
}: {
  refusals: readonly Refusal[];
  state: State;
  lang: Lang;
}) {
  if (refusals.length === 0) return null;
  return (
    <details className={styles.refusals} open={refusals.length <= few}>
      <summary>{boardLabelsIn(lang).decision.refused(refusals.length)}</summary>
      <ul>
        {refusals.map(({ id, message, rule }) => (
          <li key={id} data-refused={id}>
            <span>{worded(state, message, lang)}</span> <Rule id={rule} lang={lang} />
          </li>
        ))}
      </ul>
    </details>
  );
}

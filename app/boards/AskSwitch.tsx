"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./AskSwitch.module.css";
import { bestOf, lineName, type Score } from "./ask/progress";
import type { OfferedLine } from "./line";

interface Props {
  caseId: string;
  line: OfferedLine;
  on: boolean;
  /** How many questions are answered: with the last one there may be a new best score. */
  answered: number;
  lang: Lang;
  onSwitch(on: boolean): void;
}

/** Whether the board asks before it shows, and how well it went so far. */
export function AskSwitch({ caseId, line, on, answered, lang, onSwitch }: Props) {
  const labels = boardLabelsIn(lang).ask;
  const [best, setBest] = useState<Score | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may have changed it
  useEffect(() => setBest(bestOf(lineName(caseId, line.id))), [caseId, line, answered]);
  return (
    <div className={styles.ask}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        onClick={() => onSwitch(!on)}
      >
        <span className={styles.track} aria-hidden="true" />
        {labels.switch}
      </button>
      {best && (
        <p className={styles.best} data-best>
          {labels.best(best.right, best.of)}
        </p>
      )}
      <p className={styles.tip}>{labels.tip(line.asks)}</p>
    </div>
  );
}

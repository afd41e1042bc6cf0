"use client";

import { useState } from "react";
import type { Lang } from "../../content/types";
import { isComplete } from "../../engine/kernel/advance";
import type { Answer, Decision } from "../../engine/kernel/game";
import { type State, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Decision.module.css";

interface Props {
  asked: Decision;
  state: State;
  lang: Lang;
  taken: Answer | null;
  onAnswer(answer: Answer): void;
}

/** Several options are taken, or none: marked first, then confirmed. */
export function PickMany({ asked, state, lang, taken, onAnswer }: Props) {
  const labels = boardLabelsIn(lang).decision;
  const [picked, setPicked] = useState<Answer>(taken ?? []);
  const isLegal = picked.length >= asked.min && picked.length <= asked.max && isComplete(asked, picked);
  const isTaken = taken !== null && String(picked) === String(taken);

  function toggle(id: string) {
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  }

  return (
    <div className={styles.group}>
      <p className={styles.kind}>
        {labels.pick(asked.min, asked.max)} {asked.ordered && labels.ordered}
      </p>
      {asked.total && (
        <p className={styles.kind} aria-live="polite">
          {labels.total(worthOf(asked.total.worth, picked), asked.total.least)}
        </p>
      )}
      <ul className={styles.options}>
        {asked.options.map((option) => {
          const at = picked.indexOf(option.id);
          return (
            <li key={option.id}>
              <button
                type="button"
                className={styles.option}
                data-option={option.id}
                aria-pressed={at >= 0}
                onClick={() => toggle(option.id)}
              >
                <span className={styles.box} aria-hidden="true">
                  {at < 0 ? "" : asked.ordered ? at + 1 : "✓"}
                </span>
                {worded(state, option.message, lang)}
                {asked.ordered && at >= 0 && <span className="visually-hidden"> {at + 1}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.confirm}
        disabled={!isLegal || isTaken}
        onClick={() => onAnswer(picked)}
      >
        {picked.length === 0 ? labels.none : taken ? labels.instead : labels.confirm}
      </button>
    </div>
  );
}

function worthOf(worth: Readonly<Record<string, number>>, picked: Answer): number {
  return picked.reduce((sum, id) => sum + (worth[id] ?? 0), 0);
}

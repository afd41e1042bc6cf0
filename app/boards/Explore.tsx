"use client";

import { useState } from "react";
import type { Lang } from "../../content/types";
import type { Answer, Decision } from "../../engine/kernel/game";
import { listed } from "../../engine/kernel/wording";
import type { State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Explore.module.css";
import { Outcome } from "./Outcome";
import type { Outcomes } from "./outcomes";

interface Props {
  /** The position the decision is made in. */
  state: State;
  asked: Decision;
  taken: Answer | null;
  lang: Lang;
  onPlay(answers: readonly Answer[]): void;
}

/** Every way on from a decision, walked when the reader asks. */
export function Explore({ state, asked, taken, lang, onPlay }: Props) {
  const labels = boardLabelsIn(lang).explore;
  const [found, setFound] = useState<Outcomes | null>(null);
  async function toggle() {
    if (found) return setFound(null);
    const { outcomesFrom } = await import("./outcomes");
    setFound(outcomesFrom(state, asked, taken, lang));
  }
  return (
    <div className={styles.explore}>
      <button type="button" className={styles.button} aria-expanded={found !== null} onClick={toggle}>
        {found ? labels.hide : labels.button}
      </button>
      {found && <Walked found={found} lang={lang} onPlay={onPlay} />}
    </div>
  );
}

function Walked({ found, lang, onPlay }: { found: Outcomes; lang: Lang; onPlay: Props["onPlay"] }) {
  const { explore: labels, colon } = boardLabelsIn(lang);
  const { outcomes, same, leads, exhaustive, positions } = found;
  return (
    <section className={styles.found} aria-label={labels.title} data-outcomes={outcomes.length}>
      <h2 className={styles.title}>
        {labels.title}
        {colon}
        {labels.count(outcomes.length)}
      </h2>
      <p className={styles.small} data-exhaustive={exhaustive || undefined}>
        {exhaustive ? labels.all(positions) : labels.some(positions)} {labels.upTo}
      </p>
      {outcomes.length === 1 && <p>{labels.noDifference}</p>}
      {leads.length > 0 && (
        <div>
          <h3 className={styles.heading}>{labels.leads}</h3>
          <ul className={styles.leads}>
            {leads.map(({ id, words, outcomes: open }) => (
              <li key={id}>
                {words} <span aria-hidden="true">→</span> {list(open, lang)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {leads.length === 0 && outcomes.length > 1 && <p className={styles.small}>{labels.whatever}</p>}
      {same.length > 0 && (
        <div>
          <h3 className={styles.heading}>{labels.same}</h3>
          <p>{same.join(" · ")}</p>
        </div>
      )}
      {outcomes.length > 1 && (
        <ol className={styles.outcomes}>
          {outcomes.map((outcome, at) => (
            <Outcome
              key={outcome.differs.join()}
              outcome={outcome}
              number={at + 1}
              lang={lang}
              onPlay={() => onPlay(outcome.answers)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function list(outcomes: readonly number[], lang: Lang): string {
  const numbers = outcomes.map((at) => String(at + 1));
  const words = listed(numbers, lang, "disjunction");
  return boardLabelsIn(lang).explore.lead(numbers.length, words);
}

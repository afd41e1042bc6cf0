"use client";

import { useEffect, useRef } from "react";
import type { Lang } from "../../../content/types";
import { askLabelsIn } from "../../labels/ask";
import type { Played } from "../line";
import { Rule } from "../Rule";
import type { Question } from "./question";
import { isRight, positionOf, type Run, scoreOf } from "./run";
import styles from "./Score.module.css";
import { wordOption, wordQuestion } from "./words";

interface Props {
  run: Run;
  played: Played;
  lang: Lang;
  onAgain(): void;
}

/** What was asked, what was answered, and the rule each question teaches. */
export function Score({ run, played, lang, onAgain }: Props) {
  const labels = askLabelsIn(lang);
  const { right, of } = scoreOf(run);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.score} aria-label={labels.score(right, of)} data-score={`${right}/${of}`}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {labels.score(right, of)}
        </h2>
        <button type="button" className={styles.again} onClick={onAgain}>
          {labels.again}
        </button>
      </div>
      <ol className={styles.list} aria-label={labels.asked}>
        {run.questions.map((question) => (
          <Line key={question.step} {...{ question, run, played, lang }} />
        ))}
      </ol>
    </section>
  );
}

function Line({ question, run, played, lang }: Omit<Props, "onAgain"> & { question: Question }) {
  const labels = askLabelsIn(lang);
  const state = positionOf(played, question);
  const right = isRight(run, question);
  const wording = (id: string) => wordOption(question, id, state, lang);
  return (
    <li className={styles.line} data-right={right}>
      <span className={styles.mark} role="img" aria-label={right ? labels.marks.right : labels.marks.missed}>
        {right ? "✓" : "✗"}
      </span>
      <div>
        <p className={styles.asked}>{wordQuestion(question, state, lang)}</p>
        {!right && <p>{labels.yours(wording(run.answers[question.step] ?? ""))}</p>}
        <p>
          {labels.answer(wording(question.answer))} <Rule id={question.rule} lang={lang} />
        </p>
      </div>
    </li>
  );
}

"use client";

import { useEffect, useId, useRef } from "react";
import type { Lang } from "../../../content/types";
import type { State } from "../../../engine/lorcana/index";
import { askLabelsIn } from "../../labels/ask";
import { RulePane } from "../RulePane";
import type { RuleTexts } from "../ruleTexts";
import styles from "./Ask.module.css";
import type { Option, Question } from "./question";
import { wordOption, wordQuestion, wordSaid } from "./words";

interface Props {
  question: Question;
  /** Its place among the questions of the line. */
  number: number;
  of: number;
  /** The option that was taken; null while nothing is. */
  taken: string | null;
  /** The position it is asked in. */
  state: State;
  rules: RuleTexts;
  lang: Lang;
  onAnswer(id: string): void;
  onContinue(): void;
  onBack(): void;
}

/** Options of so few letters stand beside each other. */
const short = 16;

/** A question in place of the next step, then whether the answer was right and by which rule. */
export function Ask(props: Props) {
  const { question, number, of, taken, state, rules, lang, onAnswer, onContinue, onBack } = props;
  const labels = askLabelsIn(lang);
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const result = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its beginning
  useEffect(() => heading.current?.focus({ preventScroll: true }), [question]);
  useEffect(() => {
    if (taken !== null) goOn.current?.focus({ preventScroll: true });
  }, [taken]);
  // With the question goes the button that was pressed: on to what happened then.
  useEffect(() => () => toSentence(), []);
  const isShort = question.options.every(({ said }) => wordSaid(said, state, lang).length <= short);
  const isRight = taken === question.answer;
  return (
    <section className={styles.ask} aria-label={labels.title} data-question={question.kind}>
      <p className={styles.count}>{labels.count(number, of)}</p>
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        {wordQuestion(question, state, lang)}
      </h2>
      <ul className={isShort ? `${styles.options} ${styles.short}` : styles.options}>
        {question.options.map((option) => (
          <li key={option.id}>
            {taken === null ? (
              <button
                type="button"
                className={styles.option}
                data-option={option.id}
                onClick={() => onAnswer(option.id)}
              >
                {wordSaid(option.said, state, lang)}
              </button>
            ) : (
              <Answered {...{ option, question, taken, state, lang }} />
            )}
          </li>
        ))}
      </ul>
      <p
        id={result}
        role="status"
        className={taken === null ? "visually-hidden" : styles.result}
        data-right={isRight}
      >
        {taken !== null &&
          (isRight ? labels.right : labels.wrong(wordOption(question, question.answer, state, lang)))}
      </p>
      <div className={styles.ways}>
        <button type="button" className={styles.back} onClick={onBack}>
          {labels.back}
        </button>
        {taken !== null && (
          <button
            ref={goOn}
            type="button"
            className={styles.goOn}
            aria-describedby={result}
            onClick={onContinue}
          >
            {labels.goOn}
          </button>
        )}
      </div>
      {taken !== null && <RulePane id={question.rule} also={[]} rules={rules} lang={lang} />}
    </section>
  );
}

function toSentence(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[data-at]")?.focus({ preventScroll: true });
}

interface AnsweredProps extends Pick<Props, "question" | "state" | "lang"> {
  option: Option;
  taken: string;
}

function Answered({ option: { id, said }, question, taken, state, lang }: AnsweredProps) {
  const { marks } = askLabelsIn(lang);
  const mark = id === question.answer ? "right" : id === taken ? "wrong" : null;
  return (
    <p className={styles.option} data-mark={mark ?? undefined} data-option={id}>
      {wordSaid(said, state, lang)}
      {mark && (
        <span className={styles.mark}>
          <span aria-hidden="true">{mark === "right" ? "✓ " : "✗ "}</span>
          {marks[mark]}
        </span>
      )}
    </p>
  );
}

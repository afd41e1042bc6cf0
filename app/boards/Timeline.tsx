"use client";

import { useEffect, useRef } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import type { BoardStep, Point } from "./line";
import { sentenceOf } from "./story";
import styles from "./Timeline.module.css";

interface Props {
  steps: readonly BoardStep[];
  points: readonly Point[];
  at: number;
  lang: Lang;
  onGo(step: number): void;
}

/** Every step: its rule, its sentence, who decided, and what the example says of it. */
export function Timeline({ steps, points, at, lang, onGo }: Props) {
  const labels = boardLabelsIn(lang).timeline;
  const list = useRef<HTMLOListElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    // Where a board begins the list is where it should be: measuring it would only hold the page up.
    hasMoved.current ||= at > 0;
    const entry = hasMoved.current && list.current?.children[at];
    if (list.current && entry instanceof HTMLElement) keepInside(list.current, entry);
  }, [at]);
  return (
    <details className={styles.timeline} name="dock" data-timeline>
      <summary className={styles.summary}>{labels.title}</summary>
      <ol ref={list} className={styles.list}>
        <Entry at={0} current={at} points={points} lang={lang} onGo={onGo} text={labels.startText} />
        {steps.map((step, n) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the line
            key={n}
            at={n + 1}
            current={at}
            points={points}
            lang={lang}
            onGo={onGo}
            rule={step.rule}
            text={sentenceOf(step, lang)}
            choice={step.choice ? (step.choice.forced ? "forced" : "asked") : undefined}
          />
        ))}
      </ol>
    </details>
  );
}

interface EntryProps extends Omit<Props, "steps" | "at"> {
  at: number;
  current: number;
  text: string;
  rule?: string;
  choice?: "asked" | "forced";
}

function Entry({ at, current, points, lang, onGo, text, rule, choice }: EntryProps) {
  const { timeline: labels, colon } = boardLabelsIn(lang);
  const told = points.filter(({ step }) => step === at);
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.step}
        aria-current={at === current ? "step" : undefined}
        data-choice={choice}
        onClick={() => onGo(at)}
      >
        <span className={styles.number}>{at === 0 ? labels.start : at}</span>
        {rule && <span className={styles.rule}>{rule}</span>}
        {choice && <span className={styles.choice}>{labels[choice]}</span>}
        <span className={styles.text}>{text}</span>
        {told.map(({ name }) => (
          <span key={name} className={styles.point}>
            <span className="visually-hidden">{`${labels.point}${colon}`}</span>
            {name}
          </span>
        ))}
      </button>
    </li>
  );
}

/** Scrolls the list alone, never the page; the foot of a long list may lie below the window. */
function keepInside(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const least = offsetTop + offsetHeight - list.clientHeight / 2;
  list.scrollTop = Math.min(Math.max(list.scrollTop, least), offsetTop - 8);
}

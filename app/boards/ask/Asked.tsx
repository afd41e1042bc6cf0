import type { Lang } from "../../../content/types";
import type { RuleTexts } from "../ruleTexts";
import type { Asking } from "../useAsk";
import type { Place } from "../useBoard";
import { Ask } from "./Ask";
import type { Question } from "./question";
import { positionOf } from "./run";

interface Props {
  asking: Asking;
  question: Question;
  place: Place;
  rules: RuleTexts;
  lang: Lang;
}

/** The question of a run that stands in place of the next step. */
export function Asked({ asking: { run, answer, go }, question, place: { played, at }, rules, lang }: Props) {
  return (
    <Ask
      question={question}
      number={run.questions.indexOf(question) + 1}
      of={run.questions.length}
      taken={run.answers[question.step] ?? null}
      state={positionOf(played, question)}
      rules={rules}
      lang={lang}
      onAnswer={answer}
      onContinue={() => go(question.step)}
      onBack={() => go(at - 1)}
    />
  );
}

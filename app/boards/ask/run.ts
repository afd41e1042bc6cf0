import { type OfferedLine, type Played, stateAfter } from "../line";
import { type Answers, answersTo, keepAnswers, keepScore, lineName, type Score } from "./progress";
import type { Question } from "./question";
import { questionsOf } from "./questions";

/** One time through the questions of a line. */
export interface Run {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** Goes on where the reader stopped, as far as what was answered then is still asked. */
export function begin(played: Played, line: OfferedLine, caseId: string): Run {
  const name = lineName(caseId, line.id);
  const questions = questionsOf(played, line.points, /^[\d.]+/.exec(caseId)?.[0] ?? "");
  const kept = answersTo(name);
  const answers: Record<number, string> = {};
  for (const { step, options } of questions) {
    const id = kept[step];
    if (id === undefined || !options.some((option) => option.id === id)) break;
    answers[step] = id;
  }
  return { name, questions, answers };
}

export function answered(run: Run, { step }: Question, id: string): Run {
  const next = { ...run, answers: { ...run.answers, [step]: id } };
  if (dueIn(next)) keepAnswers(run.name, next.answers);
  else keepScore(run.name, scoreOf(next));
  return next;
}

export function anew(run: Run): Run {
  keepAnswers(run.name, {});
  return { ...run, answers: {} };
}

/** The first question that is not answered. */
export function dueIn({ questions, answers }: Run): Question | null {
  return questions.find(({ step }) => answers[step] === undefined) ?? null;
}

export function isRight({ answers }: Run, { step, answer }: Question): boolean {
  return answers[step] === answer;
}

export function scoreOf(run: Run): Score {
  return { right: run.questions.filter((each) => isRight(run, each)).length, of: run.questions.length };
}

/** How far the reader has been led: to the step the last answer was about. */
export function reachedIn({ questions, answers }: Run): number {
  return questions.findLast(({ step }) => answers[step] !== undefined)?.step ?? 0;
}

/** The position a question is asked in. */
export function positionOf(played: Played, { step }: Question) {
  return stateAfter(played, step - 1);
}

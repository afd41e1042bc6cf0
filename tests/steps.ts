import type { Scenario } from "../scenarios/format.ts";
import { linesOf, type Run, runLine } from "../scenarios/run.ts";

type Step = Run["replay"]["steps"][number];

/** The number of a scenario's first step that is so; its board shows it under that number. */
export function stepWhere(
  scenario: Scenario,
  isSo: (step: Step) => boolean,
  variant: string | null = null,
): number {
  const line = linesOf(scenario).find(([id]) => id === variant)?.[1];
  const at = line ? runLine(line).replay.steps.findIndex(isSo) : -1;
  if (at < 0) throw new Error(`${scenario.id}: no such step`);
  return at + 1;
}

/** The step that carries out an answer. */
export function stepOf(scenario: Scenario, answer: string): number {
  return stepWhere(scenario, ({ choice }) => choice?.answer.includes(answer) === true && !choice.forced);
}

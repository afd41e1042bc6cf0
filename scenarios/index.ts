/** The worked examples of every game, in the order of their rules. */
import type { Scenario } from "./format.ts";
import { lorcanaScenarios } from "./lorcana/index.ts";

export const scenarios: readonly Scenario[] = lorcanaScenarios;

/** The scenario of that name; the document's number of its example alone is enough. */
export function scenario(id: string): Scenario | undefined {
  return scenarios.find((each) => each.id === id || each.example === id);
}

export function scenariosShowing(game: string, rule: string): Scenario[] {
  return scenarios.filter((each) => each.game === game && each.rules.includes(rule));
}

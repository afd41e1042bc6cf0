import { scenarios } from "./index.ts";
import { kindOf, type RuleKind } from "./lorcana/kinds.ts";
import { linesOf, runLine } from "./run.ts";

export interface Covered {
  readonly rule: string;
  readonly kind: RuleKind;
  /** The scenarios of which a step follows it; for a heading, of which one follows a rule under it. */
  readonly scenarios: readonly string[];
}

export function coverageOf(game: string, rules: readonly string[]): Covered[] {
  const followed = scenarios
    .filter((scenario) => scenario.game === game)
    .map((scenario) => ({ id: scenario.id, rules: rulesFollowed(scenario) }));
  return rules.map((rule) => ({
    rule,
    kind: kindOf(rule),
    scenarios: followed
      .filter(({ rules }) => rules.some((each) => each === rule || each.startsWith(`${rule}.`)))
      .map(({ id }) => id),
  }));
}

/** The rules its steps, its decisions and its refusals follow, in all its variants. */
function rulesFollowed(scenario: Parameters<typeof linesOf>[0]): string[] {
  return linesOf(scenario).flatMap(([, line]) =>
    runLine(line).replay.steps.flatMap(({ rule, choice }) => [
      rule,
      ...(choice ? [choice.decision.rule, ...choice.decision.refusals.map((refusal) => refusal.rule)] : []),
    ]),
  );
}

import type { Decision } from "../engine/kernel/game.ts";
import { scenarios } from "./index.ts";
import { kindOf, type RuleKind } from "./lorcana/kinds.ts";
import { withTwins } from "./lorcana/twins.ts";
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
    .map((scenario) => ({ id: scenario.id, rules: rulesFollowed(scenario).flatMap(withTwins) }));
  return rules.map((rule) => ({
    rule,
    kind: kindOf(rule),
    scenarios: followed
      .filter(({ rules }) => rules.some((each) => each === rule || each.startsWith(`${rule}.`)))
      .map(({ id }) => id),
  }));
}

function rulesOf({ rule, also = [], refusals }: Decision): string[] {
  return [rule, ...also, ...refusals.map((refusal) => refusal.rule)];
}

/** The rules its steps, its decisions and its refusals follow, in all its variants. */
function rulesFollowed(scenario: Parameters<typeof linesOf>[0]): string[] {
  return linesOf(scenario).flatMap(([, line]) =>
    runLine(line).replay.steps.flatMap(({ rule, also = [], choice }) => [
      rule,
      ...also,
      ...(choice ? rulesOf(choice.decision) : []),
    ]),
  );
}

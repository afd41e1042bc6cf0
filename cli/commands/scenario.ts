import type { Lang } from "../../content/types.ts";
import { narrate, observe } from "../../engine/lorcana/index.ts";
import "../../engine/lorcana/languages.ts";
import type { Scenario } from "../../scenarios/format.ts";
import { scenario as scenarioNamed, scenarios } from "../../scenarios/index.ts";
import { exploreLine, linesOf, runLine, type Verdict } from "../../scenarios/run.ts";
import { type Answer, answer, Misused, orNearest, Refused } from "../answer.ts";
import { closest } from "../closest.ts";
import { gameNamed, type Request, take } from "../request.ts";

export function scenario({ words: [verb, ...words], lang }: Request): Answer {
  if (verb === "list") return list(words, lang);
  if (verb === "run") return run(named(take(words, "<id>")[0]), lang);
  if (verb === "explore") return exploreAll(named(take(words, "<id>")[0]));
  throw new Misused("scenario list, scenario run <id> or scenario explore <id>.");
}

function named(id = ""): Scenario {
  const found = scenarioNamed(id);
  if (found) return found;
  const near = closest(
    id,
    scenarios.map((each) => each.id),
  );
  throw new Refused(`There is no scenario "${id}".${orNearest(near)}`);
}

function list(words: string[], lang: Lang): Answer {
  const game = words.length > 0 ? gameNamed(take(words, "<game>")[0] ?? "") : null;
  const found = scenarios.filter((each) => game === null || each.game === game);
  const entries = found.map(({ id, game, example, rules, title }) => ({ id, game, example, rules, title }));
  return answer(entries, entries.map(({ id, title }) => `${id}  ${title[lang]}`).join("\n"));
}

function run(scenario: Scenario, lang: Lang): Answer {
  const main = runLine(scenario);
  const steps = main.replay.steps.map((step, at) => ({
    n: at + 1,
    rule: step.rule,
    text: narrate(step, lang),
    ...(step.choice && {
      choice: {
        player: step.state.players[step.choice.decision.player]?.name,
        rule: step.choice.decision.rule,
        options: step.choice.decision.options.map(({ id }) => id),
        refused: Object.fromEntries(step.choice.decision.refusals.map(({ id, rule }) => [id, rule])),
        took: step.choice.answer,
        forced: step.choice.forced,
      },
    }),
  }));
  const points = linesOf(scenario).flatMap(([variant, line]) => {
    const { verdicts } = runLine(line);
    return verdicts.map((verdict) => pointSeen(verdict, variant, lang));
  });
  const failed = points.filter(({ passed }) => !passed).length;
  const passed = points.length - failed;
  const text = [
    ...steps.map(({ n, rule, text }) => `${String(n).padStart(3)}  ${rule.padEnd(8)}  ${text}`),
    "",
    ...points.map(
      ({ passed, name, variant }) => `${passed ? "✓" : "✗"} ${variant ? `[${variant}] ` : ""}${name}`,
    ),
    `${passed} passed, ${failed} failed`,
  ].join("\n");
  return answer({ steps, passed, failed, points, final: observe(main.replay.state) }, text);
}

function pointSeen({ point, step, differences }: Verdict, variant: string | null, lang: Lang) {
  return { name: point.name[lang], variant, step, passed: differences.length === 0, differences };
}

function exploreAll(scenario: Scenario): Answer {
  const { positions, decisions, outcomes, forks, exhaustive } = exploreLine(scenario);
  const ends = outcomes.map(({ state, answers, ways }) => ({ ways, answers, final: observe(state) }));
  const seen = exhaustive ? "every choice seen" : "the limit was hit: there may be more";
  return answer(
    { positions, decisions, outcomes: ends, forks: forks.length, exhaustive },
    [
      `${positions} positions, ${decisions} answers tried, ${ends.length} outcomes; ${seen}`,
      ...ends.map(
        ({ ways, answers }, at) => `${at + 1}. ${ways} ways, one of them: ${answers.flat().join(", ")}`,
      ),
    ].join("\n"),
  );
}

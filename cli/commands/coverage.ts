import { rulesOf } from "../../content/reference.ts";
import { coverageOf } from "../../scenarios/coverage.ts";
import { type Answer, answer } from "../answer.ts";
import { gameNamed, type Request, take } from "../request.ts";

export function coverage({ words }: Request): Answer {
  const game = gameNamed(take(words, "<game>")[0] ?? "");
  const entries = coverageOf(game, [...rulesOf(game, "en").keys()]);
  return answer(
    entries,
    entries
      .map(({ rule, kind, scenarios }) => `${rule.padEnd(10)} ${kind.padEnd(10)} ${scenarios.join(", ")}`)
      .join("\n"),
  );
}

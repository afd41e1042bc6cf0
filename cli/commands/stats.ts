import { counts } from "../../content/reference.ts";
import { scenarios } from "../../scenarios/index.ts";
import { type Answer, answer } from "../answer.ts";
import { type Request, take } from "../request.ts";

export function stats({ words }: Request): Answer {
  take(words);
  const games = Object.fromEntries(
    Object.entries(counts()).map(([game, count]) => {
      const played = scenarios.filter((scenario) => scenario.game === game);
      const examples = new Set(played.flatMap(({ example }) => (example === null ? [] : [example])));
      return [game, { ...count, scenarios: played.length, examples: examples.size }];
    }),
  );
  const lines = Object.entries(games).map(
    ([game, { rules, glossary, scenarios, examples }]) =>
      `${game}: ${rules.en} rules (${rules.fr} in French), ${glossary.en} terms (${glossary.fr}), ${scenarios} cases, ${examples} of them worked examples of the document`,
  );
  return answer({ games }, lines.join("\n"));
}

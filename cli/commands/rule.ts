import { nearest, rule as ruleIn } from "../../content/reference.ts";
import { scenariosShowing } from "../../scenarios/index.ts";
import { type Answer, answer, orNearest, Refused } from "../answer.ts";
import { gameNamed, type Request, take } from "../request.ts";

export function rule({ words, lang }: Request): Answer {
  const [name = "", id = ""] = take(words, "<game>", "<id>");
  const game = gameNamed(name);
  const found = ruleIn(game, id, lang);
  if (!found) throw new Refused(`There is no rule ${id}.${orNearest(nearest(game, id, lang))}`);
  const { title, text, links, citedBy, examples, notes } = found;
  const scenarios = scenariosShowing(game, id).map((scenario) => scenario.id);
  const lines = [
    `${id}. ${title}`,
    ...(text === title ? [] : [text]),
    ...examples.map((example) => `\n[${example.id}] ${example.text}`),
    ...notes.map((note) => `\n(${note.kind}) ${note.text}`),
    ...listed("names", links),
    ...listed("named by", citedBy),
    ...listed("played in", scenarios),
  ];
  return answer({ id, title, text, links, citedBy, scenarios, examples, notes }, lines.join("\n"));
}

function listed(what: string, ids: readonly string[]): string[] {
  return ids.length > 0 ? [`\n${what}: ${ids.join(", ")}`] : [];
}

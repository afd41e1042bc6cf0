import { otherNumbers } from "../../content/editions.ts";
import { nearest, rule as ruleIn } from "../../content/reference.ts";
import { scenariosShowing } from "../../scenarios/index.ts";
import { type Answer, answer, orNearest, Refused } from "../answer.ts";
import { gameNamed, type Request, take } from "../request.ts";

export function rule({ words, lang }: Request): Answer {
  const [name = "", id = ""] = take(words, "<game>", "<id>");
  const game = gameNamed(name);
  const found = ruleIn(game, id, lang);
  if (!found) throw new Refused(`There is no rule ${id}.${orNearest(nearest(game, id, lang))}`);
  const { title, text, links, citedBy, changes, examples, notes } = found;
  const elsewhere = Object.fromEntries(otherNumbers(game, id).map(({ lang, number }) => [lang, number]));
  const scenarios = scenariosShowing(game, id).map((scenario) => scenario.id);
  const lines = [
    `${id}. ${title}`,
    ...(text === title ? [] : [text]),
    ...examples.map((example) => `\n[${example.id}] ${example.text}`),
    ...notes.map((note) => `\n(${note.kind}) ${note.text}`),
    ...listed("names", links),
    ...listed("named by", citedBy),
    ...listed("played in", scenarios),
    ...listed("changed by the newest edition", changes),
    ...Object.entries(elsewhere).map(
      ([lang, number]) => `\nin the ${lang} edition: ${number ?? "not there"}`,
    ),
  ];
  return answer(
    { id, title, text, links, citedBy, scenarios, examples, notes, changes, elsewhere },
    lines.join("\n"),
  );
}

function listed(what: string, ids: readonly string[]): string[] {
  return ids.length > 0 ? [`\n${what}: ${ids.join(", ")}`] : [];
}

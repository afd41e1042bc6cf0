import { text } from "node:stream/consumers";
import { searchIndex } from "../../content/reference.ts";
import { createSearch, type Hit } from "../../content/search.ts";
import type { Answer } from "../answer.ts";
import { playedIn } from "../played.ts";
import { gameNamed, type Request, take } from "../request.ts";

export async function search({ words, lang, limit }: Request): Promise<Answer> {
  const [name = "", query = ""] = take(words, "<game>", "<words>");
  const game = gameNamed(name);
  const find = createSearch(searchIndex(game, lang, playedIn(game)));
  const queries = query === "-" ? linesOf(await text(process.stdin)) : [query];
  const found = queries.map((each) => find(each, limit));
  return { json: found, text: found.map((hits) => hits.map(line).join("\n")).join("\n\n") };
}

function linesOf(input: string): string[] {
  return input.replace(/\r?\n$/, "").split(/\r?\n/);
}

function line({ rule, kind, title, excerpt, score }: Hit): string {
  const where = { rule, term: "glossary", scenario: `${rule} played` }[kind];
  return `${score.toFixed(2)}  ${where}  ${title}: ${excerpt}`;
}

import { sectionOf } from "../content/rule-number";
import { cardDef } from "../engine/lorcana/index";
import type { Scenario } from "../scenarios/format";
import { runLine } from "../scenarios/run";
import { bookIn } from "./book";
import { cardIds } from "./scenarios";

/** What the list of cases can be narrowed by, besides words. */

export interface Keyword {
  /** "ward", "sing-together" */
  id: string;
  section: string;
}

/** Chapter 8 has a section a keyword, after its general one. */
export const keywords: readonly Keyword[] = bookIn("en")
  .sections.filter(({ id }) => /^8\.(?!1$)/.test(id))
  .map(({ id, title }) => ({ id: slugOf(title), section: id }));

/** The keywords a case is about, or that a card in it has. */
export function keywordsOf({ rules, setup }: Scenario): string[] {
  const had = new Set(
    cardIds(setup)
      .flatMap((id) => cardDef(id).abilities)
      .flatMap((ability) => (ability.kind === "keyword" ? [slugOf(ability.keyword)] : [])),
  );
  const shown = new Set(rules.map(sectionOf));
  return keywords.filter(({ id, section }) => had.has(id) || shown.has(section)).map(({ id }) => id);
}

export type Level = 1 | 2 | 3;

/** How hard a case is: by how many rules its steps follow. */
export function levelOf(scenario: Scenario): Level {
  const rules = new Set(runLine(scenario).replay.steps.map(({ rule }) => rule)).size;
  if (rules <= 10) return 1;
  return rules <= 16 ? 2 : 3;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

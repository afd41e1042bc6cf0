import { typeset } from "../content/remark-typography.mjs";
import { sectionOf } from "../content/rule-number";
import type { ScenarioText } from "../content/search";
import type { Lang, Text } from "../content/types";
import { fullName, type Setup } from "../engine/lorcana/index";
import "../engine/lorcana/languages";
import type { Scenario } from "../scenarios/format";
import { scenarios } from "../scenarios/index";
import { linesOf, runLine } from "../scenarios/run";
import { questionsOf } from "./boards/ask/questions";
import { type Line, type OfferedLine, type Point, play } from "./boards/line";
import type { RuleText, RuleTexts } from "./boards/ruleTexts";
import { bookIn } from "./book";

/** A board that shows a rule, as far as a rules page needs to know it. */
export interface ShownIn {
  id: string;
  title: Text;
  /** The worked example it plays, where it plays one. */
  example: string | null;
}

export const cases: readonly Scenario[] = scenarios.filter(({ game }) => game === "lorcana");

export function scenariosFor(rule: string): ShownIn[] {
  return cases
    .filter((each) => each.rules.includes(rule) || ruleOf(each) === rule)
    .map(({ id, title, example }) => ({ id, title, example }));
}

/** The cases as the search finds them. */
export const casesToFind: readonly ScenarioText[] = cases.map((each) => ({
  id: each.id,
  rule: ruleOf(each),
  title: each.title,
  story: each.story,
  cards: { en: cardsIn(each.setup, "en"), fr: cardsIn(each.setup, "fr") },
}));

/** The rule a case belongs to: its id starts with it. */
export function ruleOf({ id }: Scenario): string {
  return /^[\d.]+/.exec(id)?.[0] ?? id;
}

/** The cases by the section of the rule they belong to, in the order of the numbers. */
export function casesBySection(): [section: string, cases: Scenario[]][] {
  const sections = new Map<string, Scenario[]>();
  for (const each of cases) {
    const section = sectionOf(ruleOf(each));
    sections.set(section, [...(sections.get(section) ?? []), each]);
  }
  return [...sections];
}

/** What judges are asked about most: the bag, replacement effects, the check, challenges, triggers, keywords. */
const topics = ["7.7", "6.5", "1.8", "4.6", "6.2", "8.10"];

/** A case for each of them, where there is one. */
export function casesToStart(): Scenario[] {
  return topics.flatMap((topic) => cases.find((each) => sectionOf(ruleOf(each)) === topic) ?? []);
}

/** The names of the cards that lie on the table or in a hand, each once. */
export function cardsIn(setup: Setup, lang: Lang): string[] {
  return cardIds(setup).map((id) => fullName(id, lang));
}

export function cardIds({ players }: Setup): string[] {
  const ids = players.flatMap(({ play = [], hand = [], discard = [] }) =>
    [...play, ...hand, ...discard].map((entry) => (typeof entry === "string" ? entry : entry.card)),
  );
  return [...new Set(ids)];
}

/** The example and its variants as a board plays them, each with the moments the document speaks of. */
export function linesToPlay(scenario: Scenario, lang: Lang): OfferedLine[] {
  const variants = scenario.variants ?? [];
  return linesOf(scenario).map(([id, line]) => {
    const { answers, verdicts } = runLine(line);
    const title = variants.find((variant) => variant.id === id)?.title ?? scenario.title;
    const points = verdicts.flatMap(({ point, step }) =>
      step === null ? [] : [{ name: typeset(point.name[lang], lang), step }],
    );
    const asks = questionsIn({ setup: line.setup, answers }, points, ruleOf(scenario));
    return { id, title: typeset(title[lang], lang), setup: line.setup, answers, points, asks };
  });
}

function questionsIn(line: Line, points: readonly Point[], topic: string): number {
  const played = play(line);
  return typeof played === "string" ? 0 : questionsOf(played, points, topic).length;
}

export function stepsOf(scenario: Scenario): number {
  return runLine(scenario).replay.steps.length;
}

/** The rules that the steps and decisions of a case cite, as far as we have them. */
export function rulesCited(scenario: Scenario, lang: Lang): RuleTexts {
  const cited = new Set<string>();
  for (const [, line] of linesOf(scenario))
    for (const { rule, choice } of runLine(line).replay.steps) {
      cited.add(rule);
      if (choice) cited.add(choice.decision.rule);
    }
  const found = [...cited].flatMap((id) => bookIn(lang).find(id) ?? []);
  return Object.fromEntries(found.map((rule) => [rule.id, ruleText(rule, lang)]));
}

/** A rule as a board shows it. */
export function ruleText({ id, title, text }: RuleText, lang: Lang): RuleText {
  return { id, title: typeset(title, lang), text: typeset(text, lang) };
}

import { otherNumbers } from "./editions.ts";
import { games, loadChanges, loadGlossary, loadSections } from "./load.ts";
import { type Synonym, synonyms } from "./lorcana/synonyms.ts";
import { nearestNumbers } from "./rule-number.ts";
import { buildIndex, type ScenarioText, type SearchIndex } from "./search/build.ts";
import { type Lang, languages, type Rule } from "./types.ts";

/** A rule with what surrounds it in the reference. */
export interface RuleEntry extends Rule {
  /** Rules whose text or examples name this one. */
  citedBy: string[];
  /** What the newest edition changed about it: the titles. */
  changes: string[];
}

export interface Counts {
  rules: Record<Lang, number>;
  glossary: Record<Lang, number>;
}

/** null when the game has no such rule in that language; `nearest` then offers others. */
export function rule(game: string, id: string, lang: Lang): RuleEntry | null {
  const rules = rulesOf(game, lang);
  const found = rules.get(id);
  if (!found) return null;
  const citedBy = [...rules.values()].filter(({ links }) => links.includes(id)).map((other) => other.id);
  const changes = loadChanges(game, lang).filter((change) => change.rules.includes(id));
  return {
    ...found,
    citedBy: citedBy.filter((other) => other !== id),
    changes: changes.map(({ title }) => title),
  };
}

export function nearest(game: string, id: string, lang: Lang, limit = 3): string[] {
  return nearestNumbers(id, [...rulesOf(game, lang).keys()], limit);
}

/** How much content each game has. */
export function counts(): Record<string, Counts> {
  return Object.fromEntries(games().map((game) => [game, countsOf(game)]));
}

function countsOf(game: string): Counts {
  const perLanguage = (count: (lang: Lang) => number) =>
    Object.fromEntries(languages.map((lang) => [lang, count(lang)])) as Record<Lang, number>;
  return {
    rules: perLanguage((lang) => rulesOf(game, lang).size),
    glossary: perLanguage((lang) => loadGlossary(game, lang).length),
  };
}

export function rulesOf(game: string, lang: Lang): Map<string, Rule> {
  return new Map(loadSections(game, lang).flatMap(({ rules }) => rules.map((each) => [each.id, each])));
}

/** What `createSearch` needs; the site writes it to a file for the browser. */
export function searchIndex(game: string, lang: Lang, scenarios: readonly ScenarioText[] = []): SearchIndex {
  const other = lang === "en" ? "fr" : "en";
  return buildIndex({
    lang,
    sections: loadSections(game, lang),
    terms: loadGlossary(game, lang),
    translations: { sections: loadSections(game, other), terms: loadGlossary(game, other) },
    synonyms: synonymsOf[game] ?? [],
    variants: variantsOf[game] ?? [],
    scenarios,
    elsewhere: (id) => otherNumbers(game, id).flatMap(({ number }) => number ?? []),
  });
}

const synonymsOf: Record<string, Synonym[]> = { lorcana: synonyms };

const variantsOf: Record<string, string[]> = { lorcana: ["10.2"] };

import type { Lang } from "../../content/types";
import { href } from "../href";

/** A rule as far as a board shows it. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export type RuleTexts = Readonly<Record<string, RuleText>>;

const loading = new Map<Lang, Promise<RuleTexts>>();

/** Every rule of a language: fetched when a step first cites a rule the page did not bring, and once. */
export function loadRuleTexts(lang: Lang): Promise<RuleTexts> {
  let texts = loading.get(lang);
  if (!texts) {
    texts = fetchRuleTexts(lang);
    loading.set(lang, texts);
    texts.catch(() => loading.delete(lang));
  }
  return texts;
}

async function fetchRuleTexts(lang: Lang): Promise<RuleTexts> {
  const response = await fetch(href.ruleTexts(lang));
  if (!response.ok) throw new Error(`rules: ${response.status}`);
  const rules: RuleText[] = await response.json();
  return Object.fromEntries(rules.map((rule) => [rule.id, rule]));
}

import type { Text } from "../kernel/wording.ts";
import type { Ability, Keyword, KeywordName, Triggered } from "./language.ts";

/** Section 8: each keyword's name, its rule, and what it stands for where that is an ability of the effect language. */
export interface KeywordRule {
  readonly name: Text;
  readonly rule: string;
  readonly means?: Triggered;
}

/** 8.13.1 */
const support: Triggered = {
  kind: "triggered",
  name: { en: "Support", fr: "Soutien" },
  when: { event: "quests", who: { this: true } },
  effects: [
    {
      do: "may",
      effects: [
        {
          do: "gets",
          stat: "strength",
          amount: { stat: "strength", of: "this" },
          to: { chosen: { type: "character", other: true }, slot: "chosen" },
          for: "this turn",
        },
      ],
    },
  ],
};

export const keywordRules: Readonly<Record<KeywordName, KeywordRule>> = {
  bodyguard: { name: { en: "Bodyguard", fr: "Rempart" }, rule: "8.3" },
  evasive: { name: { en: "Evasive", fr: "Insaisissable" }, rule: "8.6" },
  shift: { name: { en: "Shift", fr: "Alter" }, rule: "8.10" },
  support: { name: { en: "Support", fr: "Soutien" }, rule: "8.13", means: support },
};

/** What an ability does when it is run: a keyword is what it stands for. */
export function meaning(ability: Ability): Ability {
  return ability.kind === "keyword" ? (keywordRules[ability.keyword].means ?? ability) : ability;
}

export function isKeyword<Name extends KeywordName>(
  ability: Ability,
  name: Name,
): ability is Extract<Keyword, { keyword: Name }> {
  return ability.kind === "keyword" && ability.keyword === name;
}

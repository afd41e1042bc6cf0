import type { Text } from "../kernel/wording.ts";
import type { Ability, Activated, Keyword, KeywordName, Triggered } from "./language.ts";

/** Section 8: each keyword's name, its rule, and what it stands for where that is an ability of the effect language. */
export interface KeywordRule {
  readonly name: Text;
  readonly rule: string;
  readonly means?: (keyword: Keyword) => Triggered | Activated;
}

/** 8.13.1 */
const support: Triggered = {
  kind: "triggered",
  when: { event: "quests", who: { this: true } },
  effects: [
    {
      do: "may",
      effects: [
        {
          do: "give",
          to: { chosen: { type: "character", other: true } },
          has: [{ gets: "strength", amount: { stat: "strength", of: "this" } }],
          for: "this turn",
        },
      ],
    },
  ],
};

/** 8.14.1 */
const vanish: Triggered = {
  kind: "triggered",
  when: { event: "is chosen", who: { this: true }, by: "opponents", for: "an action" },
  effects: [{ do: "banish", to: "this" }],
};

/** 8.4.1 */
function boost(cost: number): Activated {
  return { kind: "activated", once: true, costs: [{ pay: cost }], effects: [{ do: "boost", to: "this" }] };
}

export const keywordRules: Readonly<Record<KeywordName, KeywordRule>> = {
  alert: { name: { en: "Alert", fr: "Agilité" }, rule: "8.2" },
  bodyguard: { name: { en: "Bodyguard", fr: "Rempart" }, rule: "8.3" },
  boost: {
    name: { en: "Boost", fr: "Boost" },
    rule: "8.4",
    means: (keyword) => boost("cost" in keyword && typeof keyword.cost === "number" ? keyword.cost : 0),
  },
  challenger: { name: { en: "Challenger", fr: "Offensif" }, rule: "8.5" },
  evasive: { name: { en: "Evasive", fr: "Insaisissable" }, rule: "8.6" },
  reckless: { name: { en: "Reckless", fr: "Combattant" }, rule: "8.7" },
  resist: { name: { en: "Resist", fr: "Résistance" }, rule: "8.8" },
  rush: { name: { en: "Rush", fr: "Charge" }, rule: "8.9" },
  shift: { name: { en: "Shift", fr: "Alter" }, rule: "8.10" },
  singer: { name: { en: "Singer", fr: "Mélomane" }, rule: "8.11" },
  "sing together": { name: { en: "Sing Together", fr: "À l’unisson" }, rule: "8.12" },
  support: { name: { en: "Support", fr: "Soutien" }, rule: "8.13", means: () => support },
  vanish: { name: { en: "Vanish", fr: "Dissipation" }, rule: "8.14", means: () => vanish },
  ward: { name: { en: "Ward", fr: "Hors d’atteinte" }, rule: "8.15" },
};

const meanings = new WeakMap<Ability, Ability>();

/** What an ability does when it is run: a keyword is what it stands for. */
export function meaning(ability: Ability): Ability {
  if (ability.kind !== "keyword") return ability;
  const known = meanings.get(ability);
  if (known) return known;
  const means = keywordRules[ability.keyword].means?.(ability) ?? ability;
  meanings.set(ability, means);
  return means;
}

export function isKeyword<Name extends KeywordName>(
  ability: Ability,
  name: Name,
): ability is Extract<Keyword, { keyword: Name }> {
  return ability.kind === "keyword" && ability.keyword === name;
}

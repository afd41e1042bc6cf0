import type { Cost, Keyword, KeywordName } from "../../../language.ts";

export const costs: readonly Cost[] = [
  { pay: 2 },
  { exert: "this" },
  { exert: { type: "item", whose: "yours" } },
  { banish: "this" },
  { banish: { type: "character", whose: "yours", other: true } },
  { discard: 1 },
  { discard: 2, what: { type: "action", song: true } },
];

const keywordsAll: Readonly<Record<KeywordName, readonly Keyword[]>> = {
  alert: [{ kind: "keyword", keyword: "alert" }],
  bodyguard: [{ kind: "keyword", keyword: "bodyguard" }],
  boost: [{ kind: "keyword", keyword: "boost", cost: 2 }],
  challenger: [{ kind: "keyword", keyword: "challenger", amount: 2 }],
  evasive: [{ kind: "keyword", keyword: "evasive" }],
  reckless: [{ kind: "keyword", keyword: "reckless" }],
  resist: [{ kind: "keyword", keyword: "resist", amount: 1 }],
  rush: [{ kind: "keyword", keyword: "rush" }],
  shift: [
    { kind: "keyword", keyword: "shift", cost: 3 },
    { kind: "keyword", keyword: "shift", cost: [{ discard: 2 }], onto: "any" },
  ],
  singer: [{ kind: "keyword", keyword: "singer", cost: 5 }],
  "sing together": [{ kind: "keyword", keyword: "sing together", cost: 7 }],
  support: [{ kind: "keyword", keyword: "support" }],
  vanish: [{ kind: "keyword", keyword: "vanish" }],
  ward: [{ kind: "keyword", keyword: "ward" }],
};
export const keywords = Object.values(keywordsAll).flat();

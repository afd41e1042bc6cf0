import type { CardDef } from "../language.ts";

/** Cards of ours for what an example leaves open: what lies face down, and cards no example names. */
export const practice: readonly CardDef[] = [
  {
    id: "practice-blank-page",
    name: { en: "Blank Page", fr: "Page blanche" },
    type: "character",
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: ["Storyborn"],
    strength: 1,
    willpower: 1,
    lore: 1,
    abilities: [],
    practice: true,
  },
  {
    id: "practice-nervous-lookout",
    name: { en: "Nervous Lookout", fr: "Guetteur nerveux" },
    type: "character",
    inks: ["ruby"],
    cost: 2,
    inkable: true,
    classifications: ["Storyborn", "Ally"],
    strength: 1,
    willpower: 3,
    lore: 1,
    abilities: [
      {
        kind: "triggered",
        name: { en: "Jumpy", fr: "Sursaut" },
        when: { event: "quests", who: { type: "character", whose: "opposing" } },
        effects: [{ do: "deal", amount: 1, to: "this" }],
      },
    ],
    practice: true,
  },
];

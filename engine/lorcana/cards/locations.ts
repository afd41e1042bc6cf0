import type { CardDef } from "../language.ts";

export const locations: readonly CardDef[] = [
  {
    id: "pride-lands-pride-rock",
    name: { en: "Pride Lands", fr: "La Terre des Lions" },
    version: { en: "Pride Rock", fr: "Le rocher des lions" },
    type: "location",
    inks: ["amber"],
    cost: 2,
    inkable: false,
    classifications: [],
    willpower: 7,
    lore: 1,
    moveCost: 2,
    abilities: [
      {
        kind: "static",
        name: { en: "We Are All Connected", fr: "C’est comme les maillons d’une chaîne" },
        grants: { gets: "willpower", amount: 2, who: { type: "character", at: "here" } },
      },
      {
        kind: "static",
        name: { en: "Lion Home", fr: "Demeure des Lions" },
        if: { have: { type: "character", whose: "yours", classification: ["Prince", "King"], at: "here" } },
        grants: { payLess: 1, toPlay: { type: "character" } },
      },
    ],
  },
  {
    id: "seven-dwarfs-mine-secure-fortress",
    name: { en: "Seven Dwarfs’ Mine", fr: "Mine des sept Nains" },
    version: { en: "Secure Fortress", fr: "Forteresse sécurisée" },
    type: "location",
    inks: ["steel"],
    cost: 2,
    inkable: true,
    classifications: [],
    willpower: 6,
    lore: 1,
    moveCost: 2,
    abilities: [
      {
        kind: "triggered",
        name: { en: "Mountain Defense", fr: "Défense en montagne" },
        during: "your turn",
        first: true,
        when: { event: "moves", who: { type: "character", whose: "yours" }, to: "here" },
        effects: [
          {
            do: "may",
            effects: [
              {
                do: "deal",
                amount: 1,
                to: { chosen: { type: "character" }, slot: "chosen" },
                instead: {
                  if: { the: "it", is: { classification: ["Knight"] } },
                  effect: { do: "deal", amount: 2, to: { the: "chosen" } },
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

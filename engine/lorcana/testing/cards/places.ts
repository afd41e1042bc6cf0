import type { CardDef } from "../../language.ts";

export const places: readonly CardDef[] = [
  {
    id: "practice-ferry-landing",
    name: { en: "Ferry Landing", fr: "Embarcadère" },
    type: "location",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    willpower: 5,
    lore: 0,
    moveCost: 3,
    abilities: [
      {
        kind: "static",
        name: { en: "Crew Aboard", fr: "L’équipage à bord" },
        grants: [
          { mayMoveFree: { type: "character", whose: "yours", classification: ["Pirate"], at: "here" } },
        ],
      },
      {
        kind: "static",
        name: { en: "Return Ticket", fr: "Billet de retour" },
        grants: [{ payLess: 1, toMove: { type: "character", whose: "yours", at: "here" } }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-capstan",
    name: { en: "Capstan", fr: "Cabestan" },
    type: "item",
    inks: ["steel"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Heave Ho", fr: "Oh hisse" },
        costs: [
          { exert: { type: "character", whose: "yours" } },
          { exert: { type: "character", whose: "yours", classification: ["Ally"] } },
        ],
        effects: [{ do: "draw", amount: 1 }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-bandstand",
    name: { en: "Bandstand", fr: "Kiosque à musique" },
    type: "location",
    inks: ["amber"],
    cost: 3,
    inkable: true,
    classifications: [],
    willpower: 6,
    lore: 0,
    moveCost: 1,
    abilities: [
      {
        kind: "static",
        name: { en: "Perfect Pitch", fr: "L’oreille absolue" },
        grants: [
          {
            who: { type: "character", at: "here" },
            has: [{ gains: { kind: "keyword", keyword: "singer", cost: 7 } }],
          },
        ],
      },
    ],
    practice: true,
  },
];

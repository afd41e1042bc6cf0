import type { CardDef } from "../../language.ts";

export const actions: readonly CardDef[] = [
  {
    id: "practice-heavy-slumber",
    name: { en: "Heavy Slumber", fr: "Lourd sommeil" },
    type: "action",
    inks: ["amethyst"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "exert", to: { chosen: { type: "character" } } },
          {
            do: "give",
            to: { the: "chosen" },
            has: [{ cant: "ready at start of turn" }],
            for: "at the start of their next turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-hot-tempers",
    name: { en: "Hot Tempers", fr: "Sang chaud" },
    type: "action",
    inks: ["ruby"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "give",
            to: { all: { type: "character" } },
            has: [{ gains: { kind: "keyword", keyword: "reckless" } }],
            for: "during their next turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-two-roads",
    name: { en: "Two Roads", fr: "Deux chemins" },
    type: "action",
    inks: ["amethyst"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "or",
            options: [
              [{ do: "banish", to: { chosen: { type: "character", whose: "opposing" } } }],
              [{ do: "draw", amount: 1 }],
            ],
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-rude-awakening",
    name: { en: "Rude Awakening", fr: "Réveil brutal" },
    type: "action",
    inks: ["steel"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "may",
            effects: [
              {
                do: "to",
                first: [
                  { do: "exert", to: { chosen: { type: "character", whose: "opposing" } } },
                  { do: "deal", amount: 1, to: { the: "chosen" } },
                ],
                effects: [{ do: "draw", amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-field-hospital",
    name: { en: "Field Hospital", fr: "Hôpital de campagne" },
    type: "action",
    inks: ["amber"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "remove", amount: 2, upTo: true, to: { all: { type: "character", whose: "yours" } } },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-shortcut",
    name: { en: "Shortcut", fr: "Raccourci" },
    type: "action",
    inks: ["emerald"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "move",
            to: { chosen: { type: "character", whose: "yours" } },
            where: { chosen: { type: "location" }, slot: "second" },
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-last-farewell",
    name: { en: "Last Farewell", fr: "Dernier adieu" },
    type: "action",
    song: true,
    inks: ["amethyst"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "each", who: "opponents", effects: [{ do: "discard", amount: 1 }] }],
      },
    ],
    practice: true,
  },
];

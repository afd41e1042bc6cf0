import type { CardDef } from "../language.ts";

export const actions: readonly CardDef[] = [
  {
    id: "candy-drift",
    name: { en: "Candy Drift", fr: "Dérapage sucré" },
    type: "action",
    inks: ["amber", "ruby"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "draw", amount: 1 },
          {
            do: "give",
            to: { chosen: { type: "character", whose: "yours" } },
            has: [{ gets: "strength", amount: 5 }],
            for: "this turn",
          },
          {
            do: "later",
            ability: {
              kind: "triggered",
              when: { event: "turn ends", players: "you" },
              effects: [{ do: "banish", to: { the: "chosen" } }],
            },
            for: "once",
          },
        ],
      },
    ],
  },
  {
    id: "dodge",
    name: { en: "Dodge!", fr: "Esquive !" },
    type: "action",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [
              { gains: { kind: "keyword", keyword: "ward" } },
              { gains: { kind: "keyword", keyword: "evasive" } },
            ],
            for: "until the start of your next turn",
          },
        ],
      },
    ],
  },
  {
    id: "fire-the-cannons",
    name: { en: "Fire the Cannons!", fr: "Allumez les mèches !" },
    type: "action",
    inks: ["steel"],
    cost: 1,
    inkable: false,
    classifications: [],
    abilities: [
      { kind: "action", effects: [{ do: "deal", amount: 2, to: { chosen: { type: "character" } } }] },
    ],
  },
  {
    id: "get-to-safety",
    name: { en: "Get to Safety!", fr: "Vite, à l’abri !" },
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
            do: "play",
            to: { chosen: { type: "location", whose: "yours", cost: { max: 3 } }, from: "discard" },
            free: true,
          },
          {
            do: "if",
            if: {
              have: { type: "location", whose: "yours", named: { en: "Sleepy Hollow", fr: "Sleepy Hollow" } },
            },
            effects: [{ do: "draw", amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: "good-job",
    name: { en: "Good Job!", fr: "Beau travail !" },
    type: "action",
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [{ gets: "lore", amount: 1 }],
            for: "this turn",
          },
        ],
      },
    ],
  },
  {
    id: "just-in-time",
    name: { en: "Just in Time", fr: "Juste à temps" },
    type: "action",
    inks: ["amber"],
    cost: 3,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "may",
            effects: [
              {
                do: "play",
                to: { chosen: { type: "character", whose: "yours", cost: { max: 5 } }, from: "hand" },
                free: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "restoring-atlantis",
    name: { en: "Restoring Atlantis", fr: "Reconstruire l’Atlantide" },
    type: "action",
    inks: ["steel"],
    cost: 5,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "apply",
            grants: [{ who: { type: "character", whose: "yours" }, has: [{ cant: "be challenged" }] }],
            for: "until the start of your next turn",
          },
        ],
      },
    ],
  },
  {
    id: "ring-the-bell",
    name: { en: "Ring the Bell", fr: "Sonner la clochette" },
    type: "action",
    inks: ["emerald"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "banish", to: { chosen: { type: "character", state: "damaged" } } }],
      },
    ],
  },
  {
    id: "smash",
    name: { en: "Smash", fr: "Fracasser !" },
    type: "action",
    inks: ["steel"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "action", effects: [{ do: "deal", amount: 3, to: { chosen: { type: "character" } } }] },
    ],
  },
  {
    id: "steal-from-the-rich",
    name: { en: "Steal from the Rich", fr: "Voler aux riches" },
    type: "action",
    inks: ["emerald"],
    cost: 5,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "later",
            ability: {
              kind: "triggered",
              when: { event: "quests", who: { type: "character", whose: "yours" } },
              effects: [{ do: "each", who: "opponents", effects: [{ do: "lose lore", amount: 1 }] }],
            },
            for: "this turn",
          },
        ],
      },
    ],
  },
];

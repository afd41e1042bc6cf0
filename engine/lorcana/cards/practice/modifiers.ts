import type { CardDef } from "../../language.ts";

/** Actions that give characters something for a time. */
export const modifiers: readonly CardDef[] = [
  {
    id: "practice-shoulder-to-shoulder",
    name: { en: "Shoulder to Shoulder", fr: "Côte à côte" },
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
            has: [{ gains: { kind: "keyword", keyword: "support" } }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-thick-coat",
    name: { en: "Thick Coat", fr: "Manteau épais" },
    type: "action",
    inks: ["steel"],
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
            has: [{ gains: { kind: "keyword", keyword: "resist", amount: 2 } }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-good-word",
    name: { en: "A Good Word", fr: "Un bon mot" },
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
            has: [{ gets: "strength", amount: 1 }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-warm-up",
    name: { en: "Warm-Up", fr: "Échauffement" },
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
            to: { chosen: { type: "character" } },
            has: [{ gets: "strength", amount: 4 }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-weariness",
    name: { en: "Weariness", fr: "Lassitude" },
    type: "action",
    inks: ["amber"],
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
            has: [{ gets: "strength", amount: -4 }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-cold-sweat",
    name: { en: "Cold Sweat", fr: "Sueurs froides" },
    type: "action",
    inks: ["amber"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [{ gets: "strength", amount: -5 }],
            for: "this turn",
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-under-the-eaves",
    name: { en: "Under the Eaves", fr: "Sous l’auvent" },
    type: "action",
    inks: ["amber"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "apply",
            grants: [
              {
                who: { type: "character", whose: "yours", state: "exerted" },
                has: [{ gains: { kind: "keyword", keyword: "ward" } }],
              },
            ],
            for: "until the start of your next turn",
          },
        ],
      },
    ],
    practice: true,
  },
];

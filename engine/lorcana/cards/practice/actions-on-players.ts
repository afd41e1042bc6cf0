import type { CardDef } from "../../language.ts";

/** Actions that draw, discard, gain lore, search or play. */
export const actionsOnPlayers: readonly CardDef[] = [
  {
    id: "practice-second-helping",
    name: { en: "Second Helping", fr: "Double ration" },
    type: "action",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "draw", amount: 2 }] }],
    practice: true,
  },
  {
    id: "practice-full-shelf",
    name: { en: "Full Shelf", fr: "Étagère pleine" },
    type: "action",
    inks: ["amethyst"],
    cost: 4,
    inkable: true,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "draw until", amount: 5 }] }],
    practice: true,
  },
  {
    id: "practice-shared-table",
    name: { en: "Shared Table", fr: "Table commune" },
    type: "action",
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "action", effects: [{ do: "each", who: "teammates", effects: [{ do: "draw", amount: 1 }] }] },
    ],
    practice: true,
  },
  {
    id: "practice-hole-in-the-pocket",
    name: { en: "Hole in the Pocket", fr: "Poche trouée" },
    type: "action",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "each", who: "opponents", effects: [{ do: "discard", amount: 1, random: true }] }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-borrowed-page",
    name: { en: "Borrowed Page", fr: "Page empruntée" },
    type: "action",
    inks: ["emerald"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "each", who: "chosen opponent", effects: [{ do: "discard", amount: 1 }] }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-evening-round",
    name: { en: "Evening Round", fr: "Ronde du soir" },
    type: "action",
    song: true,
    inks: ["amber"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "gain lore", amount: 1 }] }],
    practice: true,
  },
  {
    id: "practice-grand-chorus",
    name: { en: "Grand Chorus", fr: "Grand chœur" },
    type: "action",
    song: true,
    inks: ["amber"],
    cost: 7,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "keyword", keyword: "sing together", cost: 7 },
      { kind: "action", effects: [{ do: "draw", amount: 3 }] },
    ],
    practice: true,
  },
  {
    id: "practice-ask-the-way",
    name: { en: "Ask the Way", fr: "Demander son chemin" },
    type: "action",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "place", to: { chosen: { type: "location", whose: "yours" }, from: "deck" }, where: "hand" },
          { do: "shuffle" },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-spilled-ink",
    name: { en: "Spilled Ink", fr: "Encre renversée" },
    type: "action",
    inks: ["sapphire"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "return", to: { random: { whose: "yours" }, from: "inkwell", count: 1 } }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-impromptu",
    name: { en: "Impromptu", fr: "Impromptu" },
    type: "action",
    inks: ["amethyst"],
    cost: 3,
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
                do: "play",
                to: { chosen: { type: "action", whose: "yours", cost: { max: 3 } }, from: "hand" },
                free: true,
              },
            ],
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-dipping-pen",
    name: { en: "Dipping Pen", fr: "Plume trempée" },
    type: "action",
    inks: ["sapphire"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "place", to: { chosen: { whose: "yours" }, from: "inkwell" }, where: "hand" }],
      },
    ],
    practice: true,
  },
];

import type { CardDef } from "../language.ts";

export const songs: readonly CardDef[] = [
  {
    id: "a-pirates-life",
    name: { en: "A Pirate’s Life", fr: "La vie d’un pirate" },
    type: "action",
    song: true,
    inks: ["ruby"],
    cost: 6,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "keyword", keyword: "sing together", cost: 6 },
      {
        kind: "action",
        effects: [
          { do: "each", who: "opponents", effects: [{ do: "lose lore", amount: 2 }] },
          { do: "gain lore", amount: 2 },
        ],
      },
    ],
  },
  {
    id: "be-prepared",
    name: { en: "Be Prepared", fr: "Soyez prêtes !" },
    type: "action",
    song: true,
    inks: ["ruby"],
    cost: 7,
    inkable: false,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "banish", to: { all: { type: "character" } } }] }],
  },
  {
    id: "let-the-storm-rage-on",
    name: { en: "Let the Storm Rage On", fr: "Perdue dans l’hiver" },
    type: "action",
    song: true,
    inks: ["steel"],
    cost: 3,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "deal", amount: 2, to: { chosen: { type: "character" } } },
          { do: "draw", amount: 1 },
        ],
      },
    ],
  },
  {
    id: "look-at-this-family",
    name: { en: "Look at This Family", fr: "On est une Famille" },
    type: "action",
    song: true,
    inks: ["amber"],
    cost: 7,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "keyword", keyword: "sing together", cost: 7 },
      {
        kind: "action",
        effects: [
          { do: "look", amount: 5 },
          {
            do: "may",
            effects: [
              {
                do: "show",
                to: { chosen: { type: "character" }, count: { upTo: 2 }, slot: "found", from: "seen" },
              },
              { do: "place", to: { the: "found" }, where: "hand" },
            ],
          },
          { do: "place", to: { all: {}, from: "seen" }, where: "bottom of the deck" },
        ],
      },
    ],
  },
  {
    id: "painting-the-roses-red",
    name: { en: "Painting the Roses Red", fr: "Peignons les roses en rouge" },
    type: "action",
    song: true,
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
            to: { chosen: { type: "character" }, count: { upTo: 2 } },
            has: [{ gets: "strength", amount: -1 }],
            for: "this turn",
          },
          { do: "draw", amount: 1 },
        ],
      },
    ],
  },
  {
    id: "reflection",
    name: { en: "Reflection", fr: "Réflexion" },
    type: "action",
    song: true,
    inks: ["amethyst"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "look", amount: 3 },
          { do: "place", to: { all: {}, from: "seen" }, where: "top of the deck" },
        ],
      },
    ],
  },
  {
    id: "under-the-sea",
    name: { en: "Under the Sea", fr: "Sous l’océan" },
    type: "action",
    song: true,
    inks: ["emerald"],
    cost: 8,
    inkable: false,
    classifications: [],
    abilities: [
      { kind: "keyword", keyword: "sing together", cost: 8 },
      {
        kind: "action",
        effects: [
          {
            do: "place",
            to: { all: { type: "character", whose: "opposing", strength: { max: 2 } } },
            where: "bottom of the deck",
          },
        ],
      },
    ],
  },
];

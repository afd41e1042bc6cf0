import type { CardDef } from "../language.ts";

export const items: readonly CardDef[] = [
  {
    id: "fang-crossbow",
    name: { en: "Fang Crossbow", fr: "Arbalète de Croc du Dragon" },
    type: "item",
    inks: ["sapphire"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Careful Aim", fr: "Visée précise" },
        costs: [{ exert: "this" }, { pay: 2 }],
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [{ gets: "strength", amount: -2 }],
            for: "this turn",
          },
        ],
      },
      {
        kind: "activated",
        name: { en: "Stay Back!", fr: "N’approchez pas !" },
        costs: [{ exert: "this" }, { banish: "this" }],
        effects: [{ do: "banish", to: { chosen: { type: "character", classification: ["Dragon"] } } }],
      },
    ],
  },
  {
    id: "fishbone-quill",
    name: { en: "Fishbone Quill", fr: "Plume en forme d’arête" },
    type: "item",
    inks: ["sapphire"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Go Ahead and Sign", fr: "Signe !" },
        costs: [{ exert: "this" }],
        effects: [
          { do: "place", to: { chosen: { whose: "yours" }, from: "hand" }, where: { inkwell: "ready" } },
        ],
      },
    ],
  },
  {
    id: "lucky-dime",
    name: { en: "Lucky Dime", fr: "Sou fétiche" },
    type: "item",
    inks: ["sapphire"],
    cost: 7,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Number One", fr: "Premier sou" },
        costs: [{ exert: "this" }, { pay: 2 }],
        effects: [
          {
            do: "gain lore",
            amount: { stat: "lore", of: { chosen: { type: "character", whose: "yours" } } },
          },
        ],
      },
    ],
  },
  {
    id: "microbots",
    name: { en: "Microbots", fr: "Microrobots" },
    type: "item",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "triggered",
        name: { en: "Inspired Tech", fr: "Technologie inspirée" },
        when: { event: "is played", who: { this: true } },
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [
              {
                gets: "strength",
                amount: {
                  count: { type: "item", whose: "yours", named: { en: "Microbots", fr: "Microrobots" } },
                  times: -1,
                },
              },
            ],
            for: "this turn",
          },
        ],
      },
    ],
  },
  {
    id: "stolen-scimitar",
    name: { en: "Stolen Scimitar", fr: "Cimeterre volé" },
    type: "item",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Slash", fr: "Slash !" },
        costs: [{ exert: "this" }],
        effects: [
          {
            do: "give",
            to: { chosen: { type: "character" } },
            has: [{ gets: "strength", amount: 1 }],
            for: "this turn",
            instead: {
              if: { the: "chosen", is: { named: { en: "Aladdin", fr: "Aladdin" } } },
              effect: {
                do: "give",
                to: { the: "chosen" },
                has: [{ gets: "strength", amount: 2 }],
                for: "this turn",
              },
            },
          },
        ],
      },
    ],
  },
  {
    id: "the-sorcerers-hat",
    name: { en: "The Sorcerer’s Hat", fr: "Le chapeau de sorcier" },
    type: "item",
    inks: ["amethyst"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "activated",
        name: { en: "Incredible Energy", fr: "Incroyable énergie" },
        costs: [{ exert: "this" }, { pay: 1 }],
        effects: [
          { do: "name a card" },
          { do: "reveal", amount: 1 },
          {
            do: "if",
            if: { the: "seen", bears: "the name" },
            effects: [{ do: "place", to: { the: "seen" }, where: "hand" }],
            otherwise: [{ do: "place", to: { the: "seen" }, where: "top of the deck" }],
          },
        ],
      },
    ],
  },
  {
    id: "ursulas-shell-necklace",
    name: { en: "Ursula’s Shell Necklace", fr: "Pendentif en coquillage d’Ursula" },
    type: "item",
    inks: ["amber"],
    cost: 3,
    inkable: false,
    classifications: [],
    abilities: [
      {
        kind: "triggered",
        name: { en: "Now, Sing!", fr: "Maintenant, chante !" },
        when: { event: "is played", who: { type: "action", song: true, whose: "yours" } },
        effects: [
          {
            do: "may",
            effects: [{ do: "to", first: [{ do: "pay", amount: 1 }], effects: [{ do: "draw", amount: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: "weight-set",
    name: { en: "Weight Set", fr: "Haltères" },
    type: "item",
    inks: ["steel"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "triggered",
        name: { en: "Training", fr: "Entraînement" },
        when: { event: "is played", who: { type: "character", whose: "yours", strength: { min: 4 } } },
        effects: [
          {
            do: "may",
            effects: [{ do: "to", first: [{ do: "pay", amount: 1 }], effects: [{ do: "draw", amount: 1 }] }],
          },
        ],
      },
    ],
  },
];

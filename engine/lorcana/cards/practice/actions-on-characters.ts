import type { CardDef } from "../../language.ts";

/** Actions that do something to characters in play. */
export const actionsOnCharacters: readonly CardDef[] = [
  {
    id: "practice-trapdoor",
    name: { en: "Trapdoor", fr: "Trappe" },
    type: "action",
    inks: ["ruby"],
    cost: 4,
    inkable: true,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "banish", to: { chosen: { type: "character" } } }] }],
    practice: true,
  },
  {
    id: "practice-felling-the-tall",
    name: { en: "Felling the Tall", fr: "Abattre les grands" },
    type: "action",
    inks: ["ruby"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "banish", to: { chosen: { type: "character", strength: { min: 5 } } } }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-fireworks",
    name: { en: "Fireworks", fr: "Feu d’artifice" },
    type: "action",
    inks: ["ruby"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          {
            do: "to",
            first: [{ do: "banish", to: { chosen: { type: "item", whose: "yours" } } }],
            effects: [{ do: "deal", amount: 5, to: { chosen: { type: "character" }, slot: "second" } }],
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-back-to-the-start",
    name: { en: "Back to the Start", fr: "Retour au départ" },
    type: "action",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [{ kind: "action", effects: [{ do: "return", to: { chosen: { type: "character" } } }] }],
    practice: true,
  },
  {
    id: "practice-sealed-letter",
    name: { en: "Sealed Letter", fr: "Lettre scellée" },
    type: "action",
    inks: ["sapphire"],
    cost: 3,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "place", to: { chosen: { type: "character" } }, where: { inkwell: "exerted" } }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-bandages",
    name: { en: "Bandages", fr: "Bandages" },
    type: "action",
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "remove", amount: 3, upTo: true, to: { chosen: { type: "character" } } }],
      },
    ],
    practice: true,
  },
  {
    id: "practice-pass-it-on",
    name: { en: "Pass It On", fr: "Au suivant" },
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
            do: "move damage",
            amount: 2,
            upTo: true,
            from: { chosen: { type: "character" } },
            to: { chosen: { type: "character", whose: "opposing" }, slot: "second" },
          },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-thorns",
    name: { en: "Thorns", fr: "Épines" },
    type: "action",
    inks: ["emerald"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      { kind: "action", effects: [{ do: "put", amount: 2, to: { chosen: { type: "character" } } }] },
    ],
    practice: true,
  },
  {
    id: "practice-fresh-start",
    name: { en: "Fresh Start", fr: "Nouveau départ" },
    type: "action",
    inks: ["steel"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [
          { do: "ready", to: { chosen: { type: "character" } } },
          { do: "give", to: { the: "chosen" }, has: [{ cant: "quest" }], for: "this turn" },
        ],
      },
    ],
    practice: true,
  },
  {
    id: "practice-free-trial",
    name: { en: "Free Trial", fr: "Essai gratuit" },
    type: "action",
    inks: ["sapphire"],
    cost: 2,
    inkable: true,
    classifications: [],
    abilities: [
      {
        kind: "action",
        effects: [{ do: "use", abilityOf: { chosen: { type: "character", whose: "yours" } } }],
      },
    ],
    practice: true,
  },
];

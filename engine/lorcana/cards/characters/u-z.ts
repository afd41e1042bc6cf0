import type { CardDef } from "../../language.ts";

export const charactersUZ: readonly CardDef[] = [
  {
    id: "ursula-deceiver-of-all",
    name: { en: "Ursula", fr: "Ursula" },
    version: { en: "Deceiver of All", fr: "La plus perfide de toutes" },
    type: "character",
    inks: ["emerald"],
    cost: 3,
    inkable: true,
    classifications: ["Dreamborn", "Villain", "Sorcerer"],
    strength: 2,
    willpower: 3,
    lore: 1,
    abilities: [
      {
        kind: "triggered",
        name: { en: "What a Deal", fr: "Quel contrat" },
        when: { event: "sings", who: { this: true } },
        effects: [
          {
            do: "may",
            effects: [
              {
                do: "to",
                first: [{ do: "play", to: { all: { the: "other" }, from: "discard" }, free: true }],
                effects: [
                  {
                    do: "give",
                    to: { all: { the: "other" } },
                    has: [
                      {
                        gains: {
                          kind: "replacement",
                          would: { event: "is put into a discard", who: { this: true } },
                          instead: { do: "place", to: "this", where: "bottom of the deck" },
                        },
                      },
                    ],
                    for: "this turn",
                    next: true,
                  },
                ],
                ifYouDo: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "ursula-vanessa",
    name: { en: "Ursula", fr: "Ursula" },
    version: { en: "Vanessa", fr: "Vanessa" },
    type: "character",
    inks: ["amber"],
    cost: 2,
    inkable: true,
    classifications: ["Storyborn", "Villain", "Sorcerer"],
    strength: 1,
    willpower: 4,
    lore: 1,
    abilities: [{ kind: "keyword", keyword: "singer", cost: 4 }],
  },
  {
    id: "yokai-scientific-supervillain",
    name: { en: "Yokai", fr: "Yokai" },
    version: { en: "Scientific Supervillain", fr: "Super-méchant scientifique" },
    type: "character",
    inks: ["sapphire"],
    cost: 9,
    inkable: true,
    classifications: ["Floodborn", "Villain", "Inventor"],
    strength: 6,
    willpower: 10,
    lore: 2,
    abilities: [
      { kind: "keyword", keyword: "shift", cost: 6 },
      {
        kind: "static",
        name: { en: "Neurotransmitter", fr: "Neurotransmetteur" },
        grants: [{ mayPlayFree: { type: "item", named: { en: "Microbots", fr: "Microrobots" } } }],
      },
      {
        kind: "triggered",
        name: { en: "Technical Gain", fr: "Progrès technique" },
        when: { event: "quests", who: { this: true } },
        effects: [
          {
            do: "draw",
            amount: { count: { type: "character", whose: "opposing", strength: { min: 0, max: 0 } } },
          },
        ],
      },
    ],
  },
];

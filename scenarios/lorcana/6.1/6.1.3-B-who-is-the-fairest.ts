import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.3-B-who-is-the-fairest",
  game: "lorcana",
  example: "6.1.3-B",
  rules: ["6.1.3", "6.1.3.1", "6.1.13.4"],
  title: {
    en: "Chosen twice: the same one for both",
    fr: "Deux choix : le même pour les deux",
  },
  story: {
    en: "Mara’s Queen quests. A chosen opposing character gets -4 Strength and a chosen character gets +4 Strength, both this turn. Theo has Blacksmith and Carter. May Mara point at Blacksmith for both parts?",
    fr: "La Reine de Mara part à l’aventure. Un personnage adverse choisi subit -4 de Force et un personnage choisi gagne +4 de Force, l’un et l’autre pour le reste du tour. Theo a le Forgeron et le Charretier. Mara peut-elle désigner le Forgeron pour les deux parties ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [{ card: "the-queen-commanding-presence", as: "queen" }], deck: 5 },
      {
        play: [
          { card: "practice-blacksmith", as: "blacksmith" },
          { card: "practice-carter", as: "carter" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["quest:queen", "card:blacksmith", "card:blacksmith"],
  points: [
    {
      name: {
        en: "The first “chosen” asks for an opposing character",
        fr: "Le premier choix demande un personnage adverse",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:blacksmith", "card:carter"],
          refused: { "card:queen": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "The second is a choice of its own: Blacksmith is open again",
        fr: "Le second est un choix distinct : le Forgeron est de nouveau possible",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:queen", "card:blacksmith", "card:carter"],
          refused: {},
        },
      },
    },
    {
      name: {
        en: "-4 and +4: Blacksmith is where he was, at 5 Strength",
        fr: "-4 et +4 : le Forgeron reste à 5 de Force",
      },
      at: "end",
      expect: {
        players: { Mara: { lore: 2 } },
        cards: { blacksmith: { strength: 5 }, carter: { strength: 3 }, queen: { strength: 4 } },
        lasting: ["queen:who-is-the-fairest", "queen:who-is-the-fairest"],
      },
    },
  ],
  variants: [
    {
      id: "two-characters",
      title: { en: "Mara chooses two characters", fr: "Mara choisit deux personnages" },
      script: ["quest:queen", "card:blacksmith", "card:queen"],
      points: [
        {
          name: {
            en: "Blacksmith has 1 Strength left, the Queen has 8",
            fr: "Le Forgeron n’a plus qu’1 de Force, la Reine en a 8",
          },
          at: "end",
          expect: { cards: { blacksmith: { strength: 1 }, queen: { strength: 8 } } },
        },
      ],
    },
    {
      id: "no-opponent",
      title: { en: "Theo has no character", fr: "Theo n’a aucun personnage" },
      setup: {
        game: "lorcana",
        players: [{ play: [{ card: "the-queen-commanding-presence", as: "queen" }], deck: 5 }, { deck: 5 }],
      },
      script: ["quest:queen"],
      points: [
        {
          name: {
            en: "No opposing character can be chosen for the first part",
            fr: "Aucun personnage adverse ne peut être choisi pour la première partie",
          },
          at: { rule: "1.7.7" },
          expect: { choice: { player: "Mara", options: [], refused: { "card:queen": "6.1.3.1" } } },
        },
        {
          name: {
            en: "The other part is done as far as possible: the Queen has 8 Strength",
            fr: "L’autre partie se fait autant que possible : la Reine a 8 de Force",
          },
          at: "end",
          expect: { cards: { queen: { strength: 8 } } },
        },
      ],
    },
  ],
};

export default scenario;

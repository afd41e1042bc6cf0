import type { Scenario } from "../../format.ts";

const shelf = { card: "practice-full-shelf", as: "shelf" };

const scenario: Scenario = {
  id: "6.1.8.1-full-shelf",
  game: "lorcana",
  example: null,
  rules: ["6.1.8.1", "1.12.2"],
  title: {
    en: "Draw until 5: the number is counted once",
    fr: "Piocher jusqu’à 5 : le nombre se compte une fois",
  },
  story: {
    en: "Mara plays Full Shelf: she draws until she has 5 cards in hand. Besides the action she holds two cards. How many does she draw?",
    fr: "Mara joue Étagère pleine : elle pioche jusqu’à avoir 5 cartes en main. Outre l’action, elle tient deux cartes. Combien en pioche-t-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        hand: [shelf, { card: "practice-carter", as: "carter" }, { card: "practice-poet", as: "poet" }],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["play:shelf"],
  points: [
    {
      name: {
        en: "The action has left her hand: 2 cards there, 3 to draw",
        fr: "L’action a quitté sa main : 2 cartes y restent, 3 à piocher",
      },
      at: { rule: "5.4.1.2" },
      expect: { players: { Mara: { hand: ["carter", "poet"], deck: 5 } } },
    },
    {
      name: { en: "She draws them one at a time", fr: "Elle les pioche une à une" },
      at: { rule: "6.1.8.1" },
      expect: { players: { Mara: { deck: 4 } } },
    },
    {
      name: { en: "She has drawn 3 cards", fr: "Elle a pioché 3 cartes" },
      at: "end",
      expect: { players: { Mara: { deck: 2, discard: ["shelf"] } } },
    },
  ],
  variants: [
    {
      id: "five-already",
      title: { en: "Mara holds 5 cards already", fr: "Mara a déjà 5 cartes en main" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 4,
            hand: [
              shelf,
              { card: "practice-carter", as: "carter" },
              { card: "practice-poet", as: "poet" },
              { card: "practice-hermit", as: "hermit" },
              { card: "practice-bookbinder", as: "bookbinder" },
              { card: "practice-stonemason", as: "stonemason" },
            ],
            deck: 5,
          },
          { deck: 5 },
        ],
      },
      script: ["play:shelf"],
      points: [
        {
          name: {
            en: "Nothing is missing: she draws nothing, and discards nothing",
            fr: "Il ne manque rien : elle ne pioche rien, et ne défausse rien",
          },
          at: "end",
          expect: {
            players: {
              Mara: {
                deck: 5,
                hand: ["carter", "poet", "hermit", "bookbinder", "stonemason"],
                discard: ["shelf"],
              },
            },
            never: ["6.1.8.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const discard = [
  { card: "practice-carter", as: "carter" },
  { card: "practice-poet", as: "poet" },
  { card: "practice-hermit", as: "hermit" },
];

const scenario: Scenario = {
  id: "1.5.4-gravedigger-pays-less",
  game: "lorcana",
  example: null,
  rules: ["1.5.4", "1.5.3", "4.3.2.3", "5.4.4.2"],
  title: { en: "Paid 3, still costs 6", fr: "Payé 3, coûte toujours 6" },
  story: {
    en: "Mara has 3 ready ink and Gravedigger, cost 6, in hand: for each character card in her discard she pays 1 less, and there are three. Two turns later she wants Gravedigger to sing a song of cost 6. Can she play him, and which cost does the song look at?",
    fr: "Mara a 3 encres redressées et le Fossoyeur, coût 6, en main : elle paie 1 de moins pour chaque carte Personnage de sa défausse, et il y en a trois. Deux tours plus tard, elle veut lui faire chanter une chanson de coût 6. Peut-elle le jouer, et quel coût la chanson regarde-t-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        hand: [
          { card: "practice-gravedigger", as: "gravedigger" },
          { card: "a-pirates-life", as: "pirates-life" },
        ],
        discard,
        deck: 4,
      },
      { lore: 3, deck: 4 },
    ],
  },
  script: ["play:gravedigger", "end", "end", "sing:pirates-life:gravedigger"],
  points: [
    {
      name: {
        en: "3 ink are enough for Gravedigger, not for the song",
        fr: "3 encres suffisent pour le Fossoyeur, pas pour la chanson",
      },
      at: "start",
      expect: {
        players: { Mara: { ink: 3 } },
        decision: { open: ["play:gravedigger"], refused: { "play:pirates-life": "1.5.3" } },
      },
    },
    {
      name: {
        en: "The cost stays 6; what is paid is 3 less",
        fr: "Le coût reste 6 ; le montant payé est de 3 de moins",
      },
      at: { rule: "1.5.4" },
      expect: { players: { Mara: { ink: 3, exertedInk: 0 } } },
    },
    {
      name: { en: "3 ink are paid", fr: "3 encres sont payées" },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 3 } } },
    },
    {
      name: {
        en: "Two turns later he is dry; his cost never changed, so he can sing a song of cost 6",
        fr: "Deux tours plus tard il est sec ; son coût n’a jamais changé : il peut chanter une chanson de coût 6",
      },
      at: { answered: 3 },
      expect: {
        cards: { gravedigger: { zone: "play", drying: false, exerted: false } },
        decision: { player: "Mara", open: ["sing:pirates-life:gravedigger"] },
      },
    },
    {
      name: { en: "The song was sung", fr: "La chanson a été chantée" },
      at: "end",
      expect: {
        cards: { gravedigger: { exerted: true } },
        players: { Mara: { lore: 2, ink: 3 }, Theo: { lore: 1 } },
      },
    },
  ],
  variants: [
    {
      id: "two-in-the-discard",
      title: { en: "Only two characters in the discard", fr: "Deux personnages seulement dans la défausse" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 3,
            hand: [
              { card: "practice-gravedigger", as: "gravedigger" },
              { card: "practice-bookbinder", as: "bookbinder" },
            ],
            discard: [...discard.slice(0, 2), { card: "practice-copper-coin", as: "coin" }],
          },
          {},
        ],
      },
      script: ["play:bookbinder"],
      points: [
        {
          name: {
            en: "4 to pay and 3 ink: a cost is paid in full or not at all",
            fr: "4 à payer et 3 encres : un coût se paie en entier ou pas du tout",
          },
          at: "start",
          expect: { decision: { open: ["play:bookbinder"], refused: { "play:gravedigger": "1.5.3" } } },
        },
        {
          name: {
            en: "What was paid for one card is spent: 1 ink left",
            fr: "Ce qui a payé une carte est dépensé : il reste 1 encre",
          },
          at: "end",
          expect: { players: { Mara: { ink: 1, exertedInk: 2, hand: ["gravedigger"] } } },
        },
      ],
    },
  ],
};

export default scenario;

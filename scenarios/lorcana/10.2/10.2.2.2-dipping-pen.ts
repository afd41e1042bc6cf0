import type { Scenario } from "../../format.ts";

const hand = [{ card: "practice-dipping-pen", as: "pen" }];
const flyer = { card: "practice-marketing-card", as: "flyer" };
const coupon = { card: "practice-marketing-card", as: "coupon" };

const scenario: Scenario = {
  id: "10.2.2.2-dipping-pen",
  game: "lorcana",
  example: null,
  rules: ["10.2.2.2", "10.2.2"],
  title: { en: "Choosing from an inkwell in Pack Rush", fr: "Choisir dans sa réserve d’encre en Pack Rush" },
  story: {
    en: "Mara’s inkwell in Pack Rush holds two marketing cards and three others. She plays Dipping Pen, which puts a chosen card of her inkwell into her hand. May she choose a marketing card?",
    fr: "En Pack Rush, la réserve d’encre de Mara contient deux cartes marketing et trois autres. Elle joue Plume trempée, qui met dans sa main une carte choisie de sa réserve. Peut-elle choisir une carte marketing ?",
  },
  setup: {
    game: "lorcana",
    packRush: true,
    players: [
      {
        hand,
        inkwell: [
          flyer,
          coupon,
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
          { card: "practice-hermit", as: "hermit" },
        ],
        deck: 3,
      },
      { deck: 3 },
    ],
  },
  script: ["play:pen", "card:poet"],
  points: [
    {
      name: {
        en: "The other cards can be chosen, the marketing cards can’t",
        fr: "Les autres cartes peuvent être choisies, les cartes marketing non",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          options: ["card:carter", "card:poet", "card:hermit"],
          refused: { "card:flyer": "10.2.2.2", "card:coupon": "10.2.2.2" },
        },
      },
    },
    {
      name: {
        en: "Poet is in hand, the marketing cards stay",
        fr: "Le Poète est en main, les cartes marketing restent",
      },
      at: "end",
      expect: {
        cards: { poet: { zone: "hand" }, flyer: { zone: "inkwell" }, coupon: { zone: "inkwell" } },
        players: { Mara: { hand: ["poet"] } },
      },
    },
  ],
  variants: [
    {
      id: "nothing-else",
      title: { en: "Nothing but marketing cards", fr: "Rien que des cartes marketing" },
      setup: {
        game: "lorcana",
        packRush: true,
        players: [{ hand, inkwell: [flyer, coupon], deck: 3 }, { deck: 3 }],
      },
      script: ["play:pen"],
      points: [
        {
          name: { en: "There is no legal choice: no effect", fr: "Aucun choix n’est autorisé : pas d’effet" },
          at: { rule: "1.7.7" },
          expect: {
            choice: {
              options: [],
              refused: { "card:flyer": "10.2.2.2", "card:coupon": "10.2.2.2" },
              takes: [],
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

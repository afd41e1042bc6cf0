import type { Scenario } from "../../format.ts";

const marketing = (as: string) => ({ card: "practice-marketing-card", as });
const hand = [{ card: "practice-spilled-ink", as: "spilled-ink" }];

const scenario: Scenario = {
  id: "10.2.2-marketing-cards-stay",
  game: "lorcana",
  example: null,
  rules: ["10.2.2", "10.2.2.1"],
  title: { en: "Marketing cards stay where they are", fr: "Les cartes marketing restent où elles sont" },
  story: {
    en: "In Pack Rush Mara has two marketing cards and one other card in her inkwell. She plays Spilled Ink, which returns a card at random from her inkwell to her hand. Which cards may it be, and what do the marketing cards still count for?",
    fr: "En Pack Rush, Mara a deux cartes marketing et une autre carte dans sa réserve d’encre. Elle joue Encre renversée, qui renvoie dans sa main une carte de sa réserve prise au hasard. Laquelle cela peut-il être, et à quoi servent encore les cartes marketing ?",
  },
  setup: {
    game: "lorcana",
    packRush: true,
    players: [
      {
        hand,
        inkwell: [marketing("flyer"), marketing("coupon"), { card: "practice-carter", as: "carter" }],
        deck: 3,
      },
      { deck: 3 },
    ],
  },
  script: ["play:spilled-ink"],
  points: [
    {
      name: { en: "Three ink, two of them marketing cards", fr: "Trois encres, dont deux cartes marketing" },
      at: "start",
      expect: { players: { Mara: { ink: 3 } } },
    },
    {
      name: { en: "As ink they pay like any other", fr: "Comme encre, elles paient comme les autres" },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 2, exertedInk: 1 } } },
    },
    {
      name: {
        en: "Only Carter can leave the inkwell",
        fr: "Seul le Charretier peut quitter la réserve d’encre",
      },
      at: "end",
      expect: {
        cards: { carter: { zone: "hand" }, flyer: { zone: "inkwell" }, coupon: { zone: "inkwell" } },
        players: { Mara: { hand: ["carter"] } },
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
        players: [{ hand, inkwell: [marketing("flyer"), marketing("coupon")], deck: 3 }, { deck: 3 }],
      },
      script: ["play:spilled-ink"],
      points: [
        {
          name: { en: "Nothing moves", fr: "Rien ne bouge" },
          at: "end",
          expect: {
            cards: { flyer: { zone: "inkwell" }, coupon: { zone: "inkwell" } },
            players: { Mara: { hand: [], discard: ["spilled-ink"] } },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.1.4-a-cost-nobody-can-pay",
  game: "lorcana",
  example: null,
  rules: ["4.1.4", "4.1.3", "1.5.2", "4.4.3.4"],
  title: {
    en: "What can’t be completed can’t be begun",
    fr: "Ce qu’on ne peut achever, on ne peut le commencer",
  },
  story: {
    en: "Ragpicker’s ability costs discarding a card. Mara has no card in hand; she also has Spyglass, which draws one for 2 ink. Can she announce Ragpicker’s ability first, with the card to follow?",
    fr: "La capacité de la Chiffonnière coûte de défausser une carte. Mara n’a aucune carte en main ; elle a aussi la Longue-vue, qui en fait piocher une pour 2 encres. Peut-elle annoncer d’abord la capacité de la Chiffonnière, la carte venant ensuite ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
          "practice-hermit",
        ],
        play: [
          { card: "practice-ragpicker", as: "ragpicker" },
          { card: "practice-spyglass", as: "spyglass" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["use:spyglass:scan-the-horizon", "use:ragpicker:trade-in"],
  points: [
    {
      name: {
        en: "A part of it can’t be performed: the turn action can’t be taken",
        fr: "Une partie est impossible : l’action de tour ne peut être effectuée",
      },
      at: "start",
      expect: {
        players: { Mara: { hand: [] } },
        decision: {
          player: "Mara",
          open: ["use:spyglass:scan-the-horizon"],
          refused: { "use:ragpicker:trade-in": "4.1.4" },
        },
      },
    },
    {
      name: { en: "With a card in hand, it can", fr: "Avec une carte en main, elle le peut" },
      at: { answered: 1 },
      expect: { players: { Mara: { hand: ["carter"] } }, decision: { open: ["use:ragpicker:trade-in"] } },
    },
    {
      name: { en: "Carter pays for it, and Mara draws", fr: "Le Charretier la paie, et Mara pioche" },
      at: "end",
      expect: { players: { Mara: { hand: ["poet"], discard: ["carter"] } } },
    },
  ],
};

export default scenario;

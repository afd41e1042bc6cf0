import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.5.6-sealed-letter",
  game: "lorcana",
  example: null,
  rules: ["7.5.6", "7.5.2", "7.5.1", "7.1.6", "4.2.3"],
  title: {
    en: "A character becomes ink",
    fr: "Un personnage devient de l’encre",
  },
  story: {
    en: "Mara plays Sealed Letter on Theo’s Hermit: he goes into his player’s inkwell, exerted. Hermit has no inkwell symbol. Is that allowed, is he worth 1 ink, and may Theo still ink a card on his turn?",
    fr: "Mara joue Lettre scellée sur l’Ermite de Theo : il va, épuisé, dans la réserve d’encre de son joueur. L’Ermite n’a pas l’icône d’encre. Est-ce permis, vaut-il 1 encre, et Theo peut-il encore encrer une carte à son tour ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, deck: 5, hand: [{ card: "practice-sealed-letter", as: "letter" }] },
      {
        ink: 1,
        deck: 5,
        hand: [
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-carter", as: "carter" },
        ],
        play: [{ card: "practice-hermit", as: "hermit", damage: 1 }],
      },
    ],
  },
  script: ["play:letter", "end", "ink:carter"],
  points: [
    {
      name: {
        en: "Hermit is in Theo’s inkwell, facedown and exerted, without damage",
        fr: "L’Ermite est dans la réserve d’encre de Theo, face cachée et épuisé, sans dommage",
      },
      at: { answered: 1 },
      expect: {
        cards: { hermit: { zone: "inkwell", exerted: true, facedown: true, damage: 0 } },
        players: { Theo: { ink: 1, exertedInk: 1 } },
        never: ["4.2.1.1", "4.2.1.2"],
      },
    },
    {
      name: {
        en: "Readied, he is 1 ink like any other card there: Bookbinder can be paid for",
        fr: "Redressé, il vaut 1 encre comme toute carte qui s’y trouve : la Relieuse peut être payée",
      },
      at: { answered: 2 },
      expect: {
        players: { Theo: { ink: 2, exertedInk: 0 } },
        decision: { player: "Theo", open: ["play:bookbinder", "ink:carter", "ink:bookbinder"] },
      },
    },
    {
      name: { en: "And Theo’s own card for the turn is inked", fr: "Et Theo encre sa carte du tour" },
      at: "end",
      expect: {
        players: { Theo: { ink: 3 } },
        decision: { refused: { "ink:bookbinder": "4.2.3" } },
      },
    },
  ],
};

export default scenario;

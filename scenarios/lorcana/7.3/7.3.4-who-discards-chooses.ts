import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.3.4-who-discards-chooses",
  game: "lorcana",
  example: null,
  rules: ["7.3.4"],
  title: {
    en: "Whoever discards chooses",
    fr: "Celui qui défausse choisit",
  },
  story: {
    en: "Mara plays Borrowed Page: a chosen opponent discards a card. Theo has Carter and Quarry Giant in hand, and Mara knows which one she would like to see go. Who chooses the card?",
    fr: "Mara joue Page empruntée : l’adversaire choisi défausse une carte. Theo a en main le Charretier et le Géant de la carrière, et Mara sait lequel elle aimerait voir partir. Qui choisit la carte ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 1, deck: 5, hand: [{ card: "practice-borrowed-page", as: "page" }] },
      {
        deck: 5,
        hand: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-quarry-giant", as: "giant" },
        ],
      },
    ],
  },
  script: ["play:page", "card:carter"],
  points: [
    {
      name: { en: "Theo chooses, from his own hand", fr: "C’est Theo qui choisit, dans sa propre main" },
      at: { answered: 1 },
      expect: {
        decision: { player: "Theo", rule: "7.3.4", options: ["card:carter", "card:giant"] },
      },
    },
    {
      name: { en: "His choice goes to his discard", fr: "La carte choisie va dans sa défausse" },
      at: "end",
      expect: { players: { Theo: { hand: ["giant"], discard: ["carter"] } } },
    },
  ],
  variants: [
    {
      id: "one-card",
      title: { en: "Theo has one card", fr: "Theo a une seule carte" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 1, deck: 5, hand: [{ card: "practice-borrowed-page", as: "page" }] },
          { deck: 5, hand: [{ card: "practice-quarry-giant", as: "giant" }] },
        ],
      },
      script: ["play:page"],
      points: [
        {
          name: { en: "There is nothing to choose: it goes", fr: "Il n’y a rien à choisir : elle part" },
          at: "end",
          expect: { players: { Theo: { hand: [], discard: ["giant"] } } },
        },
      ],
    },
    {
      id: "no-card",
      title: { en: "Theo has no card", fr: "Theo n’a pas de carte" },
      setup: {
        game: "lorcana",
        players: [{ ink: 1, deck: 5, hand: [{ card: "practice-borrowed-page", as: "page" }] }, { deck: 5 }],
      },
      script: ["play:page"],
      points: [
        {
          name: { en: "Nothing happens", fr: "Rien ne se passe" },
          at: "end",
          expect: { players: { Theo: { hand: [], discard: [] } }, cards: { page: { zone: "discard" } } },
        },
      ],
    },
  ],
};

export default scenario;

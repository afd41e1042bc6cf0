import type { Scenario } from "../../format.ts";

const falconer = { card: "practice-falconer", as: "falconer" };
const walker = { card: "practice-tightrope-walker", as: "walker", exerted: true };

const scenario: Scenario = {
  id: "8.2.1-falconer-looks-up",
  game: "lorcana",
  example: null,
  rules: ["8.2.1", "8.2.2", "8.6.1"],
  title: { en: "Alert reaches Evasive", fr: "Agilité atteint Insaisissable" },
  story: {
    en: "Theo’s Tightrope Walker has Evasive and is exerted. Mara has Falconer, with Alert, and Carter, without. Who can challenge Tightrope Walker, and is Falconer any harder to challenge afterwards?",
    fr: "La Funambule de Theo a Insaisissable et est épuisée. Mara a le Fauconnier, avec Agilité, et le Charretier, sans. Qui peut défier la Funambule, et le Fauconnier est-il ensuite plus difficile à défier ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [falconer, { card: "practice-carter", as: "carter" }], deck: 3 },
      { play: [walker, { card: "practice-hermit", as: "hermit" }], deck: 3 },
    ],
  },
  script: ["challenge:falconer:walker", "end", "challenge:hermit:falconer"],
  points: [
    {
      name: {
        en: "Falconer can challenge Tightrope Walker, Carter can’t",
        fr: "Le Fauconnier peut défier la Funambule, le Charretier non",
      },
      at: "start",
      expect: {
        cards: { falconer: { keywords: ["alert"] }, walker: { keywords: ["evasive"] } },
        decision: {
          open: ["challenge:falconer:walker"],
          refused: { "challenge:carter:walker": "8.6.1" },
        },
      },
    },
    {
      name: {
        en: "Alert ignores what Evasive forbids",
        fr: "Agilité ne tient pas compte de ce qu’Insaisissable interdit",
      },
      at: { rule: "8.2.1" },
      expect: { cards: { falconer: { keywords: ["alert"] } } },
    },
    {
      name: { en: "The challenge takes place", fr: "Le défi a lieu" },
      at: { rule: "4.6.6.2" },
      expect: {
        challenge: { challenger: "falconer", challenged: "walker" },
        cards: { walker: { damage: 2 } },
      },
    },
    {
      name: {
        en: "Alert is not Evasive: on Theo’s turn, Hermit can challenge Falconer",
        fr: "Agilité n’est pas Insaisissable : au tour de Theo, l’Ermite peut défier le Fauconnier",
      },
      at: { answered: 2 },
      expect: {
        cards: { falconer: { keywords: ["alert"], exerted: true }, walker: { zone: "discard" } },
        decision: { player: "Theo", open: ["challenge:hermit:falconer"] },
      },
    },
    {
      name: { en: "Falconer is banished", fr: "Le Fauconnier est banni" },
      at: "end",
      expect: { cards: { falconer: { zone: "discard" } } },
    },
  ],
  variants: [
    {
      id: "evasive-besides",
      title: { en: "Falconer gains Evasive as well", fr: "Le Fauconnier gagne aussi Insaisissable" },
      setup: {
        game: "lorcana",
        players: [{ play: [falconer, { card: "practice-smoke-pot", as: "pot" }] }, { play: [walker] }],
      },
      script: ["use:pot:out-of-sight", "card:falconer"],
      points: [
        {
          name: { en: "He can have both", fr: "Il peut avoir les deux" },
          at: "end",
          expect: {
            cards: { falconer: { keywords: ["alert", "evasive"] } },
            decision: { open: ["challenge:falconer:walker"] },
          },
        },
      ],
    },
  ],
};

export default scenario;

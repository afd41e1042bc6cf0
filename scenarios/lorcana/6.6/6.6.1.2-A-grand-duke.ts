import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.6.1.2-A-grand-duke",
  game: "lorcana",
  example: "6.6.1.2-A",
  rules: ["6.6.1.2", "6.6.1.1", "6.6.1", "6.4.2.3"],
  title: {
    en: "Grand Duke serves crowned heads",
    fr: "Grand Duke sert les têtes couronnées",
  },
  story: {
    en: "Mara has Rapunzel, a Princess, and Flounder in play. She plays Grand Duke, who gives her Prince, Princess, King and Queen characters +1 Strength, and then Elsa, a Queen. Who is stronger, from which moment, and until when?",
    fr: "Mara a en jeu Raiponce, une Princesse, et Polochon. Elle joue Grand Duke, qui donne +1 de Force à ses personnages Prince, Princesse, Roi et Reine, puis Elsa, une Reine. Qui est plus fort, à partir de quel moment, et jusqu’à quand ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        deck: 5,
        hand: [
          { card: "grand-duke-advisor-to-the-king", as: "duke" },
          { card: "elsa-trusted-sister", as: "elsa" },
        ],
        play: [
          { card: "rapunzel-ready-for-adventure", as: "rapunzel" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
      {
        ink: 4,
        deck: 5,
        hand: [{ card: "practice-trapdoor", as: "trapdoor" }],
        play: [{ card: "triton-young-prince", as: "triton" }],
      },
    ],
  },
  script: ["play:duke", "play:elsa", "end", "play:trapdoor", "card:duke"],
  points: [
    {
      name: {
        en: "Before: Rapunzel has 3 Strength, Elsa 2 in hand",
        fr: "Avant : Raiponce a 3 de Force, Elsa 2 dans la main",
      },
      at: "start",
      expect: { cards: { rapunzel: { strength: 3 }, elsa: { strength: 2 }, triton: { strength: 3 } } },
    },
    {
      name: {
        en: "Grand Duke enters play: Rapunzel has 4 at once, without the bag",
        fr: "Grand Duke entre en jeu : Raiponce a aussitôt 4, sans passer par le sac",
      },
      at: { rule: "4.3.3.1" },
      expect: {
        cards: {
          rapunzel: { strength: 4 },
          flounder: { strength: 2 },
          duke: { strength: 2 },
          triton: { strength: 3 },
        },
        bag: { Mara: [], Theo: [] },
      },
    },
    {
      name: {
        en: "Elsa enters play with 3 Strength",
        fr: "Elsa entre en jeu avec 3 de Force",
      },
      at: { rule: "4.3.3.1" },
      expect: { cards: { elsa: { zone: "play", strength: 3 } }, never: ["7.7.3.1"] },
    },
    {
      name: {
        en: "In Theo’s turn they still have it",
        fr: "Au tour de Theo, elles l’ont encore",
      },
      at: { answered: 3 },
      expect: { turn: { active: "Theo" }, cards: { rapunzel: { strength: 4 }, elsa: { strength: 3 } } },
    },
    {
      name: {
        en: "Grand Duke is banished: both lose it that moment",
        fr: "Grand Duke est banni : toutes deux le perdent à l’instant",
      },
      at: { rule: "6.7.2.3" },
      expect: {
        cards: {
          duke: { zone: "discard" },
          rapunzel: { strength: 3 },
          elsa: { strength: 2 },
          flounder: { strength: 2 },
        },
      },
    },
  ],
};

export default scenario;

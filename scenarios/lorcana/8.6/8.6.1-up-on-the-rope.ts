import type { Scenario } from "../../format.ts";

const walker = { card: "practice-tightrope-walker", as: "walker", exerted: true };

const scenario: Scenario = {
  id: "8.6.1-up-on-the-rope",
  game: "lorcana",
  example: null,
  rules: ["8.6.1"],
  title: { en: "Only Evasive reaches Evasive", fr: "Insaisissable contre Insaisissable" },
  story: {
    en: "Theo’s Tightrope Walker has Evasive and is exerted, and so is his Carter. Mara has Blacksmith, and a Smoke Pot that gives a character Evasive for the turn. What can Blacksmith challenge before she uses it, and what after?",
    fr: "La Funambule de Theo a Insaisissable et est épuisée, son Charretier aussi. Mara a le Forgeron, et un Pot à fumée qui donne Insaisissable à un personnage pour le tour. Que peut défier le Forgeron avant qu’elle ne l’utilise, et après ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "practice-blacksmith", as: "blacksmith" },
          { card: "practice-smoke-pot", as: "pot" },
        ],
        deck: 3,
      },
      { play: [walker, { card: "practice-carter", as: "carter", exerted: true }], deck: 3 },
    ],
  },
  script: ["use:pot:out-of-sight", "card:blacksmith", "challenge:blacksmith:walker"],
  points: [
    {
      name: {
        en: "Carter can be challenged, Tightrope Walker can’t",
        fr: "Le Charretier peut être défié, la Funambule non",
      },
      at: "start",
      expect: {
        decision: {
          open: ["challenge:blacksmith:carter"],
          refused: { "challenge:blacksmith:walker": "8.6.1" },
        },
      },
    },
    {
      name: {
        en: "With Evasive, Blacksmith can challenge both",
        fr: "Avec Insaisissable, le Forgeron peut défier les deux",
      },
      at: { answered: 2 },
      expect: {
        cards: { blacksmith: { keywords: ["evasive"] }, pot: { zone: "discard" } },
        decision: { open: ["challenge:blacksmith:walker", "challenge:blacksmith:carter"] },
      },
    },
    {
      name: { en: "Tightrope Walker is banished", fr: "La Funambule est bannie" },
      at: "end",
      expect: { cards: { walker: { zone: "discard" }, blacksmith: { damage: 2 } } },
    },
  ],
};

export default scenario;

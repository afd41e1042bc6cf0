import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.9.2-deal-put-move-remove",
  game: "lorcana",
  example: null,
  rules: ["1.9.2", "1.9.2.1", "1.9.2.2", "1.9.2.3", "1.9.2.4", "8.8.1", "8.8.3"],
  title: { en: "Dealt, put, moved, removed", fr: "Infligés, placés, déplacés, retirés" },
  story: {
    en: "Theo’s Quarry Giant is at Old Fort and so has Resist +1. In one turn Mara deals 2 damage to it, puts 2 on it, moves 2 to it and removes 3 from it. Which of these does Resist lessen, and how much damage is left?",
    fr: "Le Géant de la carrière de Theo est au Vieux fort et a donc Résistance +1. En un tour, Mara lui inflige 2 dommages, en place 2 sur lui, en déplace 2 sur lui et lui en retire 3. Qu’est-ce que Résistance réduit, et combien de dommages reste-t-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 6,
        hand: [
          { card: "fire-the-cannons", as: "cannons" },
          { card: "practice-thorns", as: "thorns" },
          { card: "practice-pass-it-on", as: "pass-it-on" },
          { card: "practice-bandages", as: "bandages" },
        ],
        play: [{ card: "practice-stonemason", as: "stonemason", damage: 2 }],
      },
      {
        play: [
          { card: "practice-old-fort", as: "fort" },
          { card: "practice-quarry-giant", as: "giant", at: "fort" },
        ],
      },
    ],
  },
  script: [
    "play:cannons",
    "card:giant",
    "play:thorns",
    "card:giant",
    "play:pass-it-on",
    "card:stonemason",
    "number:2",
    "play:bandages",
    "card:giant",
    "number:3",
  ],
  points: [
    {
      name: { en: "Quarry Giant has Resist +1 at Old Fort", fr: "Au Vieux fort, le Géant a Résistance +1" },
      at: "start",
      expect: { cards: { giant: { damage: 0, keywords: ["resist 1"] } } },
    },
    {
      name: { en: "Dealt: 2 damage less 1", fr: "Infligés : 2 dommages moins 1" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { giant: { damage: 1 } } },
    },
    {
      name: { en: "Put: Resist does not touch it", fr: "Placés : Résistance n’y change rien" },
      at: { rule: "1.9.2.2" },
      expect: { cards: { giant: { damage: 3 } } },
    },
    {
      name: {
        en: "Moved: removed from Stonemason, put on Giant, again in full",
        fr: "Déplacés : retirés du Tailleur de pierre, placés sur le Géant, là encore en entier",
      },
      at: { answered: 7 },
      expect: { cards: { stonemason: { damage: 0 }, giant: { damage: 5 } } },
    },
    {
      name: { en: "Removed: 2 are left", fr: "Retirés : il en reste 2" },
      at: { rule: "1.9.2.3" },
      expect: { cards: { giant: { damage: 2 } } },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "8.5.1-duelist-both-ways",
  game: "lorcana",
  example: null,
  rules: ["8.5.1", "8.5.2", "4.6.4.5", "4.6.7"],
  title: {
    en: "Duelist challenges, Duelist is challenged",
    fr: "La Duelliste défie, la Duelliste est défiée",
  },
  story: {
    en: "Mara’s Duelist has 2 Strength and Challenger +2. She challenges Theo’s Stonemason; on his turn Stonemason challenges her in return. How much damage does Duelist deal each time?",
    fr: "La Duelliste de Mara a 2 de Force et Offensif +2. Elle défie le Tailleur de pierre de Theo ; à son tour, celui-ci la défie en retour. Combien de dommages la Duelliste inflige-t-elle chaque fois ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [{ card: "practice-duelist", as: "duelist" }], deck: 3 },
      { play: [{ card: "practice-stonemason", as: "stonemason", exerted: true }], deck: 3 },
    ],
  },
  script: ["challenge:duelist:stonemason", "end", "challenge:stonemason:duelist"],
  points: [
    {
      name: { en: "Before the challenge: 2 Strength", fr: "Avant le défi : 2 de Force" },
      at: "start",
      expect: { cards: { duelist: { strength: 2, keywords: ["challenger 2"] } } },
    },
    {
      name: { en: "While challenging: 4", fr: "Tant qu’elle défie : 4" },
      at: { rule: "4.6.4.5" },
      expect: { cards: { duelist: { strength: 4 } } },
    },
    {
      name: { en: "Challenger +2 counts", fr: "Offensif +2 compte" },
      at: { rule: "8.5.1" },
      expect: { challenge: { challenger: "duelist", challenged: "stonemason" } },
    },
    {
      name: { en: "4 damage to Stonemason", fr: "4 dommages au Tailleur de pierre" },
      at: { rule: "4.6.6.2" },
      expect: { cards: { stonemason: { damage: 4 } } },
    },
    {
      name: { en: "The challenge is over: 2 again", fr: "Le défi est fini : de nouveau 2" },
      at: { answered: 1 },
      expect: { challenge: null, cards: { duelist: { strength: 2, damage: 2, zone: "play" } } },
    },
    {
      name: { en: "Being challenged, she has no bonus", fr: "Défiée, elle n’a pas de bonus" },
      at: { rule: "8.5.2" },
      expect: {
        challenge: { challenger: "stonemason", challenged: "duelist" },
        cards: { duelist: { strength: 2 } },
      },
    },
    {
      name: { en: "2 damage this time: 6 on 5 Willpower", fr: "2 dommages cette fois : 6 pour 5 de Volonté" },
      at: { rule: "1.8.1" },
      expect: {
        cards: { stonemason: { damage: 6 }, duelist: { damage: 4 } },
        check: { pass: 1, finds: ["1.8.1.4 stonemason", "1.8.1.4 duelist"] },
      },
    },
    {
      name: { en: "Both are banished", fr: "Tous deux sont bannis" },
      at: "end",
      expect: { cards: { stonemason: { zone: "discard" }, duelist: { zone: "discard" } } },
    },
  ],
};

export default scenario;

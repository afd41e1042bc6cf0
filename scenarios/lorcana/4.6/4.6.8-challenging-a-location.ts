import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.6.8-challenging-a-location",
  game: "lorcana",
  example: null,
  rules: ["4.6.8", "4.6.8.1", "4.6.8.2", "4.6.8.3", "4.6.6.3", "4.6.7", "5.6.5.3"],
  title: {
    en: "Challenging a location, twice",
    fr: "Défier un lieu, deux fois",
  },
  story: {
    en: "Theo has Village Square, a location with 5 Willpower, and Stonemason there. Mara’s Carter and Blacksmith challenge the location one after the other. A location is neither ready nor exerted. Does it hit back, does its damage stay, and what becomes of Stonemason?",
    fr: "Theo a la Place du village, un lieu de 5 de Volonté, et le Tailleur de pierre s’y trouve. Le Charretier et le Forgeron de Mara défient le lieu l’un après l’autre. Un lieu n’est ni redressé ni épuisé. Riposte-t-il, ses dommages restent-ils, et que devient le Tailleur ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-blacksmith", as: "blacksmith" },
        ],
      },
      {
        deck: 5,
        play: [
          { card: "practice-village-square", as: "square" },
          { card: "practice-stonemason", as: "stonemason", at: "square" },
        ],
      },
    ],
  },
  script: ["challenge:carter:square", "challenge:blacksmith:square"],
  points: [
    {
      name: {
        en: "The location can be challenged, the ready Stonemason there can’t",
        fr: "Le lieu peut être défié, pas le Tailleur redressé qui s’y trouve",
      },
      at: "start",
      expect: {
        decision: {
          open: ["challenge:carter:square"],
          refused: { "challenge:carter:stonemason": "4.6.4.2" },
        },
      },
    },
    {
      name: {
        en: "It has no Strength: it deals no damage",
        fr: "Il n’a pas de Force : il n’inflige aucun dommage",
      },
      at: { rule: "4.6.8.3" },
      expect: { challenge: { challenger: "carter", challenged: "square" } },
    },
    {
      name: {
        en: "3 damage on the location, none on Carter",
        fr: "3 dommages sur le lieu, aucun sur le Charretier",
      },
      at: { answered: 1 },
      expect: {
        cards: { square: { zone: "play", damage: 3 }, carter: { damage: 0, exerted: true } },
        challenge: null,
      },
    },
    {
      name: {
        en: "The damage stayed: with 5 more it has 8, and the check finds it",
        fr: "Les dommages sont restés : avec 5 de plus il en a 8, et la vérification le trouve",
      },
      at: { rule: "1.8.1" },
      expect: { cards: { square: { damage: 8 } }, check: { pass: 1, finds: ["1.8.1.4 square"] } },
    },
    {
      name: {
        en: "It is banished; Stonemason stays in play, at no location",
        fr: "Il est banni ; le Tailleur reste en jeu, sur aucun lieu",
      },
      at: "end",
      expect: {
        cards: { square: { zone: "discard" }, stonemason: { zone: "play", at: null } },
        challenge: null,
      },
    },
  ],
};

export default scenario;

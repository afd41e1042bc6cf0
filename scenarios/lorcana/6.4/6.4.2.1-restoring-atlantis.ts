import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.4.2.1-restoring-atlantis",
  game: "lorcana",
  example: "6.4.2.1",
  rules: ["6.4.2.1", "6.4.2", "4.6.4.3", "3.2.1.3"],
  title: {
    en: "Restoring Atlantis covers latecomers too",
    fr: "Reconstruire l’Atlantide couvre aussi les nouveaux venus",
  },
  story: {
    en: "Mara plays Restoring Atlantis: until the start of her next turn, her characters can’t be challenged. Only then does she play Sleepy, who enters play exerted. May Theo challenge Sleepy, who was not there when the action resolved?",
    fr: "Mara joue Reconstruire l’Atlantide : jusqu’au début de son prochain tour, ses personnages ne peuvent pas être défiés. Ensuite seulement, elle joue Dormeur, qui entre en jeu épuisé. Theo peut-il défier Dormeur, qui n’était pas là quand l’action s’est résolue ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 7,
        deck: 5,
        hand: [
          { card: "restoring-atlantis", as: "atlantis" },
          { card: "sleepy-sluggish-knight", as: "sleepy" },
        ],
        play: [{ card: "flounder-voice-of-reason", as: "flounder", exerted: true }],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: ["play:atlantis", "play:sleepy", "exerted", "end", "end", "quest:flounder", "end"],
  points: [
    {
      name: {
        en: "The action resolves: a continuous effect now lasts",
        fr: "L’action se résout : un effet continu dure désormais",
      },
      at: { rule: "6.4.2.1" },
      expect: { cards: { sleepy: { zone: "hand" } }, lasting: ["atlantis:restoring-atlantis"] },
    },
    {
      name: { en: "Sleepy enters play afterwards, exerted", fr: "Dormeur entre en jeu ensuite, épuisé" },
      at: { answered: 3 },
      expect: { cards: { sleepy: { zone: "play", exerted: true } } },
    },
    {
      name: {
        en: "Theo can challenge neither of them, Sleepy included",
        fr: "Theo ne peut défier ni l’un ni l’autre, Dormeur compris",
      },
      at: { answered: 4 },
      expect: {
        turn: { active: "Theo" },
        decision: {
          player: "Theo",
          refused: { "challenge:carter:flounder": "4.6.4.3", "challenge:carter:sleepy": "4.6.4.3" },
        },
      },
    },
    {
      name: {
        en: "Mara’s turn starts: the effect ceases to exist, for both at once",
        fr: "Le tour de Mara commence : l’effet cesse d’exister, pour les deux à la fois",
      },
      at: { rule: "3.2.1.3" },
      expect: { turn: { active: "Mara" }, lasting: [] },
    },
    {
      name: {
        en: "A turn later Theo may challenge Flounder again",
        fr: "Un tour plus tard, Theo peut de nouveau défier Polochon",
      },
      at: "end",
      expect: { turn: { active: "Theo" }, decision: { player: "Theo", open: ["challenge:carter:flounder"] } },
    },
  ],
};

export default scenario;

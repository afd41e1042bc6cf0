import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.1.6-a-new-card",
  game: "lorcana",
  example: null,
  rules: ["7.1.6", "1.9.4", "1.7.5"],
  title: {
    en: "Back from hand as a new card",
    fr: "De retour de la main, une nouvelle carte",
  },
  story: {
    en: "Mara’s Carter has 2 damage and 4 more Strength this turn, given by Warm-Up. She returns him to her hand with Back to the Start and plays him again. What is left of the damage and of the Strength, and can he quest?",
    fr: "Le Charretier de Mara a 2 dommages et, grâce à Échauffement, 4 de Force de plus ce tour-ci. Elle le renvoie dans sa main avec Retour au départ et le rejoue. Que reste-t-il des dommages et de la Force, et peut-il partir à l’aventure ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 7,
        deck: 5,
        hand: [
          { card: "practice-warm-up", as: "warm-up" },
          { card: "practice-back-to-the-start", as: "back" },
        ],
        play: [{ card: "practice-carter", as: "carter", damage: 2 }],
      },
      { deck: 5 },
    ],
  },
  script: ["play:warm-up", "play:back", "play:carter"],
  points: [
    {
      name: { en: "7 Strength, 2 damage, ready to quest", fr: "7 de Force, 2 dommages, prêt à partir" },
      at: { answered: 1 },
      expect: {
        cards: { carter: { strength: 7, damage: 2 } },
        lasting: ["warm-up:warm-up"],
        decision: { open: ["quest:carter"] },
      },
    },
    {
      name: {
        en: "In hand, damage and gained effects are gone",
        fr: "En main, dommages et effets acquis ont disparu",
      },
      at: { rule: "7.1.6" },
      expect: { cards: { carter: { zone: "hand", damage: 0 } }, lasting: [] },
    },
    {
      name: {
        en: "Played again he is a new character: 3 Strength, no damage, drying",
        fr: "Rejoué, c’est un nouveau personnage : 3 de Force, aucun dommage, en train de sécher",
      },
      at: "end",
      expect: {
        cards: { carter: { zone: "play", strength: 3, damage: 0, drying: true } },
        decision: { open: ["end"], refused: { "quest:carter": "1.7.5" } },
      },
    },
  ],
};

export default scenario;

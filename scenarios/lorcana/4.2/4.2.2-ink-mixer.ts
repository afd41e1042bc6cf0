import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.2.2-ink-mixer",
  game: "lorcana",
  example: null,
  rules: ["4.2.2", "4.2.1.3", "4.2.1.1", "4.2.1.2", "7.7.3.1"],
  title: {
    en: "Inking a card, and what it triggers",
    fr: "Encrer une carte, et ce que cela déclenche",
  },
  story: {
    en: "Mara inks a card. Whenever a card is put into her inkwell, Ink Mixer gets +1 Strength this turn. When does that ability resolve, and when is the turn action complete?",
    fr: "Mara encre une carte. Chaque fois qu’une carte est mise dans sa réserve d’encre, la Mélangeuse d’encre a +1 de Force ce tour-ci. Quand cette capacité se résout-elle, et quand l’action de tour est-elle achevée ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        deck: 5,
        hand: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-hermit", as: "hermit" },
        ],
        play: [{ card: "practice-ink-mixer", as: "mixer" }],
      },
      { deck: 5 },
    ],
  },
  script: ["ink:carter"],
  points: [
    {
      name: {
        en: "Carter has the inkwell symbol, Hermit does not",
        fr: "Le Charretier a l’icône d’encre, l’Ermite non",
      },
      at: "start",
      expect: { decision: { open: ["ink:carter"], refused: { "ink:hermit": "4.2.1.1" } } },
    },
    {
      name: { en: "First: Carter is revealed", fr: "D’abord : le Charretier est révélé" },
      at: { rule: "4.2.1.1" },
      expect: { cards: { carter: { zone: "hand" } } },
    },
    {
      name: { en: "Second: everybody verifies the symbol", fr: "Ensuite : tous vérifient l’icône" },
      at: { rule: "4.2.1.2" },
      expect: { cards: { carter: { zone: "hand" } } },
    },
    {
      name: {
        en: "Third: into the inkwell, facedown and ready. The process ends",
        fr: "Enfin : dans la réserve d’encre, face cachée et redressé. Le processus est terminé",
      },
      at: { rule: "4.2.1.3" },
      expect: {
        cards: { carter: { zone: "inkwell", exerted: false, facedown: true }, mixer: { strength: 1 } },
        players: { Mara: { ink: 2 } },
      },
    },
    {
      name: {
        en: "Only now does the ability resolve from the bag",
        fr: "C’est seulement maintenant que la capacité se résout depuis le sac",
      },
      at: { rule: "4.2.2" },
      expect: { bag: { Mara: ["mixer:fresh-color"], Theo: [] }, cards: { mixer: { strength: 1 } } },
    },
    {
      name: {
        en: "Ink Mixer has 2 Strength, and the turn action is complete",
        fr: "La Mélangeuse a 2 de Force, et l’action de tour est achevée",
      },
      at: "end",
      expect: {
        cards: { mixer: { strength: 2 } },
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

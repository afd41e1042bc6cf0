import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.13.4-good-job",
  game: "lorcana",
  example: "6.1.13.4",
  rules: ["6.1.13.4", "3.4.1.2"],
  title: {
    en: "Good Job!, for this turn",
    fr: "Beau travail !, pour ce tour",
  },
  story: {
    en: "Mara plays Good Job! on Bookbinder, who gets +1 Lore this turn, and has her quest. How much lore is that, and exactly when is the bonus lost?",
    fr: "Mara joue Beau travail ! sur la Relieuse, qui gagne +1 Lore ce tour-ci, et l’envoie à l’aventure. Combien d’éclats de Lore cela fait-il, et quand exactement le bonus est-il perdu ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        hand: [{ card: "good-job", as: "good-job" }],
        play: [
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-carter", as: "carter" },
        ],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["play:good-job", "card:bookbinder", "quest:bookbinder", "end"],
  points: [
    {
      name: {
        en: "As soon as the effect resolves she has 3 Lore",
        fr: "Dès que l’effet se résout, elle a 3 Lore",
      },
      at: { rule: "6.1.13.4" },
      expect: {
        cards: { bookbinder: { lore: 3 }, carter: { lore: 1 } },
        lasting: ["good-job:good-job"],
      },
    },
    {
      name: { en: "Her quest gives 3 lore", fr: "Son aventure rapporte 3 éclats de Lore" },
      at: { answered: 3 },
      expect: { players: { Mara: { lore: 3 } }, cards: { bookbinder: { lore: 3 } } },
    },
    {
      name: {
        en: "Declaring the end of the turn does not end the bonus yet",
        fr: "Déclarer la fin du tour ne met pas encore fin au bonus",
      },
      at: { rule: "3.3.2" },
      expect: { turn: { active: "Mara", phase: "end" }, cards: { bookbinder: { lore: 3 } } },
    },
    {
      name: {
        en: "It ends in Mara’s End-of-Turn Phase, before the turn passes",
        fr: "Il prend fin dans la Phase de Fin de tour de Mara, avant que le tour passe",
      },
      at: { rule: "3.4.1.2" },
      expect: { turn: { active: "Mara", phase: "end" }, cards: { bookbinder: { lore: 2 } }, lasting: [] },
    },
    {
      name: { en: "In Theo’s turn she has 2 Lore", fr: "Durant le tour de Theo, elle a 2 Lore" },
      at: "end",
      expect: {
        turn: { active: "Theo" },
        cards: { bookbinder: { lore: 2 } },
        players: { Mara: { lore: 3 } },
      },
    },
  ],
  variants: [
    {
      id: "too-late",
      title: { en: "Mara plays it after the quest", fr: "Mara la joue après l’aventure" },
      script: ["quest:bookbinder", "play:good-job", "card:bookbinder"],
      points: [
        {
          name: {
            en: "The effect applies from when it is generated, not before: the quest gave 2",
            fr: "L’effet s’applique dès qu’il est généré, pas avant : l’aventure a rapporté 2",
          },
          at: "end",
          expect: { players: { Mara: { lore: 2 } }, cards: { bookbinder: { lore: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

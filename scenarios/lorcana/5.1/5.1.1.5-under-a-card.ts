import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.1.1.5-under-a-card",
  game: "lorcana",
  example: null,
  rules: ["5.1.1.5", "5.1.1.7", "5.1.1.8", "8.10.7"],
  title: {
    en: "The card under another can’t be chosen",
    fr: "La carte sous une autre ne peut être choisie",
  },
  story: {
    en: "Theo’s Weaver - Master of the Loom is on top of Weaver - Apprentice, and he has Carter beside her. Mara plays Trapdoor: banish chosen character. May she choose the Apprentice, who lies under the Master? And what becomes of the Apprentice when the Master goes?",
    fr: "La Tisserande - Maîtresse du métier de Theo est sur la Tisserande - Apprentie, et il a le Charretier à côté. Mara joue la Trappe : bannir le personnage choisi. Peut-elle choisir l’Apprentie, qui est sous la Maîtresse ? Et que devient l’Apprentie quand la Maîtresse part ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 4, deck: 5, hand: [{ card: "practice-trapdoor", as: "trapdoor" }] },
      {
        deck: 5,
        play: [
          {
            card: "practice-weaver-master",
            as: "master",
            under: [{ card: "practice-weaver-apprentice", as: "apprentice" }],
          },
          { card: "practice-carter", as: "carter" },
        ],
      },
    ],
  },
  script: ["play:trapdoor", "card:master"],
  points: [
    {
      name: {
        en: "One stack: the Master on top, the Apprentice under her",
        fr: "Une pile : la Maîtresse dessus, l’Apprentie dessous",
      },
      at: "start",
      expect: {
        cards: {
          master: { stack: ["apprentice"], strength: 2 },
          apprentice: { under: "master", facedown: false },
        },
      },
    },
    {
      name: {
        en: "The Apprentice is not in play and can’t be chosen",
        fr: "L’Apprentie n’est pas en jeu et ne peut être choisie",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          kind: "choose",
          options: ["card:master", "card:carter"],
          refused: { "card:apprentice": "5.1.1.5" },
        },
      },
    },
    {
      name: {
        en: "The Master is banished, and the Apprentice goes with her; the stack is no more",
        fr: "La Maîtresse est bannie, et l’Apprentie part avec elle ; il n’y a plus de pile",
      },
      at: "end",
      expect: {
        cards: {
          master: { zone: "discard", stack: [] },
          apprentice: { zone: "discard", under: null },
          carter: { zone: "play" },
        },
      },
    },
  ],
};

export default scenario;

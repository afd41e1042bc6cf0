import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.2.3.2-fishbone-quill",
  game: "lorcana",
  example: "4.2.3.2",
  rules: ["4.2.3.2", "7.5.6", "4.2.3", "4.2.1.1", "5.1.1.2"],
  title: {
    en: "Fishbone Quill inks beside the turn action",
    fr: "La Plume encre en plus de l’action de tour",
  },
  story: {
    en: "Mara has inked her card for the turn. She also has two Fishbone Quills in play and, in her hand, a Hermit whose card bears no inkwell symbol. How many more cards can go into her inkwell this turn, may the Hermit be one of them, and does Theo get to see them?",
    fr: "Mara a encré sa carte du tour. Elle a aussi deux Plumes en forme d’arête en jeu et, dans sa main, un Ermite dont la carte n’a pas l’icône d’encre. Combien d’autres cartes peut-elle mettre dans sa réserve d’encre ce tour-ci, l’Ermite peut-il en être, et Theo les voit-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        hand: [
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-hermit", as: "hermit" },
          { card: "practice-carter", as: "carter" },
          { card: "practice-stonemason", as: "stonemason" },
        ],
        play: [
          { card: "fishbone-quill", as: "quill" },
          { card: "fishbone-quill", as: "other-quill" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: [
    "ink:bookbinder",
    "use:quill:go-ahead-and-sign",
    "card:hermit",
    "use:other-quill:go-ahead-and-sign",
    "card:carter",
  ],
  points: [
    {
      name: {
        en: "The turn action shows its card",
        fr: "Pour l’action de tour, la carte est montrée à tous",
      },
      at: { rule: "4.2.1.1" },
      expect: { cards: { bookbinder: { zone: "hand" } } },
    },
    {
      name: {
        en: "The turn action is used up; the Quills are not",
        fr: "L’action de tour est faite ; les Plumes sont disponibles",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { ink: 3 } },
        decision: {
          open: ["use:quill:go-ahead-and-sign", "use:other-quill:go-ahead-and-sign"],
          refused: { "ink:carter": "4.2.3", "ink:stonemason": "4.2.3" },
        },
      },
    },
    {
      name: {
        en: "Mara may choose any card, the Hermit too",
        fr: "Mara peut choisir n’importe quelle carte, l’Ermite aussi",
      },
      at: { answered: 2 },
      expect: {
        cards: { quill: { exerted: true } },
        decision: { player: "Mara", options: ["card:hermit", "card:carter", "card:stonemason"] },
      },
    },
    {
      name: {
        en: "He goes there unseen, and counts as ink like any other",
        fr: "Il y va sans être montré, et vaut 1 encre comme n’importe quelle carte",
      },
      at: { answered: 3 },
      expect: {
        cards: { hermit: { zone: "inkwell", exerted: false } },
        players: { Mara: { ink: 4 } },
        decision: {
          open: ["use:other-quill:go-ahead-and-sign"],
          refused: { "use:quill:go-ahead-and-sign": "5.1.1.2", "ink:carter": "4.2.3" },
        },
        never: ["4.2.1.1", "4.2.1.2"],
      },
    },
    {
      name: {
        en: "As often as its cost can be paid: a third card this turn",
        fr: "Autant de fois que le coût peut être payé : une troisième carte ce tour-ci",
      },
      at: "end",
      expect: {
        players: { Mara: { ink: 5, hand: ["stonemason"] } },
        cards: { carter: { zone: "inkwell" } },
        decision: {
          refused: {
            "use:quill:go-ahead-and-sign": "5.1.1.2",
            "use:other-quill:go-ahead-and-sign": "5.1.1.2",
          },
        },
        never: ["4.2.1.1"],
      },
    },
  ],
  variants: [
    {
      id: "quill-first",
      title: { en: "The Quill before the turn action", fr: "La Plume avant l’action de tour" },
      script: ["use:quill:go-ahead-and-sign", "card:hermit", "ink:bookbinder"],
      points: [
        {
          name: {
            en: "The card put there does not count: Mara may still ink one",
            fr: "La carte mise ainsi ne compte pas : Mara peut encore en encrer une",
          },
          at: { answered: 2 },
          expect: {
            cards: { hermit: { zone: "inkwell" } },
            decision: { open: ["ink:bookbinder", "ink:carter"] },
          },
        },
        {
          name: {
            en: "It is no additional card either",
            fr: "Ce n’est pas non plus une carte supplémentaire",
          },
          at: "end",
          expect: {
            players: { Mara: { ink: 4 } },
            decision: { refused: { "ink:carter": "4.2.3" } },
            never: ["7.5.5"],
          },
        },
      ],
    },
    {
      id: "hermit-by-turn-action",
      title: { en: "The Hermit by the turn action", fr: "L’Ermite par l’action de tour" },
      script: [],
      points: [
        {
          name: {
            en: "Without the symbol he can’t be inked that way",
            fr: "Sans l’icône, il ne peut pas être encré ainsi",
          },
          at: "start",
          expect: { decision: { open: ["ink:bookbinder"], refused: { "ink:hermit": "4.2.1.1" } } },
        },
      ],
    },
  ],
};

export default scenario;

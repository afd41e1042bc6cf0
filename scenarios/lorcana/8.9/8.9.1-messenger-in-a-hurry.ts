import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "8.9.1-messenger-in-a-hurry",
  game: "lorcana",
  example: null,
  rules: ["8.9.1", "1.7.5", "5.3.5"],
  title: { en: "Rush is for challenging", fr: "Charge, c’est pour défier" },
  story: {
    en: "Mara plays Messenger, who has Rush. Theo’s Bookbinder is exerted. Can Messenger challenge, quest or sing Reflection this very turn?",
    fr: "Mara joue la Messagère, qui a Charge. La Relieuse de Theo est épuisée. La Messagère peut-elle défier, partir à l’aventure ou chanter Réflexion ce tour même ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        hand: [
          { card: "practice-messenger", as: "messenger" },
          { card: "reflection", as: "reflection" },
        ],
      },
      { play: [{ card: "practice-bookbinder", as: "bookbinder", exerted: true }] },
    ],
  },
  script: ["play:messenger", "challenge:messenger:bookbinder"],
  points: [
    {
      name: {
        en: "Drying, she can challenge, but neither quest nor sing",
        fr: "En train de sécher, elle peut défier, mais ni partir à l’aventure ni chanter",
      },
      at: { answered: 1 },
      expect: {
        cards: { messenger: { drying: true, keywords: ["rush"] } },
        decision: {
          open: ["challenge:messenger:bookbinder"],
          refused: { "quest:messenger": "1.7.5", "sing:reflection:messenger": "5.3.5" },
        },
      },
    },
    {
      name: { en: "Rush lets her challenge", fr: "Charge lui permet de défier" },
      at: { rule: "8.9.1" },
      expect: { cards: { messenger: { drying: true } } },
    },
    {
      name: { en: "She challenges", fr: "Elle défie" },
      at: { rule: "4.6.4.5" },
      expect: {
        challenge: { challenger: "messenger", challenged: "bookbinder" },
        cards: { messenger: { exerted: true } },
      },
    },
    {
      name: { en: "Both are banished", fr: "Toutes deux sont bannies" },
      at: "end",
      expect: { cards: { messenger: { zone: "discard" }, bookbinder: { zone: "discard" } } },
    },
  ],
  variants: [
    {
      id: "without-rush",
      title: { en: "A character without Rush", fr: "Un personnage sans Charge" },
      setup: {
        game: "lorcana",
        players: [
          { play: [{ card: "practice-carter", as: "carter", drying: true }] },
          { play: [{ card: "practice-bookbinder", as: "bookbinder", exerted: true }] },
        ],
      },
      script: [],
      points: [
        {
          name: { en: "Carter has to wait", fr: "Le Charretier doit attendre" },
          at: "start",
          expect: { decision: { refused: { "challenge:carter:bookbinder": "5.1.1.11" } } },
        },
      ],
    },
  ],
};

export default scenario;

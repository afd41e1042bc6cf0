import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.7.3.3-B-two-john-smiths",
  game: "lorcana",
  example: "6.7.3.3-B",
  rules: ["6.7.3.3", "6.7.3.2", "6.7.3"],
  title: {
    en: "Two John Smiths, one choice",
    fr: "Deux John Smith, un seul choix",
  },
  story: {
    en: "Theo has two copies of John Smith, and each of them must be chosen if able. Mara plays Smash, which chooses one character. Whom may she choose, and does the other copy make the choice illegal?",
    fr: "Theo a deux exemplaires de John Smith, et chacun doit être choisi si c’est possible. Mara joue Fracasser !, qui choisit un seul personnage. Qui peut-elle choisir, et l’autre exemplaire rend-il le choix non autorisé ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, deck: 5, hand: [{ card: "smash", as: "smash" }] },
      {
        deck: 5,
        play: [
          { card: "john-smith-undaunted-protector", as: "john-a" },
          { card: "john-smith-undaunted-protector", as: "john-b" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
    ],
  },
  script: ["play:smash", "card:john-b"],
  points: [
    {
      name: {
        en: "Either John Smith may be chosen, Flounder may not",
        fr: "L’un ou l’autre John Smith peut être choisi, Polochon non",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          kind: "choose",
          rule: "6.1.3",
          options: ["card:john-a", "card:john-b"],
          refused: { "card:flounder": "6.7.3.2" },
        },
      },
    },
    {
      name: {
        en: "Mara chooses one; that is enough",
        fr: "Mara en choisit un ; cela suffit",
      },
      at: { rule: "6.1.3" },
      expect: { choice: { player: "Mara", takes: ["card:john-b"] } },
    },
    {
      name: { en: "He is dealt 3 damage", fr: "3 dommages lui sont infligés" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { "john-b": { damage: 3 }, "john-a": { damage: 0 } } },
    },
    {
      name: {
        en: "The other copy asks for nothing more",
        fr: "L’autre exemplaire ne demande plus rien",
      },
      at: "end",
      expect: {
        cards: { "john-a": { damage: 0 }, flounder: { damage: 0 }, smash: { zone: "discard" } },
        decision: { player: "Mara", kind: "turn action" },
        never: ["6.1.3"],
      },
    },
  ],
};

export default scenario;

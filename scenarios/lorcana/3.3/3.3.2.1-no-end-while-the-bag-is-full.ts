import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "3.3.2.1-no-end-while-the-bag-is-full",
  game: "lorcana",
  example: null,
  rules: ["3.3.2.1", "3.3.2", "4.1.2", "4.5.3"],
  title: {
    en: "No end of the turn with abilities in the bag",
    fr: "Pas de fin de tour avec des capacités dans le sac",
  },
  story: {
    en: "Mara quests with Anna, and two of Anna’s abilities wait in the bag. Mara would rather end her turn, or quest with Elsa, and not bother with them. May she?",
    fr: "Mara envoie Anna à l’aventure, et deux capacités d’Anna attendent dans le sac. Mara aimerait mieux terminer son tour, ou envoyer Elsa à l’aventure, sans s’en occuper. Le peut-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "anna-magical-mission", as: "anna" },
          { card: "elsa-trusted-sister", as: "elsa" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["quest:anna", "bag:anna:coordinated-plan", "no", "no"],
  points: [
    {
      name: {
        en: "Before the quest she may end her turn",
        fr: "Avant l’aventure, elle peut terminer son tour",
      },
      at: "start",
      expect: { decision: { player: "Mara", open: ["end", "quest:anna", "quest:elsa"] } },
    },
    {
      name: {
        en: "With abilities in the bag she can’t: she has to resolve them",
        fr: "Avec des capacités dans le sac, elle ne le peut pas : elle doit les résoudre",
      },
      at: { answered: 1 },
      expect: {
        bag: { Mara: ["anna:support", "anna:coordinated-plan"], Theo: [] },
        decision: {
          player: "Mara",
          kind: "bag",
          options: ["bag:anna:support", "bag:anna:coordinated-plan"],
          refused: { end: "3.3.2.1" },
        },
      },
    },
    {
      name: {
        en: "One resolved, the other still in the way",
        fr: "L’une est résolue, l’autre attend encore",
      },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", kind: "may" }, bag: { Mara: ["anna:support"], Theo: [] } },
    },
    {
      name: {
        en: "The bag is empty, the quest complete: she may do either now",
        fr: "Le sac est vide, l’aventure achevée : elle peut faire l’un ou l’autre",
      },
      at: "end",
      expect: {
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", kind: "turn action", open: ["end", "quest:elsa"] },
      },
    },
  ],
};

export default scenario;

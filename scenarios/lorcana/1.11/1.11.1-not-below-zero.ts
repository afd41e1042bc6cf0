import type { Scenario } from "../../format.ts";

const song = { card: "a-pirates-life", as: "pirates-life" };

const scenario: Scenario = {
  id: "1.11.1-not-below-zero",
  game: "lorcana",
  example: null,
  rules: ["1.11.1", "1.3.5.2"],
  title: { en: "Lore stops at 0", fr: "Les éclats de Lore s’arrêtent à 0" },
  story: {
    en: "Mara plays A Pirate’s Life against Theo, who has 1 lore, and Nina, who has 5: each opponent loses 2 lore, and Mara gains 2. What are the totals afterwards?",
    fr: "Mara joue La vie d’un pirate contre Theo, qui a 1 éclat de Lore, et Nina, qui en a 5 : chaque adversaire en perd 2, et Mara en gagne 2. Quels sont les totaux ensuite ?",
  },
  setup: { game: "lorcana", players: [{ ink: 6, hand: [song], lore: 4 }, { lore: 1 }, { lore: 5 }] },
  script: ["play:pirates-life"],
  points: [
    {
      name: { en: "Before", fr: "Avant" },
      at: "start",
      expect: { players: { Mara: { lore: 4 }, Theo: { lore: 1 }, Nina: { lore: 5 } } },
    },
    {
      name: { en: "Theo loses the 1 he has", fr: "Theo perd le seul qu’il a" },
      at: { rule: "1.11.1" },
      expect: { players: { Theo: { lore: 0 }, Nina: { lore: 5 } } },
    },
    {
      name: { en: "Nina loses 2", fr: "Nina en perd 2" },
      at: { rule: "1.11.1" },
      expect: { players: { Nina: { lore: 3 } } },
    },
    {
      name: { en: "Mara gains 2 all the same", fr: "Mara en gagne 2 dans tous les cas" },
      at: "end",
      expect: { players: { Mara: { lore: 6 }, Theo: { lore: 0 }, Nina: { lore: 3 } } },
    },
  ],
  variants: [
    {
      id: "at-zero",
      title: { en: "Theo has none", fr: "Theo n’en a aucun" },
      setup: { game: "lorcana", players: [{ ink: 6, hand: [song] }, { lore: 0 }] },
      script: ["play:pirates-life"],
      points: [
        {
          name: { en: "He loses none, and Mara gains 2", fr: "Il n’en perd aucun, et Mara en gagne 2" },
          at: "end",
          expect: { players: { Mara: { lore: 2 }, Theo: { lore: 0 } } },
        },
      ],
    },
  ],
};

export default scenario;

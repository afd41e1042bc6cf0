import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.5.1-B-exit-stage-left",
  game: "lorcana",
  example: "6.1.5.1-B",
  rules: ["6.1.5.1", "6.1.4", "6.1.5", "6.2.3"],
  title: {
    en: "Shuffle the card away to draw 3",
    fr: "Remélanger la carte pour en piocher 3",
  },
  story: {
    en: "Mara’s Traveling Player quests. His Exit, Stage Left lets her shuffle him into her deck to draw 3 cards. When does she decide, and does she draw if she would rather keep him?",
    fr: "Le Comédien ambulant de Mara part à l’aventure. Sa Sortie côté cour permet à Mara de le remélanger dans sa pioche pour piocher 3 cartes. Quand décide-t-elle, et pioche-t-elle si elle préfère le garder ?",
  },
  setup: {
    game: "lorcana",
    players: [{ play: [{ card: "practice-traveling-player", as: "comedian" }], deck: 5 }, { deck: 5 }],
  },
  script: ["quest:comedian", "yes"],
  points: [
    {
      name: {
        en: "The quest puts the ability into the bag; nothing is decided yet",
        fr: "L’aventure met la capacité dans le sac ; rien n’est encore décidé",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["comedian:exit-stage-left"], Theo: [] },
        players: { Mara: { lore: 1 } },
        cards: { comedian: { zone: "play" } },
      },
    },
    {
      name: {
        en: "She decides as it resolves",
        fr: "Elle décide à la résolution",
      },
      at: { answered: 1 },
      expect: {
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: { en: "[A]: he is shuffled into the deck", fr: "[A] : il est remélangé dans la pioche" },
      at: { rule: "7.1.6" },
      expect: { cards: { comedian: { zone: "deck" } }, players: { Mara: { deck: 6, hand: [] } } },
    },
    {
      name: { en: "[B]: she draws 3 cards", fr: "[B] : elle pioche 3 cartes" },
      at: "end",
      expect: {
        players: { Mara: { deck: 3, lore: 1 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "stays",
      title: { en: "Mara keeps him", fr: "Mara le garde" },
      script: ["quest:comedian", "no"],
      points: [
        {
          name: {
            en: "Nothing of the sentence is done: no [A], no [B]",
            fr: "Rien de la phrase ne se fait : ni [A], ni [B]",
          },
          at: { rule: "6.1.4" },
          expect: { choice: { player: "Mara", takes: ["no"] } },
        },
        {
          name: {
            en: "He stays in play and no card is drawn",
            fr: "Il reste en jeu, aucune carte n’est piochée",
          },
          at: "end",
          expect: {
            cards: { comedian: { zone: "play", exerted: true } },
            players: { Mara: { deck: 5, hand: [], lore: 1 } },
            never: ["7.1.6", "1.12.1"],
          },
        },
      ],
    },
    {
      id: "returned-first",
      title: { en: "He is back in Mara’s hand before", fr: "Il est déjà revenu en main" },
      setup: {
        game: "lorcana",
        players: [
          {
            play: [
              { card: "practice-traveling-player", as: "comedian" },
              { card: "practice-stage-manager", as: "manager" },
            ],
            deck: 5,
          },
          { deck: 5 },
        ],
      },
      script: ["quest:comedian", "bag:manager:cut-the-scene", "yes"],
      points: [
        {
          name: {
            en: "Stage Manager’s ability waits for the quest too, and Mara resolves it first",
            fr: "La capacité du Régisseur attendait aussi l’aventure, et Mara la résout d’abord",
          },
          at: { answered: 1 },
          expect: {
            bag: { Mara: ["comedian:exit-stage-left", "manager:cut-the-scene"], Theo: [] },
            decision: {
              player: "Mara",
              options: ["bag:comedian:exit-stage-left", "bag:manager:cut-the-scene"],
            },
          },
        },
        {
          name: {
            en: "He is back in her hand, where he is a new card",
            fr: "Il est revenu dans sa main, où c’est une nouvelle carte",
          },
          at: { rule: "7.1.6" },
          expect: {
            cards: { comedian: { zone: "hand" } },
            bag: { Mara: ["comedian:exit-stage-left"], Theo: [] },
          },
        },
        {
          name: {
            en: "His ability still resolves, but [A] can no longer be done",
            fr: "Sa capacité se résout encore, mais [A] n’est plus possible",
          },
          at: { rule: "6.1.4" },
          expect: { cards: { comedian: { zone: "hand" } }, bag: { Mara: [], Theo: [] } },
        },
        {
          name: { en: "So no card is drawn", fr: "Aucune carte n’est donc piochée" },
          at: "end",
          expect: {
            players: { Mara: { hand: ["comedian"], deck: 5, lore: 1 } },
            bag: { Mara: [], Theo: [] },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
  ],
};

export default scenario;

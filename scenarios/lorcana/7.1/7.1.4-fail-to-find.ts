import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.1.4-fail-to-find",
  game: "lorcana",
  example: null,
  rules: ["7.1.4", "7.2.2"],
  title: {
    en: "Not finding in a deck, having to find in a discard",
    fr: "Ne pas trouver dans une pioche, devoir trouver dans une défausse",
  },
  story: {
    en: "Mara plays Ask the Way, which looks for a location in her deck, and then Get to Safety!, which plays a location of cost 3 or less from her discard. There is one in each. May she say that she finds none in her deck? And in her discard, if she would rather not play it?",
    fr: "Mara joue Demander son chemin, qui cherche un lieu dans sa pioche, puis Vite, à l’abri !, qui joue un lieu de coût 3 ou moins depuis sa défausse. Il y en a un dans chacune. Peut-elle dire qu’elle n’en trouve pas dans sa pioche ? Et dans sa défausse, si elle préfère ne pas le jouer ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        hand: [
          { card: "practice-ask-the-way", as: "ask" },
          { card: "get-to-safety", as: "safety" },
        ],
        deck: [
          { card: "practice-village-square", as: "square" },
          { card: "practice-carter", as: "carter" },
        ],
        discard: [{ card: "practice-crossroads", as: "crossroads" }],
      },
      { deck: 5 },
    ],
  },
  script: ["play:ask", [], "play:safety"],
  points: [
    {
      name: {
        en: "The deck is private: the location is there, and Mara may fail to find it",
        fr: "La pioche est privée : le lieu y est, et Mara peut ne pas le trouver",
      },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "choose", rule: "7.1.4", open: ["card:square"] } },
    },
    {
      name: {
        en: "She finds none; the deck is shuffled",
        fr: "Elle n’en trouve pas ; la pioche est mélangée",
      },
      at: { rule: "7.2.2" },
      expect: { players: { Mara: { hand: ["safety"], deck: 2 } } },
    },
    {
      name: {
        en: "The discard is public: she must take the one there is",
        fr: "La défausse est publique : elle doit prendre celui qui s’y trouve",
      },
      at: { rule: "7.1.4" },
      expect: {
        choice: { player: "Mara", options: ["card:crossroads"], takes: ["card:crossroads"], forced: true },
      },
    },
    {
      name: { en: "Crossroads is in play", fr: "Le Carrefour est en jeu" },
      at: "end",
      expect: { cards: { crossroads: { zone: "play" }, square: { zone: "deck" } } },
    },
  ],
  variants: [
    {
      id: "found",
      title: { en: "She finds it", fr: "Elle le trouve" },
      script: ["play:ask", "card:square"],
      points: [
        {
          name: { en: "The location goes to her hand", fr: "Le lieu va dans sa main" },
          at: "end",
          expect: { cards: { square: { zone: "hand" } }, players: { Mara: { deck: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.6.1.2-B-heihei-below-zero",
  game: "lorcana",
  example: "6.6.1.2-B",
  rules: ["6.6.1.2", "6.6.1.1"],
  title: {
    en: "Heihei’s Strength, below zero and back up",
    fr: "La Force de Heihei, sous zéro et retour",
  },
  story: {
    en: "Heihei has 2 Strength and 2 Willpower. In one turn Mara gives him +1, then -5, then +1 Strength. Does he stop at 0 on the way, so that the last +1 brings him to 1?",
    fr: "Heihei a 2 de Force et 2 de Volonté. En un tour, Mara lui donne +1, puis -5, puis +1 de Force. S’arrête-t-il à 0 en chemin, de sorte que le dernier +1 l’amène à 1 ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 5,
        deck: 5,
        hand: [
          { card: "practice-good-word", as: "word-a" },
          { card: "practice-cold-sweat", as: "sweat" },
          { card: "practice-good-word", as: "word-b" },
        ],
        play: [{ card: "heihei-rambling-rooster", as: "heihei" }],
      },
      { deck: 5 },
    ],
  },
  script: ["play:word-a", "play:sweat", "play:word-b"],
  points: [
    {
      name: { en: "2 Strength, 2 Willpower", fr: "2 de Force, 2 de Volonté" },
      at: "start",
      expect: { cards: { heihei: { strength: 2, willpower: 2 } } },
    },
    {
      name: { en: "+1: 3 Strength", fr: "+1 : 3 de Force" },
      at: { answered: 1 },
      expect: { cards: { heihei: { strength: 3, willpower: 2 } }, lasting: ["word-a:a-good-word"] },
    },
    {
      name: {
        en: "-5 combines with it: -2 Strength, and he stays in play",
        fr: "-5 s’y combine : -2 de Force, et il reste en jeu",
      },
      at: { rule: "6.6.1.2" },
      expect: { cards: { heihei: { strength: -2, willpower: 2, zone: "play" } } },
    },
    {
      name: {
        en: "+1 again: all three together make -1, not 1",
        fr: "Encore +1 : les trois ensemble donnent -1, et non 1",
      },
      at: "end",
      expect: {
        cards: { heihei: { strength: -1, willpower: 2 } },
        lasting: ["word-a:a-good-word", "sweat:cold-sweat", "word-b:a-good-word"],
      },
    },
  ],
  variants: [
    {
      id: "another-order",
      title: { en: "The -5 comes last", fr: "Le -5 vient en dernier" },
      script: ["play:word-a", "play:word-b", "play:sweat"],
      points: [
        {
          name: { en: "+1 and +1: 4 Strength", fr: "+1 et +1 : 4 de Force" },
          at: { answered: 2 },
          expect: { cards: { heihei: { strength: 4 } } },
        },
        {
          name: {
            en: "They have no order: the same -1",
            fr: "Ils n’ont pas d’ordre : le même -1",
          },
          at: "end",
          expect: { cards: { heihei: { strength: -1, willpower: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

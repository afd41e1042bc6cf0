import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.5.3-too-late-for-the-ruckus",
  game: "lorcana",
  example: "6.5.3",
  rules: ["6.5.3", "6.5.6", "6.1.13.5"],
  title: {
    en: "Strong enough, a moment too late",
    fr: "Assez fort, mais un instant trop tard",
  },
  story: {
    en: "Donald, with 3 Strength, challenges from the Snuggly Duckling: Mara gains 1 lore, or 3 instead if he has 6 Strength or more. Later in the same challenge Theo reaches 10 lore, and Donald gets +6. Is the 1 lore replaced after all?",
    fr: "Donald, 3 de Force, défie depuis Le Canard Boiteux : Mara gagne 1 éclat de Lore, ou 3 à la place s’il a 6 de Force ou plus. Plus tard dans le même défi, Theo atteint 10 éclats de Lore, et Donald gagne +6. Le gain est-il remplacé après coup ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "snuggly-duckling-disreputable-pub", as: "duckling" },
          { card: "donald-duck-pie-slinger", as: "donald", at: "duckling" },
          { card: "lumiere-hotheaded-candelabra", as: "lumiere", at: "duckling" },
          { card: "milo-thatch-clever-cartographer", as: "milo", at: "duckling" },
        ],
      },
      {
        lore: 9,
        deck: 5,
        play: [
          { card: "flounder-voice-of-reason", as: "flounder", exerted: true },
          { card: "practice-night-sentry", as: "sentry" },
        ],
      },
    ],
  },
  script: ["challenge:donald:flounder"],
  points: [
    {
      name: {
        en: "Donald challenges with 3 Strength: Routine Ruckus goes into the bag",
        fr: "Donald défie avec 3 de Force : Remue-ménage routinier entre dans le sac",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["duckling:routine-ruckus"], Theo: [] },
        challenge: { challenger: "donald", challenged: "flounder" },
        cards: { donald: { strength: 3 } },
      },
    },
    {
      name: {
        en: "As it resolves he has 3 Strength: nothing to replace",
        fr: "Quand elle se résout, il a 3 de Force : rien à remplacer",
      },
      at: { rule: "6.5.3" },
      expect: { cards: { donald: { strength: 3 } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: { en: "Mara gains 1 lore", fr: "Mara gagne 1 éclat de Lore" },
      at: { rule: "1.11.1" },
      expect: { players: { Mara: { lore: 1 }, Theo: { lore: 9 } } },
    },
    {
      name: {
        en: "Flounder is banished: Theo’s Night Sentry triggers",
        fr: "Polochon est banni : la Sentinelle de nuit de Theo se déclenche",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        cards: { flounder: { zone: "discard" } },
        bag: { Mara: [], Theo: ["sentry:sound-the-alarm"] },
      },
    },
    {
      name: {
        en: "Theo has 10 lore, Donald 9 Strength, and the challenge is not over yet",
        fr: "Theo a 10 éclats de Lore, Donald 9 de Force, et le défi n’est pas encore fini",
      },
      at: { rule: "1.11.1" },
      expect: {
        players: { Theo: { lore: 10 } },
        cards: { donald: { strength: 9 } },
        challenge: { challenger: "donald", challenged: "flounder" },
      },
    },
    {
      name: {
        en: "What has happened is not replaced: Mara has 1 lore",
        fr: "Ce qui s’est produit ne se remplace pas : Mara a 1 éclat de Lore",
      },
      at: "end",
      expect: { players: { Mara: { lore: 1 } }, challenge: null, never: ["6.5.4"] },
    },
  ],
  variants: [
    {
      id: "strong-enough",
      title: { en: "Lumiere challenges, with 7 Strength", fr: "Lumière défie, avec 7 de Force" },
      script: ["challenge:lumiere:flounder"],
      points: [
        {
          name: {
            en: "The condition is met as the ability resolves: 3 lore replace the 1",
            fr: "La condition est remplie quand la capacité se résout : 3 éclats de Lore remplacent le 1",
          },
          at: { rule: "6.5.4" },
          expect: { event: ["lore 3 Mara"], players: { Mara: { lore: 0 } } },
        },
        {
          name: { en: "Mara gains 3, not 4", fr: "Mara en gagne 3, pas 4" },
          at: { rule: "1.11.1" },
          expect: { players: { Mara: { lore: 3 } } },
        },
      ],
    },
    {
      id: "too-weak",
      title: { en: "Milo challenges, with 2 Strength", fr: "Milo défie, avec 2 de Force" },
      script: ["challenge:milo:flounder"],
      points: [
        {
          name: {
            en: "Less than 3 Strength: nothing triggers at all",
            fr: "Moins de 3 de Force : rien ne se déclenche",
          },
          at: { rule: "4.6.6.2" },
          expect: {
            players: { Mara: { lore: 0 } },
            bag: { Mara: [], Theo: [] },
            never: ["7.7.3.1", "1.11.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

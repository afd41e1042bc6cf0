import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.6.2-yokai-counts-zero",
  game: "lorcana",
  example: "6.6.2",
  rules: ["6.6.2", "6.6.1.1", "6.1.8"],
  title: {
    en: "Below zero counts as zero",
    fr: "En dessous de zéro, on compte zéro",
  },
  story: {
    en: "With Yokai and one Microbots in play, Mara plays a second Microbots on Theo’s Lamplighter, who has 1 Strength. Then Yokai quests: Mara draws a card for each opposing character with 0 Strength. Does -1 count?",
    fr: "Avec Yokai et un Microrobots en jeu, Mara joue un deuxième Microrobots contre l’Allumeur de réverbères de Theo, qui a 1 de Force. Puis Yokai part à l’aventure : Mara pioche une carte pour chaque personnage adverse ayant 0 de Force. Est-ce que -1 compte ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        hand: [{ card: "microbots", as: "bots-b" }],
        play: [
          { card: "yokai-scientific-supervillain", as: "yokai" },
          { card: "microbots", as: "bots-a" },
        ],
      },
      { deck: 5, play: [{ card: "practice-lamplighter", as: "lamplighter", exerted: true }] },
    ],
  },
  script: ["play:bots-b", "card:lamplighter", "quest:yokai"],
  points: [
    {
      name: { en: "Inspired Tech goes into the bag", fr: "Technologie inspirée entre dans le sac" },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["bots-b:inspired-tech"], Theo: [] },
        cards: { lamplighter: { strength: 1, willpower: 1 } },
      },
    },
    {
      name: {
        en: "As it resolves, Mara chooses a character",
        fr: "Quand elle se résout, Mara choisit un personnage",
      },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "choose", options: ["card:yokai", "card:lamplighter"] } },
    },
    {
      name: {
        en: "Two Microbots: -2, so Lamplighter has -1 Strength and stays in play",
        fr: "Deux Microrobots : -2, l’Allumeur de réverbères a donc -1 de Force et reste en jeu",
      },
      at: { answered: 2 },
      expect: { cards: { lamplighter: { strength: -1, willpower: 1, zone: "play" } } },
    },
    {
      name: {
        en: "Yokai quests: Technical Gain goes into the bag",
        fr: "Yokai part à l’aventure : Progrès technique entre dans le sac",
      },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["yokai:technical-gain"], Theo: [] }, players: { Mara: { lore: 2, deck: 5 } } },
    },
    {
      name: {
        en: "It resolves: -1 counts as 0, so one character is counted",
        fr: "Elle se résout : -1 compte pour 0, on compte donc un personnage",
      },
      at: { rule: "6.6.2" },
      expect: { players: { Mara: { deck: 5 } } },
    },
    {
      name: {
        en: "Mara drew 1 card; Lamplighter still has -1, it did not become 0",
        fr: "Mara a pioché 1 carte ; l’Allumeur a toujours -1, sa Force n’est pas devenue 0",
      },
      at: "end",
      expect: { players: { Mara: { deck: 4 } }, cards: { lamplighter: { strength: -1 } } },
    },
  ],
  variants: [
    {
      id: "challenge",
      title: {
        en: "Yokai challenges Lamplighter instead",
        fr: "Yokai défie plutôt l’Allumeur de réverbères",
      },
      script: ["play:bots-b", "card:lamplighter", "challenge:yokai:lamplighter"],
      points: [
        {
          name: {
            en: "With a negative Strength, Lamplighter deals no damage",
            fr: "Avec une Force négative, l’Allumeur n’inflige aucun dommage",
          },
          at: { rule: "6.6.2" },
          expect: { cards: { lamplighter: { strength: -1 }, yokai: { damage: 0 } } },
        },
        {
          name: {
            en: "Yokai is unharmed; no damage is taken off either",
            fr: "Yokai est indemne ; rien ne lui est retiré non plus",
          },
          at: "end",
          expect: { cards: { yokai: { damage: 0 }, lamplighter: { zone: "discard" } } },
        },
      ],
    },
    {
      id: "strength-one",
      title: { en: "Yokai quests first", fr: "Yokai part d’abord à l’aventure" },
      script: ["quest:yokai"],
      points: [
        {
          name: {
            en: "1 Strength is not 0: no card",
            fr: "1 de Force n’est pas 0 : aucune carte",
          },
          at: "end",
          expect: { players: { Mara: { lore: 2, deck: 5 } }, cards: { lamplighter: { strength: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

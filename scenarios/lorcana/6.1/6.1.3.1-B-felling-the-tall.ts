import type { Scenario } from "../../format.ts";

const felling = { card: "practice-felling-the-tall", as: "felling" };

const scenario: Scenario = {
  id: "6.1.3.1-B-felling-the-tall",
  game: "lorcana",
  example: "6.1.3.1-B",
  rules: ["6.1.3.1", "6.7.3.3", "6.7.3", "1.7.7"],
  title: {
    en: "A requirement with a limiter: 5 Strength or more",
    fr: "Une exigence et sa restriction : 5 de Force au moins",
  },
  story: {
    en: "Mara plays Felling the Tall, which banishes a chosen character with 5 Strength or more. Theo’s Blacksmith has 5, his Quarry Giant 7, his Carter only 3. Whom may she choose, and when is the Strength looked at?",
    fr: "Mara joue Abattre les grands, qui bannit un personnage choisi ayant au moins 5 de Force. Le Forgeron de Theo en a 5, son Géant de la carrière 7, son Charretier seulement 3. Qui peut-elle choisir, et quand regarde-t-on la Force ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, hand: [felling], deck: 5 },
      {
        play: [
          { card: "practice-blacksmith", as: "blacksmith" },
          { card: "practice-quarry-giant", as: "giant" },
          { card: "practice-carter", as: "carter" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["play:felling", "card:blacksmith"],
  points: [
    {
      name: {
        en: "Carter is a character, but the limiter shuts him out",
        fr: "Le Charretier est un personnage, mais la restriction l’écarte",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:blacksmith", "card:giant"],
          refused: { "card:carter": "6.1.3.1" },
        },
      },
    },
    {
      name: { en: "5 is enough: Blacksmith is banished", fr: "5 suffisent : le Forgeron est banni" },
      at: "end",
      expect: {
        cards: { blacksmith: { zone: "discard" }, giant: { zone: "play" }, carter: { zone: "play" } },
      },
    },
  ],
  variants: [
    {
      id: "grown",
      title: { en: "Mara makes Carter stronger first", fr: "Mara renforce d’abord le Charretier" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 5, hand: [felling, { card: "practice-warm-up", as: "warm-up" }], deck: 5 },
          {
            play: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-lamplighter", as: "lamplighter" },
            ],
            deck: 5,
          },
        ],
      },
      script: ["play:warm-up", "card:carter", "play:felling"],
      points: [
        {
          name: { en: "With +4, Carter has 7 Strength", fr: "Avec +4, le Charretier a 7 de Force" },
          at: { answered: 2 },
          expect: { cards: { carter: { strength: 7 }, lamplighter: { strength: 1 } } },
        },
        {
          name: {
            en: "What counts is his Strength as the effect resolves",
            fr: "Ce qui compte, c’est sa Force quand l’effet se résout",
          },
          at: { answered: 3 },
          expect: { cards: { carter: { zone: "discard" }, lamplighter: { zone: "play" } } },
        },
      ],
    },
    {
      id: "nobody-tall",
      title: { en: "Nobody has 5 Strength", fr: "Personne n’a 5 de Force" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 3, hand: [felling], deck: 5 },
          { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
        ],
      },
      script: ["play:felling"],
      points: [
        {
          name: { en: "No choice is legal", fr: "Aucun choix n’est légal" },
          at: { rule: "1.7.7" },
          expect: { choice: { player: "Mara", options: [], refused: { "card:carter": "6.1.3.1" } } },
        },
        {
          name: { en: "Nothing is banished", fr: "Rien n’est banni" },
          at: "end",
          expect: { cards: { carter: { zone: "play" }, felling: { zone: "discard" } }, never: ["6.7.2.3"] },
        },
      ],
    },
  ],
};

export default scenario;

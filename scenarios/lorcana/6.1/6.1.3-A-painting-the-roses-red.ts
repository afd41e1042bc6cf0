import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.3-A-painting-the-roses-red",
  game: "lorcana",
  example: "6.1.3-A",
  rules: ["6.1.3", "6.1.2", "6.1.13.4"],
  title: {
    en: "Up to 2: two, one or none",
    fr: "Jusqu’à 2 : deux, un ou aucun",
  },
  story: {
    en: "Mara plays Painting the Roses Red: up to 2 chosen characters get -1 Strength this turn, and she draws a card. Theo has Carter and Stonemason in play. May she put both -1 on one of them, and may she choose nobody?",
    fr: "Mara joue Peignons les roses en rouge : jusqu’à 2 personnages choisis subissent -1 de Force pour le reste du tour, et elle pioche une carte. Theo a en jeu le Charretier et le Tailleur de pierre. Peut-elle mettre les deux -1 sur le même, et peut-elle ne choisir personne ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        hand: [{ card: "painting-the-roses-red", as: "roses" }],
        deck: [{ card: "practice-poet", as: "poet" }, "practice-blank-page"],
      },
      {
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-stonemason", as: "stonemason" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["play:roses", ["card:carter", "card:stonemason"]],
  points: [
    {
      name: {
        en: "The choice is made as the effect resolves; each character is there once",
        fr: "Le choix se fait à la résolution ; chaque personnage n’y figure qu’une fois",
      },
      at: { answered: 1 },
      expect: {
        cards: { roses: { zone: "play" } },
        decision: { player: "Mara", rule: "6.1.3", options: ["card:carter", "card:stonemason"] },
      },
    },
    {
      name: { en: "Mara takes two different characters", fr: "Mara prend deux personnages différents" },
      at: { rule: "6.1.3" },
      expect: { choice: { player: "Mara", takes: ["card:carter", "card:stonemason"] } },
    },
    {
      name: {
        en: "Each has 1 Strength less, and she draws",
        fr: "Chacun perd 1 point de Force, et elle pioche",
      },
      at: "end",
      expect: {
        cards: { carter: { strength: 2 }, stonemason: { strength: 1 } },
        players: { Mara: { hand: ["poet"], discard: ["roses"] } },
      },
    },
  ],
  variants: [
    {
      id: "one",
      title: { en: "Mara chooses one", fr: "Mara n’en choisit qu’un" },
      script: ["play:roses", "card:carter"],
      points: [
        {
          name: {
            en: "Carter loses 1 Strength, not 2: he can be chosen once",
            fr: "Le Charretier perd 1 point de Force, pas 2 : on ne le choisit qu’une fois",
          },
          at: "end",
          expect: {
            cards: { carter: { strength: 2 }, stonemason: { strength: 2 } },
            players: { Mara: { hand: ["poet"] } },
          },
        },
      ],
    },
    {
      id: "nobody",
      title: { en: "Mara chooses nobody", fr: "Mara ne choisit personne" },
      script: ["play:roses", []],
      points: [
        {
          name: { en: "0 is a legal choice", fr: "0 est un choix légal" },
          at: { rule: "6.1.3" },
          expect: { choice: { player: "Mara", takes: [], forced: false } },
        },
        {
          name: {
            en: "No Strength changes; the card is drawn all the same",
            fr: "Aucune Force ne change ; la carte est piochée tout de même",
          },
          at: "end",
          expect: {
            cards: { carter: { strength: 3 }, stonemason: { strength: 2 } },
            players: { Mara: { hand: ["poet"], discard: ["roses"] } },
          },
        },
      ],
    },
    {
      id: "one-character-in-play",
      title: { en: "Only one character is in play", fr: "Un seul personnage est en jeu" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            hand: [{ card: "painting-the-roses-red", as: "roses" }],
            deck: [{ card: "practice-poet", as: "poet" }, "practice-blank-page"],
          },
          { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
        ],
      },
      script: ["play:roses", "card:carter"],
      points: [
        {
          name: {
            en: "He alone can be chosen, and only once; nobody forces Mara to",
            fr: "Lui seul peut être choisi, et une seule fois ; rien n’y oblige Mara",
          },
          at: { answered: 1 },
          expect: { decision: { player: "Mara", rule: "6.1.3", options: ["card:carter"] } },
        },
        {
          name: { en: "He loses 1 Strength", fr: "Il perd 1 point de Force" },
          at: "end",
          expect: { cards: { carter: { strength: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

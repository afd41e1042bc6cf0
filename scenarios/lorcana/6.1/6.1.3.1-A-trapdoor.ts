import type { Scenario } from "../../format.ts";

const trapdoor = { ink: 4, hand: [{ card: "practice-trapdoor", as: "trapdoor" }], deck: 5 };

const scenario: Scenario = {
  id: "6.1.3.1-A-trapdoor",
  game: "lorcana",
  example: "6.1.3.1-A",
  rules: ["6.1.3.1", "6.1.3", "6.7.3", "1.7.7"],
  title: {
    en: "A requirement: a character has to be chosen",
    fr: "Une exigence : choisir un personnage",
  },
  story: {
    en: "Mara plays Trapdoor: banish a chosen character, no more is said. In play are her own Lamplighter and, on Theo’s side, Carter and the item Copper Coin. What can she choose, and can she refuse to choose?",
    fr: "Mara joue Trappe : bannir un personnage choisi, rien de plus. En jeu, son propre Allumeur de réverbères et, chez Theo, le Charretier et l’objet Pièce de cuivre. Que peut-elle choisir, et peut-elle refuser de choisir ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ...trapdoor, play: [{ card: "practice-lamplighter", as: "lamplighter" }] },
      {
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-copper-coin", as: "coin" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["play:trapdoor", "card:carter"],
  points: [
    {
      name: {
        en: "Any character meets the requirement, whoever’s it is; an item does not",
        fr: "Tout personnage remplit l’exigence, quel qu’en soit le joueur ; pas un objet",
      },
      at: { answered: 1 },
      expect: {
        decision: { player: "Mara", rule: "6.1.3", options: ["card:lamplighter", "card:carter"] },
      },
    },
    {
      name: {
        en: "The choice is met and the effect resolves",
        fr: "L’exigence est remplie, l’effet se résout",
      },
      at: { rule: "6.7.2.3" },
      expect: { cards: { carter: { zone: "discard" }, trapdoor: { zone: "play" } } },
    },
    {
      name: { en: "Everything else stays in play", fr: "Tout le reste demeure en jeu" },
      at: "end",
      expect: {
        cards: {
          lamplighter: { zone: "play" },
          coin: { zone: "play" },
          carter: { zone: "discard" },
          trapdoor: { zone: "discard" },
        },
      },
    },
  ],
  variants: [
    {
      id: "own-character-only",
      title: { en: "Mara’s is the only character", fr: "Le seul personnage est à Mara" },
      setup: {
        game: "lorcana",
        players: [
          { ...trapdoor, play: [{ card: "practice-lamplighter", as: "lamplighter" }] },
          { play: [{ card: "practice-copper-coin", as: "coin" }], deck: 5 },
        ],
      },
      script: ["play:trapdoor"],
      points: [
        {
          name: {
            en: "The requirement can be met, so it must be: she has to choose her own",
            fr: "L’exigence peut être remplie, elle doit donc l’être : elle choisit le sien",
          },
          at: { rule: "6.1.3" },
          expect: {
            choice: {
              player: "Mara",
              options: ["card:lamplighter"],
              takes: ["card:lamplighter"],
              forced: true,
            },
          },
        },
        {
          name: { en: "Lamplighter is banished", fr: "L’Allumeur de réverbères est banni" },
          at: "end",
          expect: { cards: { lamplighter: { zone: "discard" }, coin: { zone: "play" } } },
        },
      ],
    },
    {
      id: "no-character",
      title: { en: "No character is in play", fr: "Aucun personnage n’est en jeu" },
      setup: {
        game: "lorcana",
        players: [trapdoor, { play: [{ card: "practice-copper-coin", as: "coin" }], deck: 5 }],
      },
      script: ["play:trapdoor"],
      points: [
        {
          name: { en: "The requirement cannot be met", fr: "L’exigence ne peut pas être remplie" },
          at: { rule: "1.7.7" },
          expect: { choice: { player: "Mara", options: [] } },
        },
        {
          name: {
            en: "Trapdoor resolves with no effect",
            fr: "Trappe se résout sans effet",
          },
          at: "end",
          expect: {
            cards: { coin: { zone: "play" }, trapdoor: { zone: "discard" } },
            never: ["6.7.2.3"],
          },
        },
      ],
    },
  ],
};

export default scenario;

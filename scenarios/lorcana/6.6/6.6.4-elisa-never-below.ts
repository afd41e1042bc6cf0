import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.6.4-elisa-never-below",
  game: "lorcana",
  example: "6.6.4",
  rules: ["6.6.4", "6.6.1.2"],
  title: {
    en: "Elisa never falls below her printed Strength",
    fr: "Elisa ne descend jamais sous sa Force imprimée",
  },
  story: {
    en: "While Elisa Maza is in play, the Strength of Mara’s characters can’t be reduced below its printed value. In one turn Elisa, 4 Strength, gets -4, then +1, then +4. Does each bonus start from 4, or are all of them added up first?",
    fr: "Tant qu’Elisa Maza est en jeu, la Force des personnages de Mara ne peut pas être réduite en dessous de sa valeur imprimée. En un tour, Elisa, 4 de Force, subit -4, puis gagne +1, puis +4. Chaque bonus part-il de 4, ou additionne-t-on d’abord le tout ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 7,
        deck: 5,
        hand: [
          { card: "practice-weariness", as: "weariness" },
          { card: "practice-good-word", as: "word" },
          { card: "practice-warm-up", as: "warm-up" },
        ],
        play: [
          { card: "elisa-maza-transformed-gargoyle", as: "elisa" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: ["play:weariness", "card:elisa", "play:word", "card:elisa", "play:warm-up", "card:elisa"],
  points: [
    {
      name: { en: "4 Strength, 4 Willpower", fr: "4 de Force, 4 de Volonté" },
      at: "start",
      expect: { cards: { elisa: { strength: 4, willpower: 4 } } },
    },
    {
      name: {
        en: "-4 would make 0, below the printed 4: she has 4",
        fr: "-4 donnerait 0, moins que les 4 imprimés : elle a 4",
      },
      at: { rule: "6.6.4" },
      expect: { cards: { elisa: { strength: 4 } } },
    },
    {
      name: {
        en: "With +1 they make 1, still below: she has 4, not 5",
        fr: "Avec +1, cela donne 1, encore moins : elle a 4, pas 5",
      },
      at: { answered: 4 },
      expect: { cards: { elisa: { strength: 4 } } },
    },
    {
      name: {
        en: "With +4 they make 5, which is not below 4: she has 5",
        fr: "Avec +4, cela donne 5, qui n’est pas inférieur à 4 : elle a 5",
      },
      at: "end",
      expect: {
        cards: { elisa: { strength: 5 } },
        lasting: ["weariness:weariness", "word:a-good-word", "warm-up:warm-up"],
      },
    },
  ],
  variants: [
    {
      id: "flounder",
      title: { en: "Another character of Mara’s", fr: "Un autre personnage de Mara" },
      script: ["play:weariness", "card:flounder"],
      points: [
        {
          name: { en: "Flounder keeps his printed 2 as well", fr: "Polochon garde lui aussi ses 2 imprimés" },
          at: "end",
          expect: { cards: { flounder: { strength: 2 } } },
        },
      ],
    },
    {
      id: "opposing",
      title: { en: "An opposing character", fr: "Un personnage adverse" },
      script: ["play:weariness", "card:carter"],
      points: [
        {
          name: {
            en: "Theo’s Carter is not Mara’s: 3 - 4 makes -1",
            fr: "Le Charretier est à Theo : 3 - 4 donne -1",
          },
          at: "end",
          expect: { cards: { carter: { strength: -1 } } },
        },
      ],
    },
  ],
};

export default scenario;

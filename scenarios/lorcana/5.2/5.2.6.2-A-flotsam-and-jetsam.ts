import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.2.6.2-A-flotsam-and-jetsam",
  game: "lorcana",
  example: "5.2.6.2-A",
  rules: ["5.2.6.2", "5.2.6.1", "5.2.6", "8.10.1"],
  title: {
    en: "Flotsam & Jetsam: three names, one character",
    fr: "Flotsam & Jetsam : trois noms, un seul personnage",
  },
  story: {
    en: "Flotsam - Ursula’s Spy gives Rush to Mara’s characters named Jetsam, and Jetsam - Ursula’s Spy gives Evasive to her characters named Flotsam. Mara also has Flotsam & Jetsam - Entangling Eels. What do the Eels gain, and onto whom can another copy be shifted?",
    fr: "Flotsam - Espion d’Ursula donne Charge aux personnages de Mara nommés Jetsam, et Jetsam - Espion d’Ursula donne Insaisissable à ceux nommés Flotsam. Mara a aussi Flotsam & Jetsam - Anguilles piégeuses. Que gagnent les Anguilles, et sur qui peut-on altérer un autre exemplaire ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        hand: [
          { card: "flotsam-and-jetsam-entangling-eels", as: "second-eels" },
          { card: "practice-carter", as: "carter" },
          { card: "practice-bookbinder", as: "bookbinder" },
        ],
        play: [
          { card: "flotsam-ursulas-spy", as: "flotsam" },
          { card: "jetsam-ursulas-spy", as: "jetsam" },
          { card: "flotsam-and-jetsam-entangling-eels", as: "eels" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["shift:second-eels:jetsam"],
  points: [
    {
      name: {
        en: "Named Jetsam, the Eels gain Rush; named Flotsam, they gain Evasive",
        fr: "Nommées Jetsam, les Anguilles gagnent Charge ; nommées Flotsam, Insaisissable",
      },
      at: "start",
      expect: { cards: { eels: { keywords: ["evasive", "rush", "shift"], strength: 5, willpower: 5 } } },
    },
    {
      name: {
        en: "The two spies have one name each",
        fr: "Les deux espions n’ont qu’un nom chacun",
      },
      at: "start",
      expect: {
        cards: { flotsam: { keywords: ["evasive", "rush"] }, jetsam: { keywords: ["evasive", "rush"] } },
      },
    },
    {
      name: {
        en: "Another copy can be shifted onto a Flotsam, a Jetsam, or a Flotsam & Jetsam",
        fr: "Un autre exemplaire peut être altéré sur un Flotsam, un Jetsam ou un Flotsam & Jetsam",
      },
      at: "start",
      expect: {
        decision: {
          open: ["shift:second-eels:flotsam", "shift:second-eels:jetsam", "shift:second-eels:eels"],
        },
      },
    },
    {
      name: {
        en: "It is put on one character, and is one character",
        fr: "Il est posé sur un seul personnage, et n’en est qu’un seul",
      },
      at: "end",
      expect: {
        cards: {
          "second-eels": { zone: "play", stack: ["jetsam"] },
          jetsam: { under: "second-eels" },
          flotsam: { zone: "play", under: null },
        },
        players: { Mara: { hand: [] } },
      },
    },
    {
      name: {
        en: "With Jetsam covered, nobody gives Evasive any more; Rush stays",
        fr: "Jetsam recouvert, plus personne ne donne Insaisissable ; Charge reste",
      },
      at: "end",
      expect: {
        cards: { eels: { keywords: ["rush", "shift"] }, "second-eels": { keywords: ["rush", "shift"] } },
      },
    },
  ],
};

export default scenario;

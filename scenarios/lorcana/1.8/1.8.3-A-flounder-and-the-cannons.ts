import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.8.3-A-flounder-and-the-cannons",
  game: "lorcana",
  example: "1.8.3-A",
  rules: ["1.8.3", "1.8.1", "1.8.1.4", "6.7.1.2"],
  title: { en: "The cannons hit Flounder", fr: "Allumez les mèches ! vise Polochon" },
  story: {
    en: "Mara plays Fire the Cannons!, 2 damage to a chosen character, and chooses Theo’s Flounder, who has 2 Willpower. When exactly is Flounder banished, and what does the game look at afterwards?",
    fr: "Mara joue Allumez les mèches !, 2 dommages à un personnage choisi, et choisit le Polochon de Theo, qui a 2 de Volonté. Quand exactement Polochon est-il banni, et que regarde-t-on ensuite ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 1, hand: [{ card: "fire-the-cannons", as: "cannons" }] },
      {
        play: [
          { card: "flounder-voice-of-reason", as: "flounder" },
          { card: "practice-carter", as: "carter" },
        ],
      },
    ],
  },
  script: ["play:cannons", "card:flounder"],
  points: [
    {
      name: { en: "Mara chooses as the effect resolves", fr: "Mara choisit à la résolution de l’effet" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", rule: "6.1.3", options: ["card:flounder", "card:carter"] } },
    },
    {
      name: {
        en: "2 damage on 2 Willpower, and Flounder is still in play",
        fr: "2 dommages pour 2 de Volonté, et Polochon est encore en jeu",
      },
      at: { rule: "1.9.2.1" },
      expect: { cards: { flounder: { zone: "play", damage: 2, willpower: 2 }, cannons: { zone: "play" } } },
    },
    {
      name: {
        en: "The action has resolved; the check right after it finds Flounder",
        fr: "L’action est résolue ; la vérification qui suit aussitôt trouve Polochon",
      },
      at: { rule: "1.8.1" },
      expect: {
        cards: { cannons: { zone: "discard" }, flounder: { zone: "play" } },
        check: { pass: 1, finds: ["1.8.1.4 flounder"] },
      },
    },
    {
      name: { en: "He is banished", fr: "Il est banni" },
      at: { rule: "1.8.1.4" },
      expect: { cards: { flounder: { zone: "discard" } } },
    },
    {
      name: { en: "The game checks again and finds nothing", fr: "On vérifie de nouveau, sans rien trouver" },
      at: { rule: "1.8.3" },
      expect: { check: { pass: 2, finds: [] } },
    },
    {
      name: { en: "The game goes on", fr: "La partie continue" },
      at: "end",
      expect: {
        players: { Theo: { discard: ["flounder"] }, Mara: { discard: ["cannons"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "carter",
      title: { en: "Mara chooses Carter", fr: "Mara choisit le Charretier" },
      script: ["play:cannons", "card:carter"],
      points: [
        {
          name: {
            en: "2 damage on 3 Willpower: the first check finds nothing",
            fr: "2 dommages pour 3 de Volonté : la première vérification ne trouve rien",
          },
          at: { rule: "1.8.3" },
          expect: { check: { pass: 1, finds: [] }, cards: { carter: { zone: "play", damage: 2 } } },
        },
        {
          name: { en: "Nobody is banished", fr: "Personne n’est banni" },
          at: "end",
          expect: { never: ["1.8.1", "1.8.1.4"], players: { Theo: { discard: [] } } },
        },
      ],
    },
  ],
};

export default scenario;

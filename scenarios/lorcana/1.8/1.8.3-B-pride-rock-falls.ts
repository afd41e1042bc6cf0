import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.8.3-B-pride-rock-falls",
  game: "lorcana",
  example: "1.8.3-B",
  rules: ["1.8.3", "1.8.1", "1.8.1.4", "4.6.8", "4.6.6.3"],
  title: {
    en: "Pride Rock falls, then Flounder",
    fr: "Le Rocher tombe, puis Polochon",
  },
  story: {
    en: "Theo’s Flounder, with 2 damage, lives on the 2 extra Willpower that Pride Rock gives to the characters there. Mara’s Lumiere challenges the location and deals it 7 damage. One game state check is not enough: see what each pass finds.",
    fr: "Le Polochon de Theo, avec 2 dommages, ne tient que par les 2 points de Volonté que le Rocher des lions donne aux personnages présents. Le Lumière de Mara défie le lieu et lui inflige 7 dommages. Une seule vérification de l’état du jeu ne suffit pas : voyez ce que trouve chaque passe.",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [{ card: "lumiere-hotheaded-candelabra", as: "lumiere" }] },
      {
        play: [
          { card: "pride-lands-pride-rock", as: "pride-rock" },
          { card: "flounder-voice-of-reason", as: "flounder", damage: 2, at: "pride-rock" },
        ],
      },
    ],
  },
  script: ["challenge:lumiere:pride-rock"],
  points: [
    {
      name: { en: "Flounder has 4 Willpower at Pride Rock", fr: "Au Rocher, Polochon a 4 de Volonté" },
      at: "start",
      expect: { cards: { flounder: { willpower: 4, damage: 2 }, "pride-rock": { willpower: 7 } } },
    },
    {
      name: { en: "Lumiere deals 7 damage to the location", fr: "Lumière inflige 7 dommages au lieu" },
      at: { rule: "4.6.6.2" },
      expect: { cards: { "pride-rock": { damage: 7 }, lumiere: { damage: 0, exerted: true } } },
    },
    {
      name: { en: "The first check finds Pride Rock", fr: "La première vérification trouve le Rocher" },
      at: { rule: "1.8.1" },
      expect: { check: { pass: 1, finds: ["1.8.1.4 pride-rock"] }, cards: { flounder: { willpower: 4 } } },
    },
    {
      name: {
        en: "It is banished, and Flounder is back at 2 Willpower",
        fr: "Il est banni, et Polochon revient à 2 de Volonté",
      },
      at: { rule: "1.8.1.4" },
      expect: {
        cards: { "pride-rock": { zone: "discard" }, flounder: { zone: "play", willpower: 2, damage: 2 } },
      },
    },
    {
      name: { en: "The second check finds Flounder", fr: "La deuxième vérification trouve Polochon" },
      at: { rule: "1.8.1" },
      expect: { check: { pass: 2, finds: ["1.8.1.4 flounder"] } },
    },
    {
      name: { en: "He is banished too", fr: "Il est banni à son tour" },
      at: { rule: "1.8.1.4" },
      expect: { cards: { flounder: { zone: "discard" } } },
    },
    {
      name: { en: "The third check finds nothing", fr: "La troisième vérification ne trouve rien" },
      at: { rule: "1.8.3" },
      expect: { check: { pass: 3, finds: [] } },
    },
    {
      name: { en: "Both lie in Theo’s discard", fr: "Les deux sont dans la défausse de Theo" },
      at: "end",
      expect: {
        players: { Theo: { discard: ["flounder", "pride-rock"] }, Mara: { discard: [] } },
        challenge: null,
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "undamaged",
      title: { en: "Flounder has no damage", fr: "Polochon n’a aucun dommage" },
      setup: {
        game: "lorcana",
        players: [
          { play: [{ card: "lumiere-hotheaded-candelabra", as: "lumiere" }] },
          {
            play: [
              { card: "pride-lands-pride-rock", as: "pride-rock" },
              { card: "flounder-voice-of-reason", as: "flounder", at: "pride-rock" },
            ],
          },
        ],
      },
      script: ["challenge:lumiere:pride-rock"],
      points: [
        {
          name: {
            en: "The first check finds Pride Rock alone",
            fr: "La première vérification ne trouve que le Rocher",
          },
          at: { rule: "1.8.1" },
          expect: { check: { pass: 1, finds: ["1.8.1.4 pride-rock"] } },
        },
        {
          name: {
            en: "The second finds nothing: Flounder stays in play, at no location",
            fr: "La deuxième ne trouve rien : Polochon reste en jeu, sur aucun lieu",
          },
          at: { rule: "1.8.3" },
          expect: {
            check: { pass: 2, finds: [] },
            cards: { flounder: { zone: "play", at: null, willpower: 2 } },
          },
        },
      ],
    },
  ],
};

export default scenario;

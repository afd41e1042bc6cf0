import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 3,
      hand: [{ card: "practice-gatekeeper", as: "gatekeeper" }],
      play: [
        { card: "practice-poet", as: "poet" },
        { card: "practice-village-square", as: "square" },
      ],
      deck: 3,
    },
    { play: [{ card: "practice-carter", as: "carter" }], deck: 3 },
  ],
};

const scenario: Scenario = {
  id: "8.3.3-gatekeeper-in-the-way",
  game: "lorcana",
  example: null,
  rules: ["8.3.3", "8.3.2", "4.6.8.1"],
  title: { en: "Past Gatekeeper?", fr: "Passer devant le Portier ?" },
  story: {
    en: "Mara quests with Poet, then plays Gatekeeper, who has Bodyguard, and lets him enter play exerted. On his turn Theo wants Carter to challenge the exerted Poet. Can he, and what else could Carter challenge?",
    fr: "Mara envoie le Poète à l’aventure, puis joue le Portier, qui a Rempart, et le fait entrer en jeu épuisé. À son tour, Theo veut que le Charretier défie le Poète épuisé. Le peut-il, et que peut-il défier d’autre ?",
  },
  setup,
  script: ["quest:poet", "play:gatekeeper", "exerted", "end", "challenge:carter:gatekeeper"],
  points: [
    {
      name: {
        en: "Mara decides how Gatekeeper enters play",
        fr: "Mara décide comment le Portier entre en jeu",
      },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", rule: "8.3.2", options: ["ready", "exerted"] } },
    },
    {
      name: { en: "He enters play exerted", fr: "Il entre en jeu épuisé" },
      at: { answered: 3 },
      expect: { cards: { gatekeeper: { zone: "play", exerted: true }, poet: { exerted: true } } },
    },
    {
      name: {
        en: "On Theo’s turn Poet can’t be chosen while Gatekeeper can; a location may be",
        fr: "Au tour de Theo, le Poète ne peut être choisi tant que le Portier peut l’être ; un lieu, oui",
      },
      at: { answered: 4 },
      expect: {
        decision: {
          player: "Theo",
          open: ["challenge:carter:gatekeeper", "challenge:carter:square"],
          refused: { "challenge:carter:poet": "8.3.3" },
        },
      },
    },
    {
      name: { en: "Carter challenges Gatekeeper", fr: "Le Charretier défie le Portier" },
      at: "end",
      expect: {
        cards: { gatekeeper: { damage: 3, zone: "play" }, carter: { damage: 1 }, poet: { damage: 0 } },
      },
    },
  ],
  variants: [
    {
      id: "ready",
      title: { en: "Gatekeeper enters play ready", fr: "Le Portier entre en jeu redressé" },
      script: ["quest:poet", "play:gatekeeper", "ready", "end", "challenge:carter:poet"],
      points: [
        {
          name: {
            en: "A ready character can’t be challenged, so nobody is bound to choose him",
            fr: "Un personnage redressé ne peut être défié : rien n’oblige à le choisir",
          },
          at: { answered: 4 },
          expect: {
            cards: { gatekeeper: { exerted: false } },
            decision: {
              open: ["challenge:carter:poet", "challenge:carter:square"],
              refused: { "challenge:carter:gatekeeper": "4.6.4.2" },
            },
          },
        },
        {
          name: { en: "Poet is banished", fr: "Le Poète est banni" },
          at: "end",
          expect: { cards: { poet: { zone: "discard" } } },
        },
      ],
    },
    {
      id: "two-guards",
      title: { en: "Two characters with Bodyguard", fr: "Deux personnages avec Rempart" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            play: [
              { card: "practice-gatekeeper", as: "gatekeeper", exerted: true },
              { card: "sleepy-sluggish-knight", as: "sleepy", exerted: true },
              { card: "practice-poet", as: "poet", exerted: true },
            ],
          },
          { play: [{ card: "practice-carter", as: "carter" }] },
        ],
      },
      script: ["challenge:carter:sleepy"],
      points: [
        {
          name: { en: "Either of the two may be chosen", fr: "L’un ou l’autre peut être choisi" },
          at: "start",
          expect: {
            decision: {
              player: "Theo",
              open: ["challenge:carter:gatekeeper", "challenge:carter:sleepy"],
              refused: { "challenge:carter:poet": "8.3.3" },
            },
          },
        },
        {
          name: { en: "Theo took Sleepy", fr: "Theo a pris Dormeur" },
          at: "end",
          expect: { cards: { sleepy: { damage: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

type Tactician = { exerted?: boolean; damage?: number; drying?: boolean };

const table = (states: Tactician = {}): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink: 6,
      deck: 5,
      hand: [{ card: "tinker-bell-giant-fairy", as: "giant" }],
      play: [{ card: "tinker-bell-tiny-tactician", as: "tactician", ...states }],
    },
    { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
  ],
});

const scenario: Scenario = {
  id: "5.1.3-B-tinker-bell-shifts",
  game: "lorcana",
  example: "5.1.3-B",
  rules: ["5.1.3", "5.1.1.5", "5.1.1.6", "5.1.1.7", "5.1.1.12", "8.10.2", "8.10.4", "8.10.6"],
  title: {
    en: "Giant Fairy on Tiny Tactician: whose states are whose",
    fr: "Fée géante sur Mini tacticienne : à qui sont les états",
  },
  story: {
    en: "Mara’s Tinker Bell - Tiny Tactician is ready, undamaged and dry. Mara plays Tinker Bell - Giant Fairy onto her with Shift. Which states does the one below keep, which does the one on top have the moment she comes into play, and can she quest this turn?",
    fr: "La Fée Clochette - Mini tacticienne de Mara est redressée, sans dommage et sèche. Mara joue sur elle La Fée Clochette - Fée géante avec Alter. Quels états garde celle du dessous, quels états a celle du dessus à l’instant où elle entre en jeu, et peut-elle partir à l’aventure ce tour-ci ?",
  },
  setup: table(),
  script: ["shift:giant:tactician"],
  points: [
    {
      name: {
        en: "Tiny Tactician: in play, ready, undamaged, dry",
        fr: "La Mini tacticienne : en jeu, redressée, sans dommage, sèche",
      },
      at: "start",
      expect: {
        cards: {
          tactician: { zone: "play", exerted: false, damage: 0, drying: false, under: null, stack: [] },
          giant: { zone: "hand" },
        },
        decision: { open: ["use:tactician:battle-plans", "shift:giant:tactician", "play:giant"] },
      },
    },
    {
      name: {
        en: "At once: one is under, the other on top, ready, undamaged and dry",
        fr: "Aussitôt : l’une est sous, l’autre sur, redressée, sans dommage et sèche",
      },
      at: { rule: "4.3.3.1" },
      expect: {
        cards: {
          tactician: {
            zone: "play",
            under: "giant",
            facedown: false,
            exerted: false,
            damage: 0,
            drying: false,
          },
          giant: {
            zone: "play",
            under: null,
            stack: ["tactician"],
            exerted: false,
            damage: 0,
            drying: false,
            facedown: false,
          },
        },
      },
    },
    {
      name: { en: "The Shift cost of 4 was paid, not 6", fr: "Le coût d’Alter, 4, a été payé, pas 6" },
      at: "end",
      expect: {
        players: { Mara: { ink: 2, exertedInk: 4 } },
        cards: { carter: { damage: 1 } },
        decision: { player: "Mara", kind: "turn action", open: ["quest:giant"] },
      },
    },
  ],
  variants: [
    {
      id: "exerted-and-damaged",
      title: {
        en: "Tiny Tactician is exerted and damaged",
        fr: "La Mini tacticienne est épuisée et a des dommages",
      },
      setup: table({ exerted: true, damage: 2 }),
      script: ["shift:giant:tactician"],
      points: [
        {
          name: {
            en: "Then the one on top is exerted and has that damage",
            fr: "Alors celle du dessus est épuisée et a ces dommages",
          },
          at: "end",
          expect: {
            cards: {
              giant: { exerted: true, damage: 2, drying: false },
              tactician: { under: "giant", exerted: false, damage: 0 },
            },
            decision: { refused: { "quest:giant": "4.5.1.3" } },
          },
        },
      ],
    },
    {
      id: "drying",
      title: {
        en: "Tiny Tactician came into play this turn",
        fr: "La Mini tacticienne est entrée en jeu ce tour-ci",
      },
      setup: table({ drying: true }),
      script: ["shift:giant:tactician"],
      points: [
        {
          name: {
            en: "Then the one on top is drying too",
            fr: "Alors celle du dessus est elle aussi en train de sécher",
          },
          at: "end",
          expect: {
            cards: {
              giant: { exerted: false, damage: 0, drying: true },
              tactician: { under: "giant", drying: false },
            },
            decision: { open: ["end"], refused: { "quest:giant": "1.7.5" } },
          },
        },
      ],
    },
    {
      id: "played-for-ink",
      title: { en: "Played for 6 ink, beside her", fr: "Jouée pour 6 encres, à côté d’elle" },
      script: ["play:giant"],
      points: [
        {
          name: {
            en: "No stack: she enters ready, undamaged and drying, and the other keeps her states",
            fr: "Pas de pile : elle entre redressée, sans dommage et en train de sécher, et l’autre garde ses états",
          },
          at: { rule: "4.3.3.1" },
          expect: {
            cards: {
              giant: { stack: [], exerted: false, damage: 0, drying: true },
              tactician: { under: null, exerted: false, drying: false },
            },
          },
        },
        {
          name: { en: "She can’t quest this turn", fr: "Elle ne peut pas partir à l’aventure ce tour-ci" },
          at: "end",
          expect: {
            players: { Mara: { ink: 0, exertedInk: 6 } },
            decision: { refused: { "quest:giant": "1.7.5" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

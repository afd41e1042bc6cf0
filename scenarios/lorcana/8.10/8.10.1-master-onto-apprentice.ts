import type { Scenario } from "../../format.ts";

const apprentice = { card: "practice-weaver-apprentice", as: "apprentice" };
const hand = [
  { card: "practice-weaver-master", as: "master" },
  { card: "practice-good-word", as: "good-word" },
];

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 4,
      hand,
      play: [
        { card: "practice-village-square", as: "square" },
        { ...apprentice, exerted: true, damage: 2, at: "square" },
        { card: "practice-carter", as: "carter" },
      ],
    },
    {},
  ],
};

const scenario: Scenario = {
  id: "8.10.1-master-onto-apprentice",
  game: "lorcana",
  example: null,
  rules: ["8.10.1", "8.10.2", "8.10.4", "8.10.5", "8.10.6"],
  title: { en: "What the shifted character takes over", fr: "Ce que reprend le personnage altéré" },
  story: {
    en: "Mara’s Weaver, the Apprentice, is dry, exerted, has 2 damage and is at Village Square. Mara gives her +1 Strength for the turn, then shifts the Master of the Loom onto her for 3 ink instead of 5. In which state does the Master enter play, and does the +1 stay?",
    fr: "La Tisserande de Mara, l’Apprentie, est sèche, épuisée, a 2 dommages et se trouve à la Place du village. Mara lui donne +1 de Force pour le tour, puis joue par Alter la Maîtresse du métier sur elle pour 3 encres au lieu de 5. Dans quel état la Maîtresse entre-t-elle en jeu, et le +1 reste-t-il ?",
  },
  setup,
  script: ["play:good-word", "card:apprentice", "shift:master:apprentice"],
  points: [
    {
      name: {
        en: "The Apprentice has the same name, Carter has not; 5 ink are not there",
        fr: "L’Apprentie porte le même nom, le Charretier non ; il n’y a pas 5 encres",
      },
      at: { answered: 2 },
      expect: {
        cards: { apprentice: { strength: 2, damage: 2, exerted: true, drying: false } },
        decision: {
          player: "Mara",
          open: ["shift:master:apprentice"],
          refused: { "play:master": "1.5.3", "shift:master:carter": "8.10.1" },
        },
      },
    },
    {
      name: { en: "The Shift cost is paid", fr: "Le coût Alter est payé" },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 4 } } },
    },
    {
      name: {
        en: "The Master lies on top: exerted, dry, 2 damage, at the same location",
        fr: "La Maîtresse est au-dessus : épuisée, sèche, 2 dommages, dans le même lieu",
      },
      at: "end",
      expect: {
        cards: {
          master: {
            zone: "play",
            exerted: true,
            drying: false,
            damage: 2,
            at: "square",
            stack: ["apprentice"],
          },
          apprentice: { under: "master", damage: 0 },
        },
      },
    },
    {
      name: {
        en: "The effect that applied to the Apprentice goes on: 2 and 1 Strength",
        fr: "L’effet qui s’appliquait à l’Apprentie continue : 2 et 1 de Force",
      },
      at: "end",
      expect: {
        cards: { master: { strength: 3, willpower: 5 } },
        lasting: ["good-word:a-good-word"],
        decision: { refused: { "quest:master": "4.5.1.3" } },
      },
    },
  ],
  variants: [
    {
      id: "ready-and-dry",
      title: { en: "Onto a ready, dry Apprentice", fr: "Sur une Apprentie redressée et sèche" },
      setup: { game: "lorcana", players: [{ ink: 3, hand, play: [apprentice] }, {}] },
      script: ["shift:master:apprentice", "quest:master"],
      points: [
        {
          name: {
            en: "The Master enters play ready and dry: she can quest at once",
            fr: "La Maîtresse entre en jeu redressée et sèche : elle peut partir aussitôt",
          },
          at: { answered: 1 },
          expect: {
            cards: { master: { exerted: false, drying: false } },
            decision: { open: ["quest:master"] },
          },
        },
        {
          name: { en: "2 lore", fr: "2 éclats de Lore" },
          at: "end",
          expect: { players: { Mara: { lore: 2 } } },
        },
      ],
    },
    {
      id: "drying",
      title: { en: "Onto an Apprentice played this turn", fr: "Sur une Apprentie jouée ce tour-ci" },
      setup: { game: "lorcana", players: [{ ink: 3, hand, play: [{ ...apprentice, drying: true }] }, {}] },
      script: ["shift:master:apprentice"],
      points: [
        {
          name: {
            en: "Drying below, drying on top",
            fr: "En train de sécher dessous, en train de sécher dessus",
          },
          at: "end",
          expect: {
            cards: { master: { exerted: false, drying: true } },
            decision: { refused: { "quest:master": "1.7.5" } },
          },
        },
      ],
    },
    {
      id: "for-ink",
      title: { en: "Played for 5 ink beside her", fr: "Jouée pour 5 encres, à côté d’elle" },
      setup: { game: "lorcana", players: [{ ink: 5, hand, play: [{ ...apprentice, damage: 2 }] }, {}] },
      script: ["play:master"],
      points: [
        {
          name: {
            en: "No shift: two characters, and the Master is new",
            fr: "Sans Alter : deux personnages, et la Maîtresse est neuve",
          },
          at: "end",
          expect: {
            cards: {
              master: { zone: "play", drying: true, damage: 0, stack: [] },
              apprentice: { zone: "play", under: null, damage: 2 },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const rock = { card: "pride-lands-pride-rock", as: "pride-rock" };
const square = { card: "practice-village-square", as: "square" };

const scenario: Scenario = {
  id: "6.1.13.5-B-we-are-all-connected",
  game: "lorcana",
  example: "6.1.13.5-B",
  rules: ["6.1.13.5", "4.7.4", "5.6.6", "1.8.1.4"],
  title: {
    en: "While here: 2 Willpower more at Pride Rock",
    fr: "Sur ce lieu : 2 de Volonté en plus au Rocher",
  },
  story: {
    en: "Characters get +2 Willpower while at Pride Rock. Mara’s Carter is there; Lamplighter is not. Lamplighter moves in, and Carter moves on to Village Square. Who has the bonus, and from when?",
    fr: "Les personnages ont +2 de Volonté tant qu’ils sont au Rocher des lions. Le Charretier de Mara s’y trouve, l’Allumeur de réverbères non. L’Allumeur y est déplacé, et le Charretier part vers la Place du village. Qui a le bonus, et à partir de quand ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        play: [
          rock,
          square,
          { card: "practice-carter", as: "carter", at: "pride-rock" },
          { card: "practice-lamplighter", as: "lamplighter" },
        ],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["move:lamplighter:pride-rock", "move:carter:square"],
  points: [
    {
      name: { en: "Carter is there and has 5 Willpower", fr: "Le Charretier y est : 5 de Volonté" },
      at: "start",
      expect: { cards: { carter: { willpower: 5 }, lamplighter: { willpower: 1 } } },
    },
    {
      name: { en: "Lamplighter arrives: 3 Willpower", fr: "L’Allumeur arrive : 3 de Volonté" },
      at: { rule: "4.7.4" },
      expect: { cards: { lamplighter: { at: "pride-rock", willpower: 3 } } },
    },
    {
      name: {
        en: "Carter moves on and has lost the bonus at once",
        fr: "Le Charretier repart et perd aussitôt le bonus",
      },
      at: { rule: "4.7.4" },
      expect: { cards: { carter: { at: "square", willpower: 3 }, lamplighter: { willpower: 3 } } },
    },
  ],
  variants: [
    {
      id: "damaged",
      title: { en: "Carter has 3 damage as he moves", fr: "Le Charretier part avec 3 dommages" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 1,
            play: [rock, square, { card: "practice-carter", as: "carter", at: "pride-rock", damage: 3 }],
            deck: 5,
          },
          { deck: 5 },
        ],
      },
      script: ["move:carter:square"],
      points: [
        {
          name: {
            en: "At Village Square his Willpower is 3, as much as his damage",
            fr: "À la Place du village, sa Volonté est de 3, autant que ses dommages",
          },
          at: { rule: "4.7.4" },
          expect: { cards: { carter: { at: "square", willpower: 3, damage: 3 } } },
        },
        {
          name: { en: "The game state check banishes him", fr: "La vérification de l’état du jeu le bannit" },
          at: "end",
          expect: { cards: { carter: { zone: "discard" } } },
        },
      ],
    },
    {
      id: "rock-leaves",
      title: { en: "Pride Rock leaves play", fr: "Le Rocher quitte le jeu" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          { play: [rock, { card: "practice-carter", as: "carter", at: "pride-rock", damage: 2 }], deck: 5 },
          { play: [{ card: "practice-quarry-giant", as: "giant" }], deck: 5 },
        ],
      },
      script: ["challenge:giant:pride-rock"],
      points: [
        {
          name: { en: "Pride Rock is banished", fr: "Le Rocher est banni" },
          at: { rule: "1.8.1.4" },
          expect: { cards: { "pride-rock": { zone: "discard" }, carter: { willpower: 3, at: null } } },
        },
        {
          name: {
            en: "Carter stays, with 2 damage on 3 Willpower",
            fr: "Le Charretier reste, avec 2 dommages pour 3 de Volonté",
          },
          at: "end",
          expect: { cards: { carter: { zone: "play", damage: 2, willpower: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

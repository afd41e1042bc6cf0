import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.4.4.2-lion-home",
  game: "lorcana",
  example: null,
  rules: ["6.4.4.2", "6.4.4", "6.4.3", "1.5.4"],
  title: {
    en: "Cheaper once the king is home",
    fr: "Moins cher quand le roi est chez lui",
  },
  story: {
    en: "“If you have a Prince or King character here”, Pride Rock lets Mara pay 1 less to play characters. She has 4 ink and wants to play Carter, who costs 3, in the turn in which somebody moves there for 2. Who has to move?",
    fr: "« Si vous avez un personnage Prince ou Roi ici », le Rocher des lions permet à Mara de payer 1 de moins pour jouer des personnages. Elle a 4 encres et veut jouer le Charretier, qui coûte 3, au tour où quelqu’un s’y déplace pour 2. Qui doit se déplacer ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        deck: 5,
        hand: [{ card: "practice-carter", as: "carter" }],
        play: [
          { card: "pride-lands-pride-rock", as: "rock" },
          { card: "mufasa-betrayed-leader", as: "mufasa" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["move:mufasa:rock", "play:carter"],
  points: [
    {
      name: {
        en: "Mufasa, a King, is at Pride Rock: the condition is true, 2 ink are enough",
        fr: "Mufasa, un Roi, est au Rocher : la condition est vraie, 2 encres suffisent",
      },
      at: { answered: 1 },
      expect: {
        cards: { mufasa: { at: "rock" } },
        players: { Mara: { ink: 2 } },
        decision: { player: "Mara", open: ["play:carter"] },
      },
    },
    {
      name: {
        en: "The effect applies: 1 less to pay",
        fr: "L’effet s’applique : 1 de moins à payer",
      },
      at: { rule: "6.4.4.2" },
      expect: { players: { Mara: { ink: 2 } } },
    },
    {
      name: { en: "Carter is played for 2", fr: "Le Charretier est joué pour 2" },
      at: "end",
      expect: { cards: { carter: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 4 } } },
    },
  ],
  variants: [
    {
      id: "no-king",
      title: { en: "Flounder moves there instead", fr: "C’est Polochon qui s’y déplace" },
      script: ["move:flounder:rock"],
      points: [
        {
          name: {
            en: "Mufasa is not there: the condition is false, 2 ink do not pay for 3",
            fr: "Mufasa n’y est pas : la condition est fausse, 2 encres ne suffisent pas pour 3",
          },
          at: "end",
          expect: {
            cards: { mufasa: { at: null }, flounder: { at: "rock" } },
            decision: { player: "Mara", refused: { "play:carter": "1.5.3" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "8.10.5-giant-fairy",
  game: "lorcana",
  example: null,
  rules: ["8.10.5", "8.10.4", "8.10.1", "5.4.4.2"],
  title: { en: "New text, same turn", fr: "Un autre texte, le même tour" },
  story: {
    en: "Mara’s Tinker Bell, the Tiny Tactician, is ready and dry and has an activated ability, Battle Plans. Mara shifts the Giant Fairy onto her. Can the Giant Fairy use Battle Plans, and what can she do this very turn?",
    fr: "La Fée Clochette de Mara, la Mini tacticienne, est redressée et sèche, et a une capacité activable, Plans de bataille. Mara joue sur elle, par Alter, la Fée géante. Celle-ci peut-elle utiliser Plans de bataille, et que peut-elle faire ce tour même ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        hand: [
          { card: "tinker-bell-giant-fairy", as: "giant-fairy" },
          { card: "a-pirates-life", as: "pirates-life" },
        ],
        play: [{ card: "tinker-bell-tiny-tactician", as: "tactician" }],
      },
      { lore: 2, play: [{ card: "practice-stonemason", as: "stonemason", exerted: true }] },
    ],
  },
  script: ["shift:giant-fairy:tactician", "sing:pirates-life:giant-fairy"],
  points: [
    {
      name: {
        en: "The Tiny Tactician could use Battle Plans; she costs 3 and can’t sing a song of cost 6",
        fr: "La Mini tacticienne pourrait utiliser Plans de bataille ; elle coûte 3 et ne peut chanter une chanson de coût 6",
      },
      at: "start",
      expect: {
        decision: {
          open: ["use:tactician:battle-plans", "shift:giant-fairy:tactician"],
          refused: { "sing:pirates-life:tactician": "5.4.4.2" },
        },
      },
    },
    {
      name: {
        en: "The Giant Fairy has her own text alone: Rock the Boat dealt 1 damage to each opposing character, Battle Plans is not hers",
        fr: "La Fée géante n’a que son propre texte : Secoue le bateau a infligé 1 dommage à chaque personnage adverse, Plans de bataille n’est pas à elle",
      },
      at: { answered: 1 },
      expect: {
        cards: { "giant-fairy": { stack: ["tactician"], drying: false }, stonemason: { damage: 1 } },
        decision: {
          player: "Mara",
          options: [
            "quest:giant-fairy",
            "challenge:giant-fairy:stonemason",
            "sing:pirates-life:giant-fairy",
            "sing-together:pirates-life",
            "ink:pirates-life",
            "end",
          ],
        },
      },
    },
    {
      name: {
        en: "The Tiny Tactician was dry, so the Giant Fairy, cost 6, may sing",
        fr: "La Mini tacticienne était sèche : la Fée géante, coût 6, peut chanter",
      },
      at: "end",
      expect: {
        cards: { "giant-fairy": { exerted: true } },
        players: { Mara: { lore: 2 }, Theo: { lore: 0 } },
      },
    },
  ],
};

export default scenario;

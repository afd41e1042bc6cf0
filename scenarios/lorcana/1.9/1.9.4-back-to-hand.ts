import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.9.4-back-to-hand",
  game: "lorcana",
  example: null,
  rules: ["1.9.4", "7.1.6"],
  title: { en: "Damage does not come back", fr: "Les dommages ne reviennent pas" },
  story: {
    en: "Mara’s Stonemason has 4 damage and 5 Willpower. She returns him to her hand with Back to the Start and plays him again the same turn. How much damage does he have?",
    fr: "Le Tailleur de pierre de Mara a 4 dommages et 5 de Volonté. Elle le renvoie dans sa main avec Retour au départ et le rejoue le même tour. Combien de dommages a-t-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 5,
        hand: [{ card: "practice-back-to-the-start", as: "back" }],
        play: [{ card: "practice-stonemason", as: "stonemason", damage: 4 }],
      },
      { play: [{ card: "practice-carter", as: "carter", damage: 1 }] },
    ],
  },
  script: ["play:back", "card:stonemason", "play:stonemason"],
  points: [
    {
      name: { en: "4 damage on the table", fr: "4 dommages sur la table" },
      at: { answered: 1 },
      expect: { cards: { stonemason: { zone: "play", damage: 4 } } },
    },
    {
      name: {
        en: "He leaves play, and the counters are gone",
        fr: "Il quitte le jeu, et les jetons n’existent plus",
      },
      at: { rule: "1.9.4" },
      expect: {
        cards: { stonemason: { zone: "hand", damage: 0 } },
        players: { Mara: { hand: ["stonemason"] } },
      },
    },
    {
      name: {
        en: "Played again he is undamaged, and drying",
        fr: "Rejoué, il est sans dommage, et en train de sécher",
      },
      at: "end",
      expect: {
        cards: { stonemason: { zone: "play", damage: 0, drying: true } },
        players: { Mara: { ink: 0 } },
      },
    },
  ],
};

export default scenario;

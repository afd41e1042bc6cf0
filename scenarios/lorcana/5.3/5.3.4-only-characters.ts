import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.3.4-only-characters",
  game: "lorcana",
  example: null,
  rules: ["5.3.4", "5.3.5", "5.3.6.2", "4.5.1"],
  title: {
    en: "What only characters do, and not all of them yet",
    fr: "Ce que seuls font les personnages, et pas tous encore",
  },
  story: {
    en: "Mara has a location with a lore value, Night Watchman, who has 0 Strength, and Choirmaster, played this turn. She also holds Evening Round, a song. Can the location quest like a character, can Choirmaster sing, and what does Night Watchman deal when he challenges?",
    fr: "Mara a un lieu avec une valeur de Lore, le Veilleur de nuit, qui a 0 de Force, et le Maître de chœur, joué ce tour-ci. Elle a aussi en main Ronde du soir, une chanson. Le lieu peut-il partir à l’aventure comme un personnage, le Maître de chœur peut-il chanter, et combien inflige le Veilleur de nuit quand il défie ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        hand: [{ card: "practice-evening-round", as: "round" }],
        play: [
          { card: "practice-crossroads", as: "crossroads" },
          { card: "practice-night-watchman", as: "watchman" },
          { card: "practice-choirmaster", as: "choirmaster", drying: true },
        ],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter", exerted: true }] },
    ],
  },
  script: ["challenge:watchman:carter"],
  points: [
    {
      name: {
        en: "A location does not quest, and a drying character does not exert to sing",
        fr: "Un lieu ne part pas à l’aventure, et un personnage en train de sécher ne s’épuise pas pour chanter",
      },
      at: "start",
      expect: {
        decision: {
          open: ["quest:watchman", "challenge:watchman:carter"],
          refused: {
            "quest:crossroads": "5.3.4",
            "sing:round:choirmaster": "5.3.5",
            "challenge:choirmaster:carter": "5.1.1.11",
          },
        },
      },
    },
    {
      name: {
        en: "With 0 Strength Night Watchman deals no damage; Carter deals 3",
        fr: "Avec 0 de Force, le Veilleur n’inflige aucun dommage ; le Charretier en inflige 3",
      },
      at: { rule: "5.3.6.2" },
      expect: { cards: { watchman: { strength: 0 }, carter: { damage: 0 } } },
    },
    {
      name: { en: "Nothing on Carter, 3 on Night Watchman", fr: "Rien sur le Charretier, 3 sur le Veilleur" },
      at: "end",
      expect: { cards: { carter: { damage: 0 }, watchman: { damage: 3, zone: "play" } } },
    },
  ],
};

export default scenario;

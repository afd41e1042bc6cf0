import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.2.6-A-tinker-bell-and-peter-pan",
  game: "lorcana",
  example: "5.2.6-A",
  rules: ["5.2.6", "5.3.6.1", "8.5.1"],
  title: {
    en: "Two versions, one name: Peter Pan",
    fr: "Deux versions, un seul nom : Peter Pan",
  },
  story: {
    en: "Mara’s Tinker Bell - Peter Pan’s Ally gives Challenger +1 to her characters named Peter Pan. Beside her are Peter Pan - Fearless Fighter and Peter Pan - Never Land Hero, two different cards. Which of them gain it, and does the version of Tinker Bell’s own card count as a name?",
    fr: "La Fée Clochette - Alliée de Peter Pan de Mara donne Offensif +1 à ses personnages nommés Peter Pan. À ses côtés se trouvent Peter Pan - Combattant intrépide et Peter Pan - Héros du Pays Imaginaire, deux cartes différentes. Lesquels le gagnent, et la version de la carte de la Fée Clochette elle-même compte-t-elle comme un nom ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "tinker-bell-peter-pans-ally", as: "tinker-bell" },
          { card: "peter-pan-fearless-fighter", as: "fighter" },
          { card: "peter-pan-never-land-hero", as: "hero" },
        ],
      },
      {
        deck: 5,
        play: [
          { card: "practice-night-watchman", as: "watchman", exerted: true },
          { card: "practice-stonemason", as: "stonemason", exerted: true },
          { card: "peter-pan-never-land-hero", as: "theos-hero", exerted: true },
        ],
      },
    ],
  },
  script: ["challenge:fighter:watchman", "challenge:hero:stonemason"],
  points: [
    {
      name: {
        en: "Both versions of Peter Pan have Challenger +1",
        fr: "Les deux versions de Peter Pan ont Offensif +1",
      },
      at: "start",
      expect: {
        cards: {
          fighter: { keywords: ["challenger 1", "rush"], strength: 3 },
          hero: { keywords: ["challenger 1", "rush"], strength: 3 },
        },
      },
    },
    {
      name: {
        en: "“Peter Pan” in a version is no name, and Theo’s Peter Pan is not Mara’s",
        fr: "« Peter Pan » dans une version n’est pas un nom, et le Peter Pan de Theo n’est pas à Mara",
      },
      at: "start",
      expect: { cards: { "tinker-bell": { keywords: ["evasive"] }, "theos-hero": { keywords: ["rush"] } } },
    },
    {
      name: {
        en: "Fearless Fighter, 3 Strength, deals 4 damage",
        fr: "Combattant intrépide, 3 de Force, inflige 4 dommages",
      },
      at: { rule: "4.6.6.2" },
      expect: { cards: { watchman: { damage: 4 } } },
    },
    {
      name: {
        en: "Never Land Hero, 3 Strength beside Tinker Bell, deals 4 as well",
        fr: "Héros du Pays Imaginaire, 3 de Force aux côtés de la Fée Clochette, en inflige 4 aussi",
      },
      at: "end",
      expect: { cards: { watchman: { zone: "discard" }, stonemason: { zone: "play", damage: 4 } } },
    },
  ],
};

export default scenario;

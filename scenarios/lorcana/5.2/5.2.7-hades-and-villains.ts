import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.2.7-hades-and-villains",
  game: "lorcana",
  example: "5.2.7",
  rules: ["5.2.7", "4.5.1.4", "6.1.6"],
  title: {
    en: "Hades counts Villains",
    fr: "Hadès compte les Méchants",
  },
  story: {
    en: "Mara’s Hades gets +1 lore for each other Villain character she has in play. She has Mother Gothel and Jafar, two Villains, and Flounder, an Ally; a further Villain lies in her discard, and Theo has one as well. How much lore does Hades quest for?",
    fr: "Le Hadès de Mara a +1 éclat de Lore pour chacun des autres personnages Méchant qu’elle a en jeu. Elle a Mère Gothel et Jafar, deux Méchants, et Polochon, un Allié ; un autre Méchant se trouve dans sa défausse, et Theo en a un aussi. Combien d’éclats de Lore Hadès rapporte-t-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "hades-king-of-olympus", as: "hades" },
          { card: "mother-gothel-withered-and-wicked", as: "gothel" },
          { card: "jafar-striking-illusionist", as: "jafar" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
        discard: [{ card: "scar-vicious-cheater", as: "scar" }],
      },
      { deck: 5, play: [{ card: "pete-games-referee", as: "pete" }] },
    ],
  },
  script: ["quest:hades"],
  points: [
    {
      name: {
        en: "Two other Villains of hers in play: 1 + 2 lore",
        fr: "Deux autres Méchants à elle en jeu : 1 + 2 éclats de Lore",
      },
      at: "start",
      expect: { cards: { hades: { lore: 3 } } },
    },
    {
      name: { en: "Hades quests for 3", fr: "Hadès en rapporte 3" },
      at: { rule: "4.5.1.4" },
      expect: { players: { Mara: { lore: 3 } } },
    },
  ],
  variants: [
    {
      id: "alone",
      title: { en: "No other Villain in play", fr: "Aucun autre Méchant en jeu" },
      setup: {
        game: "lorcana",
        players: [
          {
            deck: 5,
            play: [
              { card: "hades-king-of-olympus", as: "hades" },
              { card: "flounder-voice-of-reason", as: "flounder" },
            ],
          },
          { deck: 5, play: [{ card: "pete-games-referee", as: "pete" }] },
        ],
      },
      script: ["quest:hades"],
      points: [
        {
          name: {
            en: "He does not count himself: 1 lore",
            fr: "Il ne se compte pas lui-même : 1 éclat de Lore",
          },
          at: "end",
          expect: { cards: { hades: { lore: 1 } }, players: { Mara: { lore: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

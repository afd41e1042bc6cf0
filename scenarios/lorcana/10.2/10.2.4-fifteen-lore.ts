import type { Scenario } from "../../format.ts";

const withLore = (lore: number, packRush: boolean): Scenario["setup"] => ({
  game: "lorcana",
  packRush,
  players: [{ lore, play: [{ card: "practice-bookbinder", as: "bookbinder" }] }, {}],
});

const scenario: Scenario = {
  id: "10.2.4-fifteen-lore",
  game: "lorcana",
  example: null,
  rules: ["10.2.4", "10.1.2", "1.8.1.1"],
  title: { en: "Fifteen lore in Pack Rush", fr: "Quinze éclats de Lore en Pack Rush" },
  story: {
    en: "Mara has 13 lore in a game of Pack Rush and quests for 2. Does she win?",
    fr: "Mara a 13 éclats de Lore dans une partie de Pack Rush et part à l’aventure pour 2. Gagne-t-elle ?",
  },
  setup: withLore(13, true),
  script: ["quest:bookbinder"],
  points: [
    {
      name: { en: "15 lore", fr: "15 éclats de Lore" },
      at: { rule: "4.5.1.4" },
      expect: { players: { Mara: { lore: 15 } }, result: null },
    },
    {
      name: { en: "The check after the quest finds it", fr: "La vérification qui suit l’aventure le trouve" },
      at: { rule: "1.8.1" },
      expect: { check: { pass: 1, finds: ["10.2.4 Mara"] } },
    },
    {
      name: { en: "Mara wins", fr: "Mara gagne" },
      at: "end",
      expect: { result: { winners: ["Mara"], rule: "10.2.4" }, decision: null },
    },
  ],
  variants: [
    {
      id: "normal-game",
      title: { en: "In a normal game", fr: "Dans une partie normale" },
      setup: withLore(13, false),
      script: ["quest:bookbinder"],
      points: [
        {
          name: { en: "15 is not 20", fr: "15 n’est pas 20" },
          at: "end",
          expect: { result: null, players: { Mara: { lore: 15 } } },
        },
      ],
    },
  ],
};

export default scenario;

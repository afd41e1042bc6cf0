import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.3.4.1-active-player",
  game: "lorcana",
  example: null,
  rules: ["1.3.4.1", "3.4.2", "2.3.2", "2.1.3"],
  title: { en: "One active player at a time", fr: "Un seul joueur actif à la fois" },
  story: {
    en: "Mara ends her turn, then Theo ends his. Both have a character that could quest. Who is the active player at each moment, and who may act?",
    fr: "Mara termine son tour, puis Theo le sien. Chacun a un personnage qui pourrait partir à l’aventure. Qui est le joueur actif à chaque instant, et qui peut agir ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
      { play: [{ card: "practice-poet", as: "poet" }], deck: 5 },
    ],
  },
  script: ["end", "quest:poet", "end"],
  points: [
    {
      name: {
        en: "Mara is the active player: only her character can quest",
        fr: "Mara est active : seul son personnage peut partir à l’aventure",
      },
      at: "start",
      expect: {
        turn: { active: "Mara", taking: ["Mara"], number: 2 },
        decision: { player: "Mara", options: ["quest:carter", "end"] },
      },
    },
    {
      name: { en: "Theo’s turn starts", fr: "Le tour de Theo commence" },
      at: { rule: "1.3.4.1" },
      expect: { turn: { active: "Theo", taking: ["Theo"], phase: "start" } },
    },
    {
      name: {
        en: "Mara’s turn is over, and Theo becomes the active player",
        fr: "Le tour de Mara est fini, Theo devient le joueur actif",
      },
      at: { answered: 1 },
      expect: {
        turn: { active: "Theo", taking: ["Theo"], number: 3, phase: "main" },
        decision: { player: "Theo", open: ["quest:poet", "end"] },
      },
    },
    {
      name: { en: "Theo has quested on his own turn", fr: "Theo est parti à l’aventure pendant son tour" },
      at: { answered: 2 },
      expect: { players: { Theo: { lore: 3 }, Mara: { lore: 0 } } },
    },
    {
      name: { en: "After his turn it is Mara’s again", fr: "Après son tour, c’est de nouveau celui de Mara" },
      at: "end",
      expect: { turn: { active: "Mara", number: 4 }, decision: { player: "Mara", kind: "turn action" } },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "2.3.3.4-concede",
  game: "lorcana",
  example: null,
  rules: ["2.3.3.4", "2.3.3"],
  title: { en: "Theo has seen enough", fr: "Theo en a assez vu" },
  story: {
    en: "It is Mara’s turn and nothing has been decided. Theo, who is not the active player, concedes. Is he allowed to, and does he have to wait for anything?",
    fr: "C’est le tour de Mara, et rien n’est joué. Theo, qui n’est pas le joueur actif, concède. En a-t-il le droit, et doit-il attendre quoi que ce soit ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { lore: 3, deck: 5 },
      { lore: 17, deck: 5 },
    ],
  },
  script: ["concede:Theo"],
  points: [
    {
      name: { en: "Either player may concede", fr: "L’un comme l’autre peut concéder" },
      at: "start",
      expect: { turn: { active: "Mara" }, decision: { open: ["concede:Mara", "concede:Theo"] } },
    },
    {
      name: { en: "Theo concedes", fr: "Theo concède" },
      at: { rule: "2.3.3.4" },
      expect: { turn: { active: "Mara" } },
    },
    {
      name: {
        en: "He loses at once, without a game state check, whatever his lore",
        fr: "Il perd aussitôt, sans vérification de l’état du jeu, quels que soient ses éclats de Lore",
      },
      at: "end",
      expect: {
        result: { winners: ["Mara"], rule: "2.3.3.4" },
        decision: null,
        never: ["1.8.1", "1.8.3"],
      },
    },
  ],
};

export default scenario;

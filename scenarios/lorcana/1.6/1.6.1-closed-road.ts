import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.6.1-closed-road",
  game: "lorcana",
  example: null,
  rules: ["1.6.1", "6.4.2"],
  title: { en: "No source, no ability", fr: "Sans source, pas de capacité" },
  story: {
    en: "As long as Theo has Toll Collector in play, opposing characters can’t quest. Theo has another one in hand and a third in his discard. Mara banishes the one in play. Can her Poet quest now?",
    fr: "Tant que Theo a la Péagère en jeu, les personnages adverses ne peuvent pas partir à l’aventure. Theo en a une autre en main et une troisième dans sa défausse. Mara bannit celle qui est en jeu. Son Poète peut-il maintenant partir à l’aventure ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        hand: [{ card: "practice-trapdoor", as: "trapdoor" }],
        play: [{ card: "practice-poet", as: "poet" }],
      },
      {
        hand: ["practice-toll-collector"],
        discard: ["practice-toll-collector"],
        play: [{ card: "practice-toll-collector", as: "collector" }],
      },
    ],
  },
  script: ["play:trapdoor", "card:collector", "quest:poet"],
  points: [
    {
      name: {
        en: "The ability applies: Poet can’t quest",
        fr: "La capacité s’applique : le Poète ne peut pas partir",
      },
      at: "start",
      expect: { decision: { player: "Mara", refused: { "quest:poet": "4.5.1.2" } } },
    },
    {
      name: { en: "Toll Collector leaves play", fr: "La Péagère quitte le jeu" },
      at: { rule: "6.7.2.3" },
      expect: { cards: { collector: { zone: "discard" } } },
    },
    {
      name: {
        en: "Cards in hand and discard grant nothing: Poet can quest",
        fr: "En main ou dans la défausse, elle ne fait rien : le Poète peut partir",
      },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", open: ["quest:poet"] } },
    },
    {
      name: { en: "3 lore for Mara", fr: "3 éclats de Lore pour Mara" },
      at: "end",
      expect: { players: { Mara: { lore: 3 } } },
    },
  ],
};

export default scenario;

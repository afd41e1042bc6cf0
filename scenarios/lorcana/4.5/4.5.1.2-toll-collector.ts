import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.5.1.2-toll-collector",
  game: "lorcana",
  example: null,
  rules: ["4.5.1.2", "4.5.1.1", "4.5.1.3", "4.5.1.4"],
  title: {
    en: "Who can quest, and who can’t",
    fr: "Qui peut partir à l’aventure, et qui ne le peut pas",
  },
  story: {
    en: "Theo’s Toll Collector closes the road: opposing characters can’t quest. Mara has Carter, ready and dry. She banishes Toll Collector with Trapdoor and looks again: besides Carter she has Bookbinder, exerted, Lamplighter, played this turn, and Brawler, who is Reckless. Who can quest, and what holds the others back?",
    fr: "La Péagère de Theo ferme la route : les personnages adverses ne peuvent pas partir à l’aventure. Mara a le Charretier, redressé et sec. Elle bannit la Péagère avec la Trappe et regarde de nouveau : outre le Charretier, elle a la Relieuse, épuisée, l’Allumeur de réverbères, joué ce tour-ci, et le Bagarreur, qui a Combattant. Qui peut partir à l’aventure, et qu’est-ce qui retient les autres ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        deck: 5,
        hand: [{ card: "practice-trapdoor", as: "trapdoor" }],
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-bookbinder", as: "bookbinder", exerted: true },
          { card: "practice-lamplighter", as: "lamplighter", drying: true },
          { card: "practice-brawler", as: "brawler" },
        ],
      },
      { deck: 5, play: [{ card: "practice-toll-collector", as: "collector" }] },
    ],
  },
  script: ["play:trapdoor", "card:collector", "quest:carter"],
  points: [
    {
      name: {
        en: "The road is closed: Carter can’t quest",
        fr: "La route est fermée : le Charretier ne peut pas partir",
      },
      at: "start",
      expect: { decision: { player: "Mara", refused: { "quest:carter": "4.5.1.2" } } },
    },
    {
      name: {
        en: "Open again, for Carter: the others each have their own limiter",
        fr: "Rouverte pour le Charretier : les autres ont chacun leur restriction",
      },
      at: { answered: 2 },
      expect: {
        cards: { collector: { zone: "discard" } },
        decision: {
          open: ["quest:carter"],
          refused: { "quest:bookbinder": "4.5.1.3", "quest:lamplighter": "1.7.5", "quest:brawler": "8.7.2" },
        },
      },
    },
    {
      name: { en: "Carter is declared", fr: "Le Charretier est déclaré" },
      at: { rule: "4.5.1.1" },
      expect: { cards: { carter: { exerted: false } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: { en: "He is exerted", fr: "Il est épuisé" },
      at: { rule: "4.5.1.3" },
      expect: { cards: { carter: { exerted: true } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: {
        en: "Mara gains lore equal to his value",
        fr: "Mara gagne autant d’éclats de Lore que sa valeur",
      },
      at: { rule: "4.5.1.4" },
      expect: { players: { Mara: { lore: 1 } } },
    },
  ],
};

export default scenario;

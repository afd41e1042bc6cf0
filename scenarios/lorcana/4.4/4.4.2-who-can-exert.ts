import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.4.2-who-can-exert",
  game: "lorcana",
  example: null,
  rules: ["4.4.2", "4.4.2.1", "5.1.1.2", "4.4.3.4"],
  title: {
    en: "Drying characters can’t exert for a cost, new items can",
    fr: "Un personnage qui sèche ne s’épuise pas pour un coût, un objet si",
  },
  story: {
    en: "This turn Mara played Physician, who must exert to use his ability, and Lamplighter. She has Foreman, dry, whose ability costs exerting another of her characters, and besides him Bookbinder and Carter, ready, and Poet, exerted. In her hand is Sling, an item that exerts when used. What can be used, and whom may Foreman send?",
    fr: "Ce tour-ci, Mara a joué le Médecin, qu’il faut épuiser pour utiliser sa capacité, et l’Allumeur de réverbères. Elle a le Contremaître, sec, dont la capacité a pour coût d’épuiser un autre de ses personnages, ainsi que la Relieuse et le Charretier, redressés, et le Poète, épuisé. Dans sa main se trouve la Fronde, un objet qu’on épuise pour l’utiliser. Qu’est-ce qui est utilisable, et qui le Contremaître peut-il envoyer ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        hand: [{ card: "practice-sling", as: "sling" }],
        play: [
          { card: "practice-physician", as: "physician", drying: true },
          { card: "practice-lamplighter", as: "lamplighter", drying: true },
          { card: "practice-foreman", as: "foreman" },
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet", exerted: true },
        ],
      },
      { deck: 5, play: [{ card: "practice-stonemason", as: "stonemason" }] },
    ],
  },
  script: ["use:foreman:delegate", "card:carter", "play:sling", "use:sling:let-fly", "card:stonemason"],
  points: [
    {
      name: {
        en: "Physician is drying: his ability can’t be used",
        fr: "Le Médecin est en train de sécher : sa capacité n’est pas utilisable",
      },
      at: "start",
      expect: {
        decision: { open: ["use:foreman:delegate"], refused: { "use:physician:house-call": "4.4.2" } },
      },
    },
    {
      name: {
        en: "Foreman may send a ready, dry character: not Lamplighter, not Poet",
        fr: "Le Contremaître peut envoyer un personnage redressé et sec : ni l’Allumeur, ni le Poète",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          kind: "pay",
          rule: "4.4.3.4",
          options: ["card:bookbinder", "card:carter"],
          refused: {
            "card:lamplighter": "4.4.2.1",
            "card:physician": "4.4.2.1",
            "card:poet": "5.1.1.2",
          },
        },
      },
    },
    {
      name: { en: "Carter is exerted, and Mara draws", fr: "Le Charretier est épuisé, et Mara pioche" },
      at: { rule: "4.4.4" },
      expect: { cards: { carter: { exerted: true }, foreman: { exerted: false } } },
    },
    {
      name: {
        en: "An item does not dry: Sling can be used at once",
        fr: "Un objet ne sèche pas : la Fronde est utilisable aussitôt",
      },
      at: { answered: 3 },
      expect: {
        cards: { sling: { zone: "play", exerted: false } },
        players: { Mara: { deck: 4 } },
        decision: { open: ["use:sling:let-fly"] },
      },
    },
    {
      name: {
        en: "Exerted, it can’t be used again",
        fr: "Épuisée, elle ne peut plus être utilisée",
      },
      at: "end",
      expect: {
        cards: { sling: { exerted: true }, stonemason: { damage: 1 } },
        decision: { refused: { "use:sling:let-fly": "5.1.1.2" } },
      },
    },
  ],
};

export default scenario;

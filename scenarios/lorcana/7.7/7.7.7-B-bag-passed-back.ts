import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.7.7-B-bag-passed-back",
  game: "lorcana",
  example: "7.7.7-B",
  rules: ["7.7.4", "7.7.4.1", "7.7.4.2", "7.7.4.3", "7.7.4.4", "7.7.4.5", "7.7.5", "7.7.6", "7.7.3.1"],
  title: {
    en: "The bag is passed, and passed back",
    fr: "Le sac passe, puis repasse",
  },
  story: {
    en: "Mara quests with Anna. Three abilities go into the bag: Anna’s Support and Coordinated Plan, and the Jumpy of Theo’s Nervous Lookout. Resolving them triggers two more. Who picks what, and when does the bag change hands?",
    fr: "Mara envoie Anna à l’aventure. Trois capacités entrent dans le sac : Soutien et Plan coordonné d’Anna, et Sursaut du Guetteur nerveux de Theo. Leur résolution en déclenche deux autres. Qui choisit quoi, et quand le sac change-t-il de mains ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "anna-magical-mission", as: "anna" },
          { card: "elsa-trusted-sister", as: "elsa", exerted: true },
          { card: "jafar-striking-illusionist", as: "jafar", exerted: true },
          { card: "beast-relentless", as: "beast", exerted: true },
        ],
      },
      { play: [{ card: "practice-nervous-lookout", as: "lookout" }] },
    ],
  },
  script: [
    "quest:anna",
    "bag:anna:coordinated-plan",
    "yes",
    "bag:jafar:power-beyond-measure",
    "yes",
    "card:elsa",
    "yes",
  ],
  points: [
    {
      name: {
        en: "Three abilities: two of Mara’s, one of Theo’s",
        fr: "Trois capacités : deux à Mara, une à Theo",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 2 } },
        cards: { anna: { exerted: true } },
        bag: { Mara: ["anna:support", "anna:coordinated-plan"], Theo: ["lookout:jumpy"] },
        picking: "Mara",
        decision: {
          player: "Mara",
          rule: "7.7.4.2",
          options: ["bag:anna:support", "bag:anna:coordinated-plan"],
          refused: { "bag:lookout:jumpy": "7.7.6" },
        },
      },
    },
    {
      name: {
        en: "Mara has drawn, and Jafar’s ability joined the bag: two of Mara’s, one of Theo’s",
        fr: "Mara a pioché, la capacité de Jafar est entrée dans le sac : deux à Mara, une à Theo",
      },
      at: { answered: 3 },
      expect: {
        bag: { Mara: ["anna:support", "jafar:power-beyond-measure"], Theo: ["lookout:jumpy"] },
        decision: {
          player: "Mara",
          rule: "7.7.4.3",
          options: ["bag:anna:support", "bag:jafar:power-beyond-measure"],
          refused: { "bag:lookout:jumpy": "7.7.6" },
        },
      },
    },
    {
      name: {
        en: "Mara resolved last and goes on until she has none",
        fr: "Mara a résolu en dernier et continue jusqu’à ne plus en avoir",
      },
      at: { answered: 4 },
      expect: { players: { Mara: { lore: 3 } }, bag: { Mara: [], Theo: ["lookout:jumpy"] }, picking: "Mara" },
    },
    {
      name: { en: "The bag passes to Theo", fr: "Le sac passe à Theo" },
      at: { rule: "7.7.4.4" },
      expect: { bag: { Mara: [], Theo: ["lookout:jumpy"] }, picking: "Theo" },
    },
    {
      name: { en: "Theo resolves his", fr: "Theo résout la sienne" },
      at: { rule: "7.7.4.4" },
      expect: { choice: { player: "Theo", takes: ["bag:lookout:jumpy"] }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "Its damage triggers one more of Mara’s",
        fr: "Ses dommages en déclenchent une de plus pour Mara",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        cards: { lookout: { damage: 1 } },
        bag: { Mara: ["beast:second-wind"], Theo: [] },
        picking: "Theo",
      },
    },
    {
      name: { en: "Theo has none left: the bag passes back", fr: "Theo n’en a plus : le sac repasse à Mara" },
      at: { rule: "7.7.4.4" },
      expect: { bag: { Mara: ["beast:second-wind"], Theo: [] }, picking: "Mara" },
    },
    {
      name: { en: "The bag is empty and Mara goes on", fr: "Le sac est vide, Mara continue" },
      at: { rule: "7.7.4.5" },
      expect: { bag: { Mara: [], Theo: [] }, picking: null, cards: { beast: { exerted: false } } },
    },
    {
      name: { en: "Mara may take her next turn action", fr: "Mara peut faire sa prochaine action de tour" },
      at: "end",
      expect: {
        decision: { player: "Mara", kind: "turn action" },
        players: { Mara: { lore: 3 }, Theo: { lore: 0 } },
      },
    },
  ],
  variants: [
    {
      id: "support-first",
      title: { en: "Mara resolves Support first", fr: "Mara résout d’abord Soutien" },
      script: ["quest:anna", "bag:anna:support", "yes", "card:elsa", "yes", "yes"],
      points: [
        {
          name: {
            en: "Her pick is free: Coordinated Plan is now her only one, Theo’s still waits",
            fr: "Son choix est libre : il ne lui reste que Plan coordonné, celle de Theo attend toujours",
          },
          at: { answered: 4 },
          expect: {
            cards: { elsa: { strength: 5 } },
            bag: { Mara: [], Theo: ["lookout:jumpy"] },
            decision: { player: "Mara", kind: "may" },
          },
        },
        {
          name: {
            en: "Jafar’s ability still comes before Theo’s",
            fr: "La capacité de Jafar passe encore avant celle de Theo",
          },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: ["jafar:power-beyond-measure"], Theo: ["lookout:jumpy"] } },
        },
        {
          name: { en: "The end is the same", fr: "La fin est la même" },
          at: "end",
          expect: {
            players: { Mara: { lore: 3 } },
            cards: { lookout: { damage: 1 }, beast: { exerted: false } },
            bag: { Mara: [], Theo: [] },
          },
        },
      ],
    },
    {
      id: "no-draw",
      title: { en: "Mara does not draw", fr: "Mara ne pioche pas" },
      script: ["quest:anna", "bag:anna:coordinated-plan", "no", "yes", "card:elsa", "yes"],
      points: [
        {
          name: {
            en: "Nothing was drawn, so nothing of Jafar’s triggers",
            fr: "Rien n’est pioché : rien ne se déclenche pour Jafar",
          },
          at: "end",
          expect: { players: { Mara: { lore: 2, hand: [] } }, bag: { Mara: [], Theo: [] } },
        },
      ],
    },
  ],
};

export default scenario;

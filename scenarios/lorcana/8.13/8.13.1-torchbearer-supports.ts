import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      play: [
        { card: "practice-torchbearer", as: "torchbearer" },
        { card: "practice-carter", as: "carter" },
      ],
      deck: 3,
    },
    { play: [{ card: "practice-blacksmith", as: "blacksmith", exerted: true }], deck: 3 },
  ],
};

const scenario: Scenario = {
  id: "8.13.1-torchbearer-supports",
  game: "lorcana",
  example: null,
  rules: ["8.13.1", "3.4.1.2", "6.1.6"],
  title: { en: "Torchbearer lends his Strength", fr: "Le Porte-flambeau prête sa Force" },
  story: {
    en: "Mara’s Torchbearer, 2 Strength, has Support and quests. She adds his Strength to Carter, who then challenges Theo’s Blacksmith. Whom may she choose, how strong is Carter, and how long does it last?",
    fr: "Le Porte-flambeau de Mara, 2 de Force, a Soutien et part à l’aventure. Elle ajoute sa Force à celle du Charretier, qui défie ensuite le Forgeron de Theo. Qui peut-elle choisir, quelle est la Force du Charretier, et combien de temps cela dure-t-il ?",
  },
  setup,
  script: ["quest:torchbearer", "yes", "card:carter", "challenge:carter:blacksmith", "end"],
  points: [
    {
      name: { en: "The quest triggers Support", fr: "L’aventure déclenche Soutien" },
      at: { rule: "7.7.3.1" },
      expect: { players: { Mara: { lore: 1 } }, bag: { Mara: ["torchbearer:support"] } },
    },
    {
      name: { en: "Mara may use it or not", fr: "Mara peut l’utiliser ou non" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "may" } },
    },
    {
      name: {
        en: "Another character, not Torchbearer himself; even an opposing one",
        fr: "Un autre personnage, pas le Porte-flambeau ; même un personnage adverse",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          options: ["card:carter", "card:blacksmith"],
          refused: { "card:torchbearer": "6.1.6" },
        },
      },
    },
    {
      name: { en: "Carter has 5 Strength this turn", fr: "Le Charretier a 5 de Force ce tour-ci" },
      at: { rule: "8.13.1" },
      expect: { cards: { carter: { strength: 5 }, torchbearer: { strength: 2 } } },
    },
    {
      name: { en: "Enough for Blacksmith’s 5 Willpower", fr: "Assez pour les 5 de Volonté du Forgeron" },
      at: { answered: 4 },
      expect: { cards: { blacksmith: { zone: "discard" }, carter: { zone: "discard" } } },
    },
    {
      name: { en: "Theo’s turn", fr: "Le tour de Theo" },
      at: "end",
      expect: { turn: { active: "Theo" }, lasting: [] },
    },
  ],
  variants: [
    {
      id: "until-end-of-turn",
      title: { en: "Mara just ends her turn", fr: "Mara termine simplement son tour" },
      script: ["quest:torchbearer", "yes", "card:carter", "end"],
      points: [
        {
          name: { en: "5 Strength until the turn ends", fr: "5 de Force jusqu’à la fin du tour" },
          at: { answered: 3 },
          expect: { cards: { carter: { strength: 5 } } },
        },
        {
          name: { en: "“This turn” is over: 3 again", fr: "« Ce tour » est fini : de nouveau 3" },
          at: { rule: "3.4.1.2" },
          expect: { turn: { active: "Mara", phase: "end" }, cards: { carter: { strength: 3 } } },
        },
      ],
    },
    {
      id: "declined",
      title: { en: "Mara does not use it", fr: "Mara ne l’utilise pas" },
      script: ["quest:torchbearer", "no"],
      points: [
        {
          name: { en: "Carter stays at 3", fr: "Le Charretier reste à 3" },
          at: "end",
          expect: { cards: { carter: { strength: 3 } }, players: { Mara: { lore: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

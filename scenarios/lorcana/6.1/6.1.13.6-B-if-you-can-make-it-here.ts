import type { Scenario } from "../../format.ts";

const thebes = { card: "thebes-the-big-olive", as: "thebes" };

const scenario: Scenario = {
  id: "6.1.13.6-B-if-you-can-make-it-here",
  game: "lorcana",
  example: "6.1.13.6-B",
  rules: ["6.1.13.6", "6.1.13.1", "6.1.13.5"],
  title: {
    en: "During your turn, while at Thebes",
    fr: "Durant votre tour, à Thèbes",
  },
  story: {
    en: "Thebes gives Mara 2 lore whenever, during her turn, a character there banishes another in a challenge. Her Carter is at Thebes, her Blacksmith is not, and Theo’s Lamplighter is exerted. Who should challenge, and what if Theo’s character is banished in Theo’s turn?",
    fr: "Thèbes donne 2 éclats de Lore à Mara chaque fois que, durant son tour, un personnage qui s’y trouve en bannit un autre dans un défi. Son Charretier est à Thèbes, son Forgeron non, et l’Allumeur de réverbères de Theo est épuisé. Qui doit défier, et qu’en est-il si le personnage de Theo est banni durant le tour de Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          thebes,
          { card: "practice-carter", as: "carter", at: "thebes" },
          { card: "practice-blacksmith", as: "blacksmith" },
        ],
        deck: 5,
      },
      { play: [{ card: "practice-lamplighter", as: "lamplighter", exerted: true }], deck: 5 },
    ],
  },
  script: ["challenge:carter:lamplighter"],
  points: [
    {
      name: {
        en: "Carter, at Thebes, has banished Lamplighter: the ability triggers",
        fr: "Le Charretier, à Thèbes, a banni l’Allumeur : la capacité se déclenche",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        cards: { lamplighter: { zone: "discard" } },
        bag: { Mara: ["thebes:if-you-can-make-it-here"], Theo: [] },
      },
    },
    {
      name: { en: "Mara gains 2 lore", fr: "Mara gagne 2 éclats de Lore" },
      at: "end",
      expect: { players: { Mara: { lore: 2 } }, cards: { carter: { damage: 1 } } },
    },
  ],
  variants: [
    {
      id: "not-there",
      title: { en: "Blacksmith challenges", fr: "Le Forgeron défie" },
      script: ["challenge:blacksmith:lamplighter"],
      points: [
        {
          name: {
            en: "He is not at Thebes: nothing goes into the bag",
            fr: "Il n’est pas à Thèbes : rien n’entre dans le sac",
          },
          at: "end",
          expect: {
            players: { Mara: { lore: 0 } },
            cards: { lamplighter: { zone: "discard" } },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
    {
      id: "theos-turn",
      title: { en: "In Theo’s turn", fr: "Durant le tour de Theo" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          { play: [thebes, { card: "practice-carter", as: "carter", at: "thebes", exerted: true }], deck: 5 },
          { play: [{ card: "practice-lamplighter", as: "lamplighter" }], deck: 5 },
        ],
      },
      script: ["challenge:lamplighter:carter"],
      points: [
        {
          name: {
            en: "Carter banishes his challenger at Thebes, but it is not Mara’s turn",
            fr: "Le Charretier bannit à Thèbes celui qui le défie, mais ce n’est pas le tour de Mara",
          },
          at: { rule: "6.1.13.6" },
          expect: {
            turn: { active: "Theo" },
            cards: { lamplighter: { zone: "discard" } },
            bag: { Mara: [], Theo: [] },
          },
        },
        {
          name: { en: "No lore", fr: "Aucun éclat de Lore" },
          at: "end",
          expect: {
            players: { Mara: { lore: 0 }, Theo: { lore: 0 } },
            cards: { carter: { damage: 1 } },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

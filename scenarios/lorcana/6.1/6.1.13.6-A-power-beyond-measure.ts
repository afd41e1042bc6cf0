import type { Scenario } from "../../format.ts";

const spyglass = { card: "practice-spyglass", as: "spyglass" };

const scenario: Scenario = {
  id: "6.1.13.6-A-power-beyond-measure",
  game: "lorcana",
  example: "6.1.13.6-A",
  rules: ["6.1.13.6", "6.1.13.1", "6.1.13.5"],
  title: {
    en: "During your turn, while exerted",
    fr: "Durant votre tour, tant qu’il est épuisé",
  },
  story: {
    en: "Power Beyond Measure: during Mara’s turn, while Jafar is exerted, whenever she draws a card, she gains 1 lore. Jafar is exerted, and Mara draws with Spyglass. What if he were ready, or if she drew in Theo’s turn?",
    fr: "Pouvoir sans limite : durant le tour de Mara, tant que Jafar est épuisé, chaque fois qu’elle pioche une carte, elle gagne 1 éclat de Lore. Jafar est épuisé, et Mara pioche avec la Longue-vue. Et s’il était redressé, ou si elle piochait durant le tour de Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        play: [{ card: "jafar-striking-illusionist", as: "jafar", exerted: true }, spyglass],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["use:spyglass:scan-the-horizon"],
  points: [
    {
      name: {
        en: "Her turn, and Jafar is exerted: the draw triggers the ability",
        fr: "C’est son tour, et Jafar est épuisé : la pioche déclenche la capacité",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        players: { Mara: { deck: 4, lore: 0 } },
        bag: { Mara: ["jafar:power-beyond-measure"], Theo: [] },
      },
    },
    {
      name: { en: "Mara gains 1 lore", fr: "Mara gagne 1 éclat de Lore" },
      at: "end",
      expect: { players: { Mara: { lore: 1, deck: 4 } } },
    },
  ],
  variants: [
    {
      id: "ready",
      title: { en: "Jafar is ready", fr: "Jafar est redressé" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 2, play: [{ card: "jafar-striking-illusionist", as: "jafar" }, spyglass], deck: 5 },
          { deck: 5 },
        ],
      },
      script: ["use:spyglass:scan-the-horizon"],
      points: [
        {
          name: {
            en: "One of the two conditions is false: nothing goes into the bag",
            fr: "L’une des deux conditions est fausse : rien n’entre dans le sac",
          },
          at: { rule: "6.1.13.6" },
          expect: { players: { Mara: { deck: 4 } }, bag: { Mara: [], Theo: [] } },
        },
        {
          name: { en: "No lore", fr: "Aucun éclat de Lore" },
          at: "end",
          expect: { players: { Mara: { lore: 0, deck: 4 } }, never: ["7.7.3.1"] },
        },
      ],
    },
    {
      id: "theos-turn",
      title: { en: "Mara draws in Theo’s turn", fr: "Mara pioche durant le tour de Theo" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            play: [{ card: "jafar-striking-illusionist", as: "jafar", exerted: true }, spyglass],
            deck: 5,
          },
          { ink: 3, hand: [{ card: "judy-hopps-optimistic-officer", as: "judy" }], deck: 5 },
        ],
      },
      script: ["play:judy", "yes"],
      points: [
        {
          name: {
            en: "Judy banishes the Spyglass, and Mara draws: Jafar is exerted, but it is not her turn",
            fr: "Judy bannit la Longue-vue, et Mara pioche : Jafar est épuisé, mais ce n’est pas son tour",
          },
          at: { rule: "6.1.13.6" },
          expect: {
            turn: { active: "Theo" },
            players: { Mara: { deck: 4 } },
            cards: { jafar: { exerted: true }, spyglass: { zone: "discard" } },
            bag: { Mara: [], Theo: [] },
          },
        },
        {
          name: { en: "No lore", fr: "Aucun éclat de Lore" },
          at: "end",
          expect: { players: { Mara: { lore: 0 } } },
        },
      ],
    },
  ],
};

export default scenario;

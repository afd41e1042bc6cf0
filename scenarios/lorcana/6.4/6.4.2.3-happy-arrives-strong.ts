import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 6,
      deck: 5,
      hand: [{ card: "happy-good-natured", as: "happy" }],
      play: [
        { card: "weight-set", as: "weights" },
        { card: "grumpy-bad-tempered", as: "grumpy" },
      ],
    },
    { ink: 4, deck: 5, hand: [{ card: "practice-trapdoor", as: "trapdoor" }] },
  ],
};

const scenario: Scenario = {
  id: "6.4.2.3-happy-arrives-strong",
  game: "lorcana",
  example: "6.4.2.3",
  rules: ["6.4.2.3", "6.6.1.1", "6.1.5.1"],
  title: {
    en: "Happy is already strong as he comes in",
    fr: "Joyeux est déjà fort en arrivant",
  },
  story: {
    en: "Weight Set triggers when Mara plays a character with 4 Strength or more. She plays Happy, who has 3, while Grumpy gives her other Seven Dwarfs +1. Is Happy a character with 4 Strength when he is played?",
    fr: "L’objet Haltères se déclenche quand Mara joue un personnage ayant 4 de Force ou plus. Elle joue Joyeux, qui en a 3, alors que Grincheux donne +1 à ses autres personnages Sept Nains. Joyeux est-il un personnage ayant 4 de Force quand il est joué ?",
  },
  setup,
  script: ["play:happy", "yes"],
  points: [
    {
      name: { en: "Happy’s printed Strength is 3", fr: "La Force imprimée de Joyeux est 3" },
      at: "start",
      expect: { cards: { happy: { zone: "hand", strength: 3 }, grumpy: { strength: 3 } } },
    },
    {
      name: {
        en: "He comes into play with Grumpy’s +1: 4 Strength from the first moment",
        fr: "Il arrive en jeu avec le +1 de Grincheux : 4 de Force dès le premier instant",
      },
      at: { rule: "6.4.2.3" },
      expect: { cards: { happy: { zone: "play", strength: 4 }, grumpy: { strength: 3 } } },
    },
    {
      name: { en: "So Training triggers", fr: "Entraînement se déclenche donc" },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["weights:training"], Theo: [] } },
    },
    {
      name: { en: "Mara may pay 1 ink to draw", fr: "Mara peut payer 1 encre pour piocher" },
      at: { answered: 1 },
      expect: {
        players: { Mara: { ink: 1 } },
        decision: { player: "Mara", kind: "may", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: { en: "She has drawn a card", fr: "Elle a pioché une carte" },
      at: "end",
      expect: { players: { Mara: { ink: 0, exertedInk: 6, deck: 4 } } },
    },
  ],
  variants: [
    {
      id: "without-grumpy",
      title: { en: "Grumpy is not in play", fr: "Grincheux n’est pas en jeu" },
      setup: {
        ...setup,
        players: [
          {
            ink: 6,
            deck: 5,
            hand: [{ card: "happy-good-natured", as: "happy" }],
            play: [{ card: "weight-set", as: "weights" }],
          },
          { deck: 5 },
        ],
      },
      script: ["play:happy"],
      points: [
        {
          name: {
            en: "Happy has 3 Strength: Training does not trigger",
            fr: "Joyeux a 3 de Force : Entraînement ne se déclenche pas",
          },
          at: "end",
          expect: {
            cards: { happy: { zone: "play", strength: 3 } },
            players: { Mara: { deck: 5 } },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
    {
      id: "grumpy-leaves",
      title: { en: "Grumpy leaves play later", fr: "Grincheux quitte le jeu plus tard" },
      script: ["play:happy", "no", "end", "play:trapdoor", "card:grumpy"],
      points: [
        {
          name: { en: "Happy still has 4 Strength", fr: "Joyeux a encore 4 de Force" },
          at: { answered: 4 },
          expect: { turn: { active: "Theo" }, cards: { happy: { strength: 4 } } },
        },
        {
          name: {
            en: "The moment Grumpy is gone, Happy is back at 3",
            fr: "Dès que Grincheux n’est plus là, Joyeux revient à 3",
          },
          at: { rule: "6.7.2.3" },
          expect: { cards: { grumpy: { zone: "discard" }, happy: { strength: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

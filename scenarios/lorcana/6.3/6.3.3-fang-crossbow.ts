import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      deck: 5,
      play: [
        { card: "fang-crossbow", as: "crossbow" },
        { card: "tinker-bell-very-clever-fairy", as: "tink" },
        { card: "sisu-wise-friend", as: "own-sisu" },
      ],
    },
    {
      deck: 5,
      play: [
        { card: "sisu-wise-friend", as: "sisu" },
        { card: "flounder-voice-of-reason", as: "flounder" },
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "6.3.3-fang-crossbow",
  game: "lorcana",
  example: "6.3.3",
  rules: ["6.3.3", "4.4.3.4", "4.4.4", "4.4.5", "6.1.3"],
  title: {
    en: "The crossbow breaks before the bolt lands",
    fr: "L’arbalète casse avant que le trait n’arrive",
  },
  story: {
    en: "Mara uses Stay Back! of Fang Crossbow on Theo’s Sisu, a Dragon. Banishing the item is part of the cost, and Tinker Bell turns Mara’s banished items into ink. Which comes first: the ink or the banished Dragon?",
    fr: "Mara utilise N’approchez pas ! de l’Arbalète de Croc du Dragon contre la Sisu de Theo, un Dragon. Bannir l’objet fait partie du coût, et la Fée Clochette change en encre les objets bannis de Mara. Qu’est-ce qui vient d’abord : l’encre, ou le bannissement du Dragon ?",
  },
  setup,
  script: ["use:crossbow:stay-back", "card:sisu", "yes"],
  points: [
    {
      name: {
        en: "The cost is paid: the crossbow is exerted, then banished, and Tinker Bell’s ability goes into the bag",
        fr: "Le coût est payé : l’arbalète est épuisée, puis bannie, et la capacité de la Fée Clochette entre dans le sac",
      },
      at: { rule: "6.3.3" },
      expect: {
        cards: { crossbow: { zone: "discard" }, sisu: { zone: "play" } },
        bag: { Mara: ["tink:i-can-use-that"], Theo: [] },
        picking: null,
      },
    },
    {
      name: {
        en: "It waits: first Mara chooses a Dragon for Stay Back!",
        fr: "Elle attend : d’abord, Mara choisit un Dragon pour N’approchez pas !",
      },
      at: { answered: 1 },
      expect: {
        bag: { Mara: ["tink:i-can-use-that"], Theo: [] },
        decision: {
          player: "Mara",
          kind: "choose",
          rule: "6.1.3",
          options: ["card:own-sisu", "card:sisu"],
          refused: { "card:flounder": "6.1.3.1", "card:tink": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "First Stay Back! has its effect: Sisu is banished",
        fr: "D’abord l’effet de N’approchez pas ! : Sisu est bannie",
      },
      at: { rule: "6.7.2.3" },
      expect: {
        cards: { sisu: { zone: "discard" }, crossbow: { zone: "discard" } },
        bag: { Mara: ["tink:i-can-use-that"], Theo: [] },
      },
    },
    {
      name: { en: "Only now the bag is opened", fr: "C’est seulement maintenant que l’on ouvre le sac" },
      at: { answered: 2 },
      expect: {
        bag: { Mara: [], Theo: [] },
        picking: "Mara",
        decision: { player: "Mara", kind: "may", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "The crossbow is ink, facedown and exerted",
        fr: "L’arbalète est de l’encre, face cachée et épuisée",
      },
      at: "end",
      expect: {
        cards: { crossbow: { zone: "inkwell", exerted: true, facedown: true }, "own-sisu": { zone: "play" } },
        players: { Mara: { ink: 0, exertedInk: 1 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "left-in-the-discard",
      title: { en: "Mara does not want the ink", fr: "Mara ne veut pas de l’encre" },
      script: ["use:crossbow:stay-back", "card:sisu", "no"],
      points: [
        {
          name: {
            en: "The crossbow stays in the discard, Sisu is banished all the same",
            fr: "L’arbalète reste dans la défausse, Sisu est bannie tout de même",
          },
          at: "end",
          expect: {
            cards: { crossbow: { zone: "discard" }, sisu: { zone: "discard" } },
            players: { Mara: { exertedInk: 0 } },
          },
        },
      ],
    },
    {
      id: "exerted",
      title: { en: "The crossbow is exerted", fr: "L’arbalète est épuisée" },
      setup: {
        ...setup,
        players: [
          {
            ink: 2,
            deck: 5,
            play: [
              { card: "fang-crossbow", as: "crossbow" },
              { card: "tinker-bell-very-clever-fairy", as: "tink" },
            ],
          },
          setup.players[1] ?? {},
        ],
      },
      script: ["use:crossbow:careful-aim", "card:sisu"],
      points: [
        {
          name: {
            en: "After Careful Aim it can’t be exerted again, so Stay Back! can’t be paid for",
            fr: "Après Visée précise, on ne peut plus l’épuiser : le coût de N’approchez pas ! ne peut pas être payé",
          },
          at: "end",
          expect: {
            cards: { sisu: { zone: "play", strength: 4 }, crossbow: { zone: "play", exerted: true } },
            bag: { Mara: [], Theo: [] },
            decision: { player: "Mara", refused: { "use:crossbow:stay-back": "5.1.1.2" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

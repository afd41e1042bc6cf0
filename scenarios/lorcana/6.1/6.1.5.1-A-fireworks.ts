import type { Scenario } from "../../format.ts";

const hand = [{ card: "practice-fireworks", as: "fireworks" }];
const theo = {
  play: [
    { card: "practice-quarry-giant", as: "giant" },
    { card: "practice-carter", as: "carter" },
    { card: "practice-spyglass", as: "spyglass" },
  ],
  deck: 5,
};

const scenario: Scenario = {
  id: "6.1.5.1-A-fireworks",
  game: "lorcana",
  example: "6.1.5.1-A",
  rules: ["6.1.5.1", "6.1.5", "6.1.3.1"],
  title: {
    en: "No item to banish, no damage",
    fr: "Pas d’objet à bannir, pas de dommages",
  },
  story: {
    en: "Mara plays Fireworks: banish a chosen item of hers to deal 5 damage to a chosen character. She has Copper Coin and Sling, Theo has Spyglass. What has to be done first, and what if she has no item at all?",
    fr: "Mara joue Feu d’artifice : bannir un objet choisi parmi les siens pour infliger 5 dommages à un personnage choisi. Elle a la Pièce de cuivre et la Fronde, Theo la Longue-vue. Que faut-il faire d’abord, et que se passe-t-il si elle n’a aucun objet ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        hand,
        play: [
          { card: "practice-copper-coin", as: "coin" },
          { card: "practice-sling", as: "sling" },
        ],
        deck: 5,
      },
      theo,
    ],
  },
  script: ["play:fireworks", "card:coin", "card:giant"],
  points: [
    {
      name: {
        en: "[A] comes first: one of her own items, not Theo’s",
        fr: "[A] d’abord : un de ses objets, pas celui de Theo",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:coin", "card:sling"],
          refused: { "card:spyglass": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "The coin is banished; now [B] can be done",
        fr: "La pièce est bannie ; [B] peut maintenant se faire",
      },
      at: { answered: 2 },
      expect: {
        cards: { coin: { zone: "discard" }, giant: { damage: 0 } },
        decision: { player: "Mara", rule: "6.1.3", options: ["card:giant", "card:carter"] },
      },
    },
    {
      name: { en: "5 damage is dealt", fr: "5 dommages sont infligés" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { giant: { damage: 5, zone: "play" } } },
    },
    {
      name: { en: "One item gone, one left", fr: "Un objet de moins, l’autre reste" },
      at: "end",
      expect: {
        cards: { coin: { zone: "discard" }, sling: { zone: "play" }, giant: { damage: 5 } },
        players: { Mara: { discard: ["fireworks", "coin"] } },
      },
    },
  ],
  variants: [
    {
      id: "no-item",
      title: { en: "Mara has no item", fr: "Mara n’a aucun objet" },
      setup: { game: "lorcana", players: [{ ink: 3, hand, deck: 5 }, theo] },
      script: ["play:fireworks"],
      points: [
        {
          name: {
            en: "Theo’s item is no item of hers: [A] cannot be done",
            fr: "L’objet de Theo n’est pas à elle : [A] est impossible",
          },
          at: { rule: "1.7.7" },
          expect: { choice: { player: "Mara", options: [], refused: { "card:spyglass": "6.1.3.1" } } },
        },
        {
          name: { en: "So the effect goes no further", fr: "L’effet ne va donc pas plus loin" },
          at: { rule: "6.1.5.1" },
          expect: { cards: { giant: { damage: 0 }, carter: { damage: 0 } } },
        },
        {
          name: {
            en: "No damage is dealt, and the action goes to the discard",
            fr: "Aucun dommage n’est infligé, et l’action va dans la défausse",
          },
          at: "end",
          expect: {
            cards: { giant: { damage: 0 }, carter: { damage: 0 }, spyglass: { zone: "play" } },
            players: { Mara: { discard: ["fireworks"], exertedInk: 3 } },
            never: ["1.9.2.1"],
          },
        },
      ],
    },
    {
      id: "nobody-to-damage",
      title: { en: "No character is in play", fr: "Aucun personnage n’est en jeu" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 3, hand, play: [{ card: "practice-copper-coin", as: "coin" }], deck: 5 },
          { deck: 5 },
        ],
      },
      script: ["play:fireworks"],
      points: [
        {
          name: {
            en: "[A] is done in full even though [B] then finds nobody",
            fr: "[A] se fait entièrement, même si [B] ne trouve ensuite personne",
          },
          at: "end",
          expect: {
            players: { Mara: { discard: ["fireworks", "coin"] } },
            never: ["1.9.2.1", "6.1.5.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

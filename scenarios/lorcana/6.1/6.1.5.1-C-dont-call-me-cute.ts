import type { Scenario } from "../../format.ts";

const judy = { ink: 3, hand: [{ card: "judy-hopps-optimistic-officer", as: "judy" }] };

const scenario: Scenario = {
  id: "6.1.5.1-C-dont-call-me-cute",
  game: "lorcana",
  example: "6.1.5.1-C",
  rules: ["6.1.5.1", "6.1.4", "6.1.5"],
  title: {
    en: "If you do, the item’s player draws",
    fr: "Si vous le faites, le joueur de l’objet pioche",
  },
  story: {
    en: "Mara plays Judy Hopps, who may banish a chosen item; if she does, the item’s player draws a card. Theo has Copper Coin, Mara Sling. Who draws, and what happens if Mara banishes nothing?",
    fr: "Mara joue Judy Hopps, qui peut bannir un objet choisi ; dans ce cas, le joueur de l’objet pioche une carte. Theo a la Pièce de cuivre, Mara la Fronde. Qui pioche, et que se passe-t-il si Mara ne bannit rien ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ...judy,
        play: [{ card: "practice-sling", as: "sling" }],
        deck: [{ card: "practice-poet", as: "poet" }, "practice-blank-page"],
      },
      {
        play: [{ card: "practice-copper-coin", as: "coin" }],
        deck: [{ card: "practice-carter", as: "carter" }, "practice-blank-page"],
      },
    ],
  },
  script: ["play:judy", "yes", "card:coin"],
  points: [
    {
      name: { en: "Mara may, or may not", fr: "Mara peut le faire ou non" },
      at: { answered: 1 },
      expect: {
        cards: { judy: { zone: "play" } },
        decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: { en: "Any item will do", fr: "N’importe quel objet convient" },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", rule: "6.1.3", options: ["card:sling", "card:coin"] } },
    },
    {
      name: { en: "The coin is banished", fr: "La pièce est bannie" },
      at: { rule: "6.7.2.3" },
      expect: { cards: { coin: { zone: "discard" } }, players: { Theo: { hand: [] } } },
    },
    {
      name: {
        en: "It was done, so the item’s player draws: Theo",
        fr: "C’est fait : le joueur de l’objet pioche, donc Theo",
      },
      at: "end",
      expect: {
        players: { Theo: { hand: ["carter"], discard: ["coin"] }, Mara: { hand: [] } },
        cards: { sling: { zone: "play" } },
      },
    },
  ],
  variants: [
    {
      id: "declined",
      title: { en: "Mara banishes nothing", fr: "Mara ne bannit rien" },
      script: ["play:judy", "no"],
      points: [
        {
          name: { en: "Nobody draws", fr: "Personne ne pioche" },
          at: "end",
          expect: {
            players: { Mara: { hand: [] }, Theo: { hand: [] } },
            cards: { coin: { zone: "play" }, sling: { zone: "play" } },
            never: ["1.12.1", "6.7.2.3"],
          },
        },
      ],
    },
    {
      id: "own-item",
      title: { en: "Mara banishes her own item", fr: "Mara bannit son propre objet" },
      script: ["play:judy", "yes", "card:sling"],
      points: [
        {
          name: {
            en: "She is the item’s player: she draws",
            fr: "L’objet est à elle : c’est elle qui pioche",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: ["poet"], discard: ["sling"] }, Theo: { hand: [] } },
          },
        },
      ],
    },
    {
      id: "no-item",
      title: { en: "No item is in play", fr: "Aucun objet n’est en jeu" },
      setup: { game: "lorcana", players: [{ ...judy, deck: 5 }, { deck: 5 }] },
      script: ["play:judy"],
      points: [
        {
          name: {
            en: "The ability triggers all the same, and goes into the bag",
            fr: "La capacité se déclenche tout de même, et entre dans le sac",
          },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: ["judy:dont-call-me-cute"], Theo: [] } },
        },
        {
          name: {
            en: "[A] cannot be done, so [B] does not follow: nobody draws",
            fr: "[A] est impossible, [B] n’a donc pas lieu : personne ne pioche",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: [], deck: 5 }, Theo: { hand: [], deck: 5 } },
            bag: { Mara: [], Theo: [] },
            never: ["1.12.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

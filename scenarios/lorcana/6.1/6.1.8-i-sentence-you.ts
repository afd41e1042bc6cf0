import type { Scenario } from "../../format.ts";

const mara = { play: [{ card: "prince-john-greediest-of-all", as: "john" }], deck: 5 };

const scenario: Scenario = {
  id: "6.1.8-i-sentence-you",
  game: "lorcana",
  example: "6.1.8",
  rules: ["6.1.8", "6.1.4", "7.7.4.4"],
  title: {
    en: "A card for each card discarded: two or none",
    fr: "Une carte par carte défaussée : deux ou aucune",
  },
  story: {
    en: "Theo discards 2 cards to shift Flotsam & Jetsam. Mara’s Prince John lets her draw a card for each card discarded. Can she draw just one?",
    fr: "Theo défausse 2 cartes pour altérer Flotsam & Jetsam. Le Prince Jean de Mara lui permet de piocher une carte par carte défaussée. Peut-elle n’en piocher qu’une ?",
  },
  setup: {
    game: "lorcana",
    active: 1,
    players: [
      mara,
      {
        play: [{ card: "flotsam-ursulas-spy", as: "flotsam" }],
        hand: [
          { card: "flotsam-and-jetsam-entangling-eels", as: "eels" },
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
          { card: "practice-hermit", as: "hermit" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["shift:eels:flotsam", ["card:carter", "card:poet"], "yes"],
  points: [
    {
      name: {
        en: "Two cards discarded together: the ability triggers once",
        fr: "Deux cartes défaussées ensemble : la capacité se déclenche une fois",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        players: { Theo: { discard: ["poet", "carter"] } },
        bag: { Mara: ["john:i-sentence-you"], Theo: [] },
      },
    },
    {
      name: {
        en: "It is Prince John’s player who may draw, in Theo’s turn; all or nothing",
        fr: "C’est la joueuse de Prince Jean qui peut piocher, durant le tour de Theo ; tout ou rien",
      },
      at: { answered: 2 },
      expect: {
        turn: { active: "Theo" },
        cards: { eels: { zone: "play" } },
        decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "The number, counted once as the effect resolves, is 2: she draws 2 cards",
        fr: "Le nombre, compté une fois à la résolution de l’effet, est 2 : elle pioche 2 cartes",
      },
      at: "end",
      expect: { players: { Mara: { deck: 3 }, Theo: { hand: ["hermit"] } }, bag: { Mara: [], Theo: [] } },
    },
  ],
  variants: [
    {
      id: "none",
      title: { en: "Mara does not draw", fr: "Mara ne pioche pas" },
      script: ["shift:eels:flotsam", ["card:carter", "card:poet"], "no"],
      points: [
        {
          name: { en: "She draws no card at all", fr: "Elle ne pioche aucune carte" },
          at: "end",
          expect: { players: { Mara: { deck: 5, hand: [] } }, never: ["1.12.1"] },
        },
      ],
    },
    {
      id: "one-card",
      title: { en: "Theo discards one card", fr: "Theo défausse une carte" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          mara,
          {
            play: [{ card: "practice-ragpicker", as: "ragpicker" }],
            hand: [{ card: "practice-carter", as: "carter" }],
            deck: 5,
          },
        ],
      },
      script: ["use:ragpicker:trade-in", "yes"],
      points: [
        {
          name: { en: "Now the number is 1", fr: "Le nombre est maintenant 1" },
          at: "end",
          expect: { players: { Mara: { deck: 4 }, Theo: { discard: ["carter"], deck: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

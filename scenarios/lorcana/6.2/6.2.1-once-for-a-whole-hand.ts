import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.2.1-once-for-a-whole-hand",
  game: "lorcana",
  example: null,
  rules: ["6.2.1", "6.2.3", "6.1.8", "8.10.1"],
  title: {
    en: "Once for each time, not for each card",
    fr: "Une fois par occasion, pas par carte",
  },
  story: {
    en: "Mara’s Prince John triggers whenever an opponent discards 1 or more cards. Theo discards two cards together, to shift Flotsam & Jetsam. How often does Prince John trigger, and how often if Theo discards one card and later another?",
    fr: "Le Prince Jean de Mara se déclenche chaque fois qu’un adversaire défausse au moins 1 carte. Theo en défausse deux ensemble, pour jouer Flotsam & Jetsam par Alter. Combien de fois Prince Jean se déclenche-t-il, et combien si Theo défausse une carte, puis plus tard une autre ?",
  },
  setup: {
    game: "lorcana",
    active: 1,
    players: [
      { deck: 5, play: [{ card: "prince-john-greediest-of-all", as: "john" }] },
      {
        deck: 5,
        hand: [
          { card: "flotsam-and-jetsam-entangling-eels", as: "eels" },
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
        ],
        play: [{ card: "flotsam-ursulas-spy", as: "flotsam" }],
      },
    ],
  },
  script: ["shift:eels:flotsam", "yes"],
  points: [
    {
      name: {
        en: "Two cards discarded together: the condition is met once",
        fr: "Deux cartes défaussées ensemble : la condition est remplie une fois",
      },
      at: { rule: "6.2.1" },
      expect: {
        cards: { carter: { zone: "discard" }, poet: { zone: "discard" } },
        bag: { Mara: ["john:i-sentence-you"], Theo: [] },
      },
    },
    {
      name: { en: "Mara may draw, once", fr: "Mara peut piocher, une seule fois" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "may", rule: "6.1.4" }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "A card for each card discarded: 2",
        fr: "Une carte pour chaque carte défaussée : 2",
      },
      at: "end",
      expect: { players: { Mara: { deck: 3 } }, decision: { player: "Theo", kind: "turn action" } },
    },
  ],
  variants: [
    {
      id: "one-by-one",
      title: {
        en: "Theo discards twice, a card each time",
        fr: "Theo défausse deux fois, une carte à chaque fois",
      },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            deck: 5,
            hand: [
              { card: "practice-borrowed-page", as: "page-a" },
              { card: "practice-borrowed-page", as: "page-b" },
            ],
            play: [{ card: "prince-john-greediest-of-all", as: "john" }],
          },
          {
            deck: 5,
            hand: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-poet", as: "poet" },
            ],
          },
        ],
      },
      script: ["play:page-a", "card:carter", "yes", "play:page-b", "no"],
      points: [
        {
          name: { en: "The first discard triggers it", fr: "La première défausse la déclenche" },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: ["john:i-sentence-you"], Theo: [] } },
        },
        {
          name: { en: "Mara drew 1 card", fr: "Mara a pioché 1 carte" },
          at: { answered: 3 },
          expect: { players: { Mara: { deck: 4 } } },
        },
        {
          name: {
            en: "The second triggers it again, and Mara decides anew",
            fr: "La seconde la déclenche de nouveau, et Mara décide à nouveau",
          },
          at: { answered: 4 },
          expect: {
            players: { Theo: { hand: [] } },
            decision: { player: "Mara", kind: "may", options: ["yes", "no"] },
          },
        },
        {
          name: { en: "This time she does not draw", fr: "Cette fois, elle ne pioche pas" },
          at: "end",
          expect: { players: { Mara: { deck: 4 } }, never: ["6.2.1", "1.12.1"] },
        },
      ],
    },
  ],
};

export default scenario;

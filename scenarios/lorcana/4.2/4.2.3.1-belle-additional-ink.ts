import type { Scenario } from "../../format.ts";

const hand = [
  { card: "practice-bookbinder", as: "bookbinder" },
  { card: "practice-carter", as: "carter" },
  { card: "practice-stonemason", as: "stonemason" },
  { card: "practice-lamplighter", as: "lamplighter" },
  { card: "practice-hermit", as: "hermit" },
  { card: "practice-back-to-the-start", as: "back" },
];

const withBelles = (...names: string[]): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink: 5,
      deck: 5,
      hand,
      play: names.map((as) => ({ card: "belle-strange-but-special", as })),
    },
    { deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "4.2.3.1-belle-additional-ink",
  game: "lorcana",
  example: "4.2.3.1",
  rules: ["4.2.3.1", "4.2.3", "7.5.5", "4.2.1.1", "4.2.1.2", "4.2.1.3"],
  title: {
    en: "Belle, one more card of ink, and Belle again",
    fr: "Belle, une encre de plus, et Belle à nouveau",
  },
  story: {
    en: "Mara has Belle in play and inks two cards: one by the turn action, one more thanks to Belle. Then she returns Belle to her hand and plays her again. Belle’s ability applies once more. Does it allow a third card this turn?",
    fr: "Mara a Belle en jeu et encre deux cartes : une par l’action de tour, une de plus grâce à Belle. Ensuite, elle renvoie Belle dans sa main et la rejoue. La capacité de Belle s’applique de nouveau. Permet-elle une troisième carte ce tour-ci ?",
  },
  setup: withBelles("belle"),
  script: ["ink:bookbinder", "ink:carter", "play:back", "play:belle"],
  points: [
    {
      name: { en: "The first card is shown to everybody", fr: "La première carte est montrée à tous" },
      at: { rule: "4.2.1.1" },
      expect: { cards: { bookbinder: { zone: "hand" } }, players: { Mara: { ink: 5 } } },
    },
    {
      name: {
        en: "One card inked: Belle still allows another",
        fr: "Une carte encrée : Belle en permet encore une",
      },
      at: { answered: 1 },
      expect: {
        cards: { bookbinder: { zone: "inkwell", exerted: false } },
        players: { Mara: { ink: 6 } },
        decision: { open: ["ink:carter", "ink:stonemason"], refused: { "ink:hermit": "4.2.1.1" } },
        never: ["7.5.5"],
      },
    },
    {
      name: {
        en: "Mara announces that she uses Belle’s effect",
        fr: "Mara annonce qu’elle utilise l’effet de Belle",
      },
      at: { rule: "7.5.5" },
      expect: { cards: { carter: { zone: "hand" } } },
    },
    {
      name: {
        en: "It takes the normal steps: this card is shown as well",
        fr: "Les étapes sont les mêmes : cette carte est montrée aussi",
      },
      at: { rule: "4.2.1.1" },
      expect: { cards: { carter: { zone: "hand" } } },
    },
    {
      name: {
        en: "Two cards inked: the limit with one Belle",
        fr: "Deux cartes encrées : la limite avec une Belle",
      },
      at: { answered: 2 },
      expect: {
        players: { Mara: { ink: 7 } },
        decision: { refused: { "ink:stonemason": "4.2.3.1" } },
      },
    },
    {
      name: {
        en: "Belle is in hand: the limit is one card, and it is long used up",
        fr: "Belle est en main : la limite est d’une carte, depuis longtemps atteinte",
      },
      at: { answered: 3 },
      expect: {
        cards: { belle: { zone: "hand" } },
        decision: { refused: { "ink:stonemason": "4.2.3" } },
      },
    },
    {
      name: {
        en: "Belle is back, but her additional card was already added this turn",
        fr: "Belle est revenue, mais sa carte supplémentaire a déjà été ajoutée ce tour-ci",
      },
      at: "end",
      expect: {
        cards: { belle: { zone: "play" }, stonemason: { zone: "hand" } },
        players: { Mara: { ink: 1, exertedInk: 6 } },
        decision: {
          player: "Mara",
          kind: "turn action",
          refused: { "ink:stonemason": "4.2.3.1", "ink:lamplighter": "4.2.3.1" },
        },
      },
    },
  ],
  variants: [
    {
      id: "two-belles",
      title: { en: "Two Belles in play", fr: "Deux Belle en jeu" },
      setup: withBelles("belle", "other-belle"),
      script: ["ink:bookbinder", "ink:carter", "ink:stonemason"],
      points: [
        {
          name: {
            en: "Each allows one: a third card may follow",
            fr: "Chacune en permet une : une troisième carte peut suivre",
          },
          at: { answered: 2 },
          expect: { decision: { open: ["ink:stonemason"] } },
        },
        {
          name: { en: "A fourth may not", fr: "Pas une quatrième" },
          at: "end",
          expect: { players: { Mara: { ink: 8 } }, decision: { refused: { "ink:lamplighter": "4.2.3.1" } } },
        },
      ],
    },
    {
      id: "returned-before",
      title: {
        en: "Belle leaves before the additional card",
        fr: "Belle part avant la carte supplémentaire",
      },
      setup: withBelles("belle"),
      script: ["ink:bookbinder", "play:back", "play:belle", "ink:carter"],
      points: [
        {
          name: {
            en: "Without Belle in play there is no second card",
            fr: "Sans Belle en jeu, pas de deuxième carte",
          },
          at: { answered: 2 },
          expect: { cards: { belle: { zone: "hand" } }, decision: { refused: { "ink:carter": "4.2.3" } } },
        },
        {
          name: {
            en: "Played again, she allows it: it had not been added yet",
            fr: "Rejouée, elle la permet : elle n’avait pas encore été ajoutée",
          },
          at: { answered: 3 },
          expect: { decision: { open: ["ink:carter"] } },
        },
        {
          name: { en: "Two cards, and that is all", fr: "Deux cartes, et c’est tout" },
          at: "end",
          expect: {
            cards: { carter: { zone: "inkwell" } },
            decision: { refused: { "ink:stonemason": "4.2.3.1" } },
          },
        },
      ],
    },
    {
      id: "no-belle",
      title: { en: "No Belle at all", fr: "Aucune Belle" },
      setup: withBelles(),
      script: ["ink:bookbinder"],
      points: [
        {
          name: { en: "One card a turn", fr: "Une carte par tour" },
          at: "end",
          expect: { players: { Mara: { ink: 6 } }, decision: { refused: { "ink:carter": "4.2.3" } } },
        },
      ],
    },
  ],
};

export default scenario;

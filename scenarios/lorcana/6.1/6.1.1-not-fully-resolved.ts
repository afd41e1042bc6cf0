import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.1-not-fully-resolved",
  game: "lorcana",
  example: null,
  rules: ["6.1.1", "6.1.13.2", "1.2.3"],
  title: {
    en: "Once per turn, but it did nothing",
    fr: "Une fois par tour, mais sans effet",
  },
  story: {
    en: "Mara’s Ragpicker can trade in once per turn: discard a card as the cost, draw a card. Mara’s deck is empty. She pays, and nothing is drawn. Is her single time used up?",
    fr: "La Chiffonnière de Mara peut faire une Reprise une fois par tour : défausser une carte, c’est le coût, et piocher une carte. La pioche de Mara est vide. Elle paie, et rien n’est pioché. Sa seule fois est-elle utilisée ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [{ card: "practice-ragpicker", as: "ragpicker" }],
        hand: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
        ],
        deck: [],
      },
      { deck: 5 },
    ],
  },
  script: ["use:ragpicker:trade-in", "card:carter"],
  points: [
    {
      name: {
        en: "The cost is paid, and there is no card to draw",
        fr: "Le coût est payé, et il n’y a pas de carte à piocher",
      },
      at: { rule: "6.1.1" },
      expect: { players: { Mara: { hand: ["poet"], discard: ["carter"], deck: 0 } } },
    },
    {
      name: {
        en: "Its effect did not happen, so the ability has not fully resolved and may be used again",
        fr: "Son effet n’a pas eu lieu : la capacité n’est pas intégralement résolue et reste utilisable",
      },
      at: "end",
      expect: { decision: { player: "Mara", open: ["use:ragpicker:trade-in"] } },
    },
  ],
  variants: [
    {
      id: "drawn",
      title: { en: "Mara has a card to draw", fr: "Mara a une carte à piocher" },
      setup: {
        game: "lorcana",
        players: [
          {
            play: [{ card: "practice-ragpicker", as: "ragpicker" }],
            hand: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-poet", as: "poet" },
            ],
            deck: 5,
          },
          { deck: 5 },
        ],
      },
      script: ["use:ragpicker:trade-in", "card:carter"],
      points: [
        {
          name: {
            en: "Now it has fully resolved: not a second time this turn",
            fr: "Elle est cette fois intégralement résolue : pas de seconde fois ce tour",
          },
          at: "end",
          expect: {
            players: { Mara: { deck: 4 } },
            decision: { player: "Mara", refused: { "use:ragpicker:trade-in": "6.1.13.2" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

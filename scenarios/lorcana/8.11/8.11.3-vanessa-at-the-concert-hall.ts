import type { Scenario } from "../../format.ts";

const ursula = { card: "ursula-vanessa", as: "ursula" };
const hand = [
  { card: "practice-evening-round", as: "evening-round" },
  { card: "a-pirates-life", as: "pirates-life" },
  { card: "be-prepared", as: "be-prepared" },
];
const theo = { lore: 3 };

const scenario: Scenario = {
  id: "8.11.3-vanessa-at-the-concert-hall",
  game: "lorcana",
  example: "8.11.3",
  rules: ["8.11.3", "8.11.1", "8.11.2", "5.4.4.2"],
  title: { en: "Vanessa at the Concert Hall", fr: "Vanessa à la Salle de concert" },
  story: {
    en: "Mara’s Ursula, cost 2 with Singer 4, is at Atlantica, where characters count as having +2 cost to sing songs. Mara holds songs of cost 3, 6 and 7. Which of them can Ursula sing?",
    fr: "L’Ursula de Mara, coût 2 avec Mélomane 4, est à Atlantica, où les personnages comptent pour un coût de +2 quand ils chantent des chansons. Mara a en main des chansons de coût 3, 6 et 7. Lesquelles Ursula peut-elle chanter ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        hand,
        play: [
          { card: "atlantica-concert-hall", as: "atlantica" },
          { ...ursula, at: "atlantica" },
        ],
      },
      theo,
    ],
  },
  script: ["sing:pirates-life:ursula"],
  points: [
    {
      name: {
        en: "4 and 2 make 6: the songs of cost 3 and 6, not the one of cost 7",
        fr: "4 et 2 font 6 : les chansons de coût 3 et 6, pas celle de coût 7",
      },
      at: "start",
      expect: {
        cards: { ursula: { at: "atlantica", keywords: ["singer 4"] } },
        decision: {
          player: "Mara",
          open: ["sing:evening-round:ursula", "sing:pirates-life:ursula"],
          refused: { "sing:be-prepared:ursula": "5.4.4.2" },
        },
      },
    },
    {
      name: {
        en: "She counts as cost 6 to sing; her ink cost stays 2",
        fr: "Pour chanter, elle compte pour un coût de 6 ; son coût en encre reste 2",
      },
      at: { rule: "8.11.3" },
      expect: { cards: { "pirates-life": { zone: "hand" } } },
    },
    {
      name: { en: "She exerts to pay for the song", fr: "Elle est épuisée pour payer la chanson" },
      at: { rule: "8.11.1" },
      expect: { cards: { ursula: { exerted: true }, "pirates-life": { zone: "hand" } } },
    },
    {
      name: { en: "The song was sung, without ink", fr: "La chanson est chantée, sans encre" },
      at: "end",
      expect: { players: { Mara: { lore: 2, discard: ["pirates-life"] }, Theo: { lore: 1 } } },
    },
  ],
  variants: [
    {
      id: "elsewhere",
      title: { en: "Ursula is not at Atlantica", fr: "Ursula n’est pas à Atlantica" },
      setup: {
        game: "lorcana",
        players: [{ hand, play: [{ card: "atlantica-concert-hall", as: "atlantica" }, ursula] }, theo],
      },
      script: ["sing:evening-round:ursula"],
      points: [
        {
          name: {
            en: "Singer 4 alone: cost 3 yes, cost 6 no",
            fr: "Mélomane 4 seul : coût 3 oui, coût 6 non",
          },
          at: "start",
          expect: {
            decision: {
              open: ["sing:evening-round:ursula"],
              refused: { "sing:pirates-life:ursula": "5.4.4.2", "sing:be-prepared:ursula": "5.4.4.2" },
            },
          },
        },
        {
          name: {
            en: "Her own cost of 2 would not have done",
            fr: "Son propre coût de 2 n’aurait pas suffi",
          },
          at: "end",
          expect: { cards: { ursula: { exerted: true } }, players: { Mara: { lore: 1 } } },
        },
      ],
    },
    {
      id: "no-singer",
      title: { en: "Somebody without Singer at Atlantica", fr: "Quelqu’un sans Mélomane à Atlantica" },
      setup: {
        game: "lorcana",
        players: [
          {
            hand,
            play: [
              { card: "atlantica-concert-hall", as: "atlantica" },
              { card: "practice-bookbinder", as: "bookbinder", at: "atlantica" },
              { card: "practice-torchbearer", as: "torchbearer" },
            ],
          },
          theo,
        ],
      },
      script: ["sing:evening-round:bookbinder"],
      points: [
        {
          name: {
            en: "Cost 2 and 2 make 4 for Bookbinder; Torchbearer, cost 2, can’t sing a song of cost 3",
            fr: "Coût 2 et 2 font 4 pour la Relieuse ; le Porte-flambeau, coût 2, ne peut chanter une chanson de coût 3",
          },
          at: "start",
          expect: {
            decision: {
              open: ["sing:evening-round:bookbinder"],
              refused: {
                "sing:evening-round:torchbearer": "5.4.4.2",
                "sing:pirates-life:bookbinder": "5.4.4.2",
              },
            },
          },
        },
        {
          name: { en: "Bookbinder sings", fr: "La Relieuse chante" },
          at: "end",
          expect: { cards: { bookbinder: { exerted: true } }, players: { Mara: { lore: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

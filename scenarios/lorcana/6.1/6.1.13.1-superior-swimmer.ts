import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.13.1-superior-swimmer",
  game: "lorcana",
  example: "6.1.13.1",
  rules: ["6.1.13.1", "8.6.1"],
  title: {
    en: "Evasive in one’s own turn only",
    fr: "Insaisissable durant son seul tour",
  },
  story: {
    en: "During his player’s turn, Triton gains Evasive. Mara has him challenge Theo’s Tightrope Walker, who has Evasive too, and ends her turn with Triton exerted. May Theo’s Carter, who has no Evasive, challenge Triton now?",
    fr: "Durant le tour de son joueur, Triton gagne Insaisissable. Mara lui fait défier la Funambule de Theo, elle aussi Insaisissable, et finit son tour avec Triton épuisé. Le Charretier de Theo, qui n’a pas Insaisissable, peut-il maintenant défier Triton ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "triton-young-prince", as: "triton" },
          { card: "practice-stonemason", as: "stonemason" },
        ],
        deck: 5,
      },
      {
        play: [
          { card: "practice-tightrope-walker", as: "walker", exerted: true },
          { card: "practice-carter", as: "carter" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["challenge:triton:walker", "end", "end"],
  points: [
    {
      name: {
        en: "In Mara’s turn Triton has Evasive and may challenge Tightrope Walker; Stonemason may not",
        fr: "Durant le tour de Mara, Triton a Insaisissable et peut défier la Funambule ; pas le Tailleur de pierre",
      },
      at: "start",
      expect: {
        cards: { triton: { keywords: ["evasive"] } },
        decision: {
          open: ["challenge:triton:walker"],
          refused: { "challenge:stonemason:walker": "8.6.1" },
        },
      },
    },
    {
      name: { en: "The challenge banishes her", fr: "Le défi la bannit" },
      at: { answered: 1 },
      expect: { cards: { walker: { zone: "discard" }, triton: { damage: 2, exerted: true } } },
    },
    {
      name: {
        en: "In Theo’s turn the ability does not apply: Carter may challenge Triton",
        fr: "Durant le tour de Theo, la capacité ne s’applique pas : le Charretier peut défier Triton",
      },
      at: { answered: 2 },
      expect: {
        turn: { active: "Theo" },
        cards: { triton: { keywords: [], exerted: true } },
        decision: { player: "Theo", open: ["challenge:carter:triton"] },
      },
    },
    {
      name: {
        en: "When Mara’s turn comes, it applies again",
        fr: "Au tour de Mara, elle s’applique de nouveau",
      },
      at: "end",
      expect: { turn: { active: "Mara" }, cards: { triton: { keywords: ["evasive"] } } },
    },
  ],
  variants: [
    {
      id: "challenged",
      title: { en: "Carter challenges Triton", fr: "Le Charretier défie Triton" },
      script: ["challenge:triton:walker", "end", "challenge:carter:triton"],
      points: [
        {
          name: {
            en: "Nothing stops it: with 5 damage in all Triton is banished, and Carter too",
            fr: "Rien ne s’y oppose : avec 5 dommages en tout Triton est banni, et le Charretier aussi",
          },
          at: "end",
          expect: { cards: { triton: { zone: "discard" }, carter: { zone: "discard" } } },
        },
      ],
    },
  ],
};

export default scenario;

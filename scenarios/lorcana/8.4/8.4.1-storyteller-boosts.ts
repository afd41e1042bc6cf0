import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 9,
      hand: [
        { card: "practice-storyteller", as: "storyteller" },
        { card: "practice-back-to-the-start", as: "back" },
      ],
      deck: [
        { card: "practice-poet", as: "poet" },
        { card: "practice-carter", as: "carter" },
        { card: "practice-hermit", as: "hermit" },
      ],
    },
    { deck: 3 },
  ],
};

const scenario: Scenario = {
  id: "8.4.1-storyteller-boosts",
  game: "lorcana",
  example: null,
  rules: ["8.4.1", "8.4.2", "8.4.3", "6.1.13.2", "5.1.1.7"],
  title: { en: "A card under Storyteller", fr: "Une carte sous la Conteuse" },
  story: {
    en: "Mara plays Storyteller, who has Boost 2, and uses Boost the same turn: the top card of her deck, Poet, goes facedown under Storyteller. She has ink for a second time. May she do it again, may she look at Poet, and was Poet played?",
    fr: "Mara joue la Conteuse, qui a Boost 2, et s’en sert le même tour : la première carte de sa pioche, le Poète, va face cachée sous la Conteuse. Elle a assez d’encre pour recommencer. Le peut-elle, peut-elle regarder le Poète, et le Poète a-t-il été joué ?",
  },
  setup,
  script: ["play:storyteller", "use:storyteller:boost"],
  points: [
    {
      name: {
        en: "Drying does not matter: the cost is ink",
        fr: "Le séchage n’importe pas : le coût est de l’encre",
      },
      at: { answered: 1 },
      expect: {
        cards: { storyteller: { drying: true } },
        decision: { open: ["use:storyteller:boost"] },
      },
    },
    {
      name: { en: "The top card goes facedown under her", fr: "La première carte va face cachée sous elle" },
      at: { rule: "8.4.1" },
      expect: {
        cards: { poet: { under: "storyteller", facedown: true }, storyteller: { stack: ["poet"] } },
        players: { Mara: { deck: 2, top: "carter", ink: 4 } },
      },
    },
    {
      name: {
        en: "Poet was not played and is not in play; Boost is used up for this turn",
        fr: "Le Poète n’a pas été joué et n’est pas en jeu ; Boost a servi pour ce tour",
      },
      at: "end",
      expect: {
        never: ["4.3.3.1"],
        decision: {
          player: "Mara",
          refused: { "use:storyteller:boost": "6.1.13.2" },
          open: ["play:back"],
        },
      },
    },
  ],
  variants: [
    {
      id: "next-turn",
      title: { en: "Again on the next turn", fr: "De nouveau au tour suivant" },
      script: ["play:storyteller", "use:storyteller:boost", "end", "end", "use:storyteller:boost"],
      points: [
        {
          name: { en: "Not on Theo’s turn", fr: "Pas pendant le tour de Theo" },
          at: { answered: 3 },
          expect: {
            turn: { active: "Theo" },
            decision: { player: "Theo", options: ["ink:blank-10", "end"] },
          },
        },
        {
          name: {
            en: "On Mara’s next turn it works again",
            fr: "Au tour suivant de Mara, il sert de nouveau",
          },
          at: "end",
          expect: {
            cards: {
              hermit: { under: "storyteller" },
              poet: { under: "storyteller" },
              carter: { zone: "hand" },
            },
            players: { Mara: { deck: 0 } },
          },
        },
      ],
    },
    {
      id: "returned",
      title: { en: "Storyteller returns to hand", fr: "La Conteuse retourne en main" },
      script: ["play:storyteller", "use:storyteller:boost", "play:back"],
      points: [
        {
          name: {
            en: "The card under her goes where she goes",
            fr: "La carte sous elle va là où elle va",
          },
          at: "end",
          expect: {
            cards: {
              storyteller: { zone: "hand", stack: [] },
              poet: { zone: "hand", under: null, facedown: false },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

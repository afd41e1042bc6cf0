import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.7.7-parting-blast",
  game: "lorcana",
  example: null,
  rules: ["6.7.7", "6.6.1.1", "6.7.2.2"],
  title: {
    en: "As strong as he was when he left",
    fr: "Aussi fort qu’en partant",
  },
  story: {
    en: "When Powder Keeper is banished, he deals damage equal to his Strength to a chosen character. His printed Strength is 3; Mara gave him +1 this turn, and he falls in a challenge. He lies in the discard as the ability resolves. 3 damage, 4, or none?",
    fr: "Quand le Gardien des poudres est banni, il inflige des dommages égaux à sa Force à un personnage choisi. Sa Force imprimée est 3 ; Mara lui a donné +1 ce tour, et il tombe dans un défi. Il est dans la défausse quand la capacité se résout. 3 dommages, 4, ou aucun ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        deck: 5,
        hand: [{ card: "practice-good-word", as: "word" }],
        play: [{ card: "practice-powder-keeper", as: "keeper" }],
      },
      {
        deck: 5,
        play: [
          { card: "practice-blacksmith", as: "smith", exerted: true },
          { card: "practice-stonemason", as: "mason" },
        ],
      },
    ],
  },
  script: ["play:word", "card:keeper", "challenge:keeper:smith", "card:mason"],
  points: [
    {
      name: { en: "3 + 1: he has 4 Strength", fr: "3 + 1 : il a 4 de Force" },
      at: { answered: 2 },
      expect: { cards: { keeper: { strength: 4 } } },
    },
    {
      name: {
        en: "He is banished; his ability is resolved from the bag",
        fr: "Il est banni ; sa capacité se résout depuis le sac",
      },
      at: { answered: 3 },
      expect: {
        cards: { keeper: { zone: "discard" }, smith: { damage: 4 } },
        decision: { player: "Mara", kind: "choose", options: ["card:smith", "card:mason"] },
      },
    },
    {
      name: {
        en: "He is not in play any more: his last Strength there counts, 4",
        fr: "Il n’est plus en jeu : on prend sa dernière Force en jeu, 4",
      },
      at: { rule: "6.7.7" },
      expect: { cards: { mason: { damage: 0 }, keeper: { zone: "discard" } } },
    },
    {
      name: { en: "Stonemason is dealt 4 damage", fr: "4 dommages sont infligés au Tailleur de pierre" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { mason: { damage: 4, zone: "play" } } },
    },
    {
      name: { en: "Both of Theo’s characters hold out", fr: "Les deux personnages de Theo tiennent bon" },
      at: "end",
      expect: { cards: { mason: { zone: "play", damage: 4 }, smith: { zone: "play", damage: 4 } } },
    },
  ],
};

export default scenario;

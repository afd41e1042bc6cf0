import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.7.2.2-resist-before-beast",
  game: "lorcana",
  example: null,
  rules: ["6.7.2.2", "6.7.2.3", "6.7.2", "8.8.1", "6.5.4"],
  title: {
    en: "First the sum, then the shield",
    fr: "D’abord le calcul, ensuite le bouclier",
  },
  story: {
    en: "Mara plays Smash, 3 damage, on Theo’s Armorer, who has Resist +2. Theo’s Beast takes upon himself what would be dealt to his others. Are 3 counters put on Beast, or 1?",
    fr: "Mara joue Fracasser !, 3 dommages, contre l’Armurière de Theo, qui a Résistance +2. La Bête de Theo prend sur elle ce qui serait infligé à ses autres personnages. Place-t-on 3 jetons sur la Bête, ou 1 ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, deck: 5, hand: [{ card: "smash", as: "smash" }] },
      {
        deck: 5,
        play: [
          { card: "beast-selfless-protector", as: "beast" },
          { card: "practice-armorer", as: "armorer" },
        ],
      },
    ],
  },
  script: ["play:smash", "card:armorer"],
  points: [
    {
      name: { en: "Mara chooses Armorer", fr: "Mara choisit l’Armurière" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "choose", options: ["card:beast", "card:armorer"] } },
    },
    {
      name: {
        en: "The damage is calculated: 3 by the text",
        fr: "Les dommages sont calculés : 3 d’après le texte",
      },
      at: { rule: "6.7.2.2" },
      expect: { cards: { armorer: { damage: 0 }, beast: { damage: 0 } } },
    },
    {
      name: { en: "Resist makes it 1", fr: "Résistance le ramène à 1" },
      at: { rule: "8.8.1" },
      expect: { cards: { armorer: { damage: 0, keywords: ["resist 2"] } } },
    },
    {
      name: {
        en: "Only then can it be replaced: 1 counter on Beast",
        fr: "C’est alors seulement qu’il peut être remplacé : 1 jeton sur la Bête",
      },
      at: { rule: "6.5.4" },
      expect: { event: ["put 1 beast"] },
    },
    {
      name: { en: "That is what happens", fr: "C’est ce qui se produit" },
      at: "end",
      expect: { cards: { beast: { damage: 1 }, armorer: { damage: 0 } }, never: ["1.9.2.1"] },
    },
  ],
  variants: [
    {
      id: "all-at-once",
      title: {
        en: "Tinker Bell deals 1 to each of three characters",
        fr: "La Fée Clochette inflige 1 à chacun de trois personnages",
      },
      setup: {
        game: "lorcana",
        players: [
          { ink: 6, deck: 5, hand: [{ card: "tinker-bell-giant-fairy", as: "tink" }] },
          {
            deck: 5,
            play: [
              { card: "practice-tinsmith", as: "tinsmith" },
              { card: "practice-lamplighter", as: "lamplighter" },
              { card: "flounder-voice-of-reason", as: "flounder", damage: 1 },
            ],
          },
        ],
      },
      script: ["play:tink"],
      points: [
        {
          name: {
            en: "Calculated for each: Tinsmith’s Resist takes his down to 0",
            fr: "Calculé pour chacun : la Résistance du Ferblantier ramène les siens à 0",
          },
          at: { rule: "8.8.2" },
          expect: { cards: { tinsmith: { damage: 0 }, lamplighter: { damage: 0 }, flounder: { damage: 1 } } },
        },
        {
          name: {
            en: "All of it is dealt together: one check finds both",
            fr: "Le tout est infligé en même temps : une seule vérification trouve les deux",
          },
          at: { rule: "1.8.1" },
          expect: { check: { pass: 1, finds: ["1.8.1.4 lamplighter", "1.8.1.4 flounder"] } },
        },
        {
          name: { en: "Tinsmith alone is left", fr: "Il ne reste que le Ferblantier" },
          at: "end",
          expect: {
            cards: {
              tinsmith: { zone: "play", damage: 0 },
              lamplighter: { zone: "discard" },
              flounder: { zone: "discard" },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const theo = {
  deck: 5,
  play: [
    { card: "john-smith-undaunted-protector", as: "john" },
    { card: "practice-blacksmith", as: "smith" },
  ],
};

const scenario: Scenario = {
  id: "6.7.3.3-A-john-smith-steps-forward",
  game: "lorcana",
  example: "6.7.3.3-A",
  rules: ["6.7.3.3", "6.7.3.2", "6.7.3", "6.7.2.2", "6.1.3.1"],
  title: {
    en: "John Smith steps forward",
    fr: "John Smith se met en avant",
  },
  story: {
    en: "Theo’s John Smith says that opponents must choose him for actions and abilities if able. Mara plays Smash, 3 damage to a chosen character, and would rather hit Blacksmith. Whom may she choose, and what if John Smith does not fit the effect?",
    fr: "Le John Smith de Theo dit que les adversaires doivent le choisir pour les actions et les capacités s’ils le peuvent. Mara joue Fracasser !, 3 dommages à un personnage choisi, et préférerait frapper le Forgeron. Qui peut-elle choisir, et que se passe-t-il si John Smith ne convient pas à l’effet ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 6,
        deck: 5,
        hand: [
          { card: "smash", as: "smash" },
          { card: "practice-felling-the-tall", as: "felling" },
        ],
        play: [{ card: "flounder-voice-of-reason", as: "flounder" }],
      },
      theo,
    ],
  },
  script: ["play:smash"],
  points: [
    {
      name: {
        en: "Mara has to choose John Smith; nobody else is legal, not even her own Flounder",
        fr: "Mara doit choisir John Smith ; personne d’autre n’est autorisé, pas même son Polochon",
      },
      at: { rule: "6.1.3" },
      expect: {
        choice: {
          player: "Mara",
          options: ["card:john"],
          refused: { "card:smith": "6.7.3.2", "card:flounder": "6.7.3.2" },
          takes: ["card:john"],
          forced: true,
        },
        cards: { john: { damage: 0 } },
      },
    },
    {
      name: {
        en: "The choice is part of calculating the damage: 3 to John Smith",
        fr: "Le choix fait partie du calcul des dommages : 3 à John Smith",
      },
      at: { rule: "6.7.2.2" },
      expect: { cards: { john: { damage: 0 } } },
    },
    {
      name: { en: "He is dealt the 3 damage", fr: "Les 3 dommages lui sont infligés" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { john: { damage: 3 }, smith: { damage: 0 }, flounder: { damage: 0 } } },
    },
    {
      name: { en: "Smash has resolved", fr: "Fracasser ! est résolue" },
      at: "end",
      expect: {
        cards: { smash: { zone: "discard" }, john: { zone: "play", damage: 3 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "limiter",
      title: {
        en: "The effect wants 5 Strength or more",
        fr: "L’effet demande 5 de Force ou plus",
      },
      script: ["play:felling"],
      points: [
        {
          name: {
            en: "John Smith has 3 and does not fit the limiter: she is not able to choose him",
            fr: "John Smith en a 3 et ne respecte pas la restriction : elle ne peut pas le choisir",
          },
          at: { rule: "6.1.3" },
          expect: {
            choice: {
              player: "Mara",
              options: ["card:smith"],
              refused: { "card:john": "6.1.3.1", "card:flounder": "6.1.3.1" },
            },
          },
        },
        {
          name: { en: "Blacksmith is banished", fr: "Le Forgeron est banni" },
          at: "end",
          expect: { cards: { smith: { zone: "discard" }, john: { zone: "play" } } },
        },
      ],
    },
    {
      id: "his-own-player",
      title: { en: "Theo plays Smash himself", fr: "Theo joue lui-même Fracasser !" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          { deck: 5, play: [{ card: "flounder-voice-of-reason", as: "flounder" }] },
          { ...theo, ink: 3, hand: [{ card: "smash", as: "smash" }] },
        ],
      },
      script: ["play:smash", "card:flounder"],
      points: [
        {
          name: {
            en: "“Opponents must”: Theo may choose anybody",
            fr: "« Les adversaires doivent » : Theo peut choisir n’importe qui",
          },
          at: { answered: 1 },
          expect: {
            decision: { player: "Theo", open: ["card:flounder", "card:john", "card:smith"], refused: {} },
          },
        },
        {
          name: { en: "Flounder is banished", fr: "Polochon est banni" },
          at: "end",
          expect: { cards: { flounder: { zone: "discard" }, john: { damage: 0 } } },
        },
      ],
    },
  ],
};

export default scenario;

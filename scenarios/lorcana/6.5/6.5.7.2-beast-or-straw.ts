import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.5.7.2-beast-or-straw",
  game: "lorcana",
  example: null,
  rules: ["6.5.7.2", "6.5.7", "6.5.7.3", "6.5.4", "1.9.3"],
  title: {
    en: "Theo chooses who takes the blow",
    fr: "Theo choisit qui prend le coup",
  },
  story: {
    en: "Mara plays Fire the Cannons! on Theo’s Carter. Two of Theo’s cards would replace the damage: Beast puts it on himself, Straw Double is banished instead. Mara’s other Beast may be readied when an opposing character takes damage. Who chooses, and does Second Wind trigger?",
    fr: "Mara joue Allumez les mèches ! contre le Charretier de Theo. Deux cartes de Theo remplaceraient les dommages : la Bête les prend sur elle, le Double de paille est banni à la place. Une autre Bête, à Mara, peut être redressée quand un personnage adverse subit des dommages. Qui choisit, et Second souffle se déclenche-t-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        deck: 5,
        hand: [{ card: "fire-the-cannons", as: "cannons" }],
        play: [{ card: "beast-relentless", as: "relentless", exerted: true }],
      },
      {
        deck: 5,
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "beast-selfless-protector", as: "beast" },
          { card: "practice-straw-double", as: "straw" },
        ],
      },
    ],
  },
  script: ["play:cannons", "card:carter", "replace:straw:take-the-blow"],
  points: [
    {
      name: {
        en: "Carter is affected, so Theo goes through the steps",
        fr: "Le Charretier est affecté : c’est à Theo de suivre les étapes",
      },
      at: { rule: "6.5.7" },
      expect: { event: ["deal 2 carter"], cards: { carter: { damage: 0 } } },
    },
    {
      name: {
        en: "No self-replacement effect: Theo chooses one of the two",
        fr: "Aucun effet d’auto-substitution : Theo choisit l’un des deux",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          player: "Theo",
          kind: "replace",
          rule: "6.5.7.2",
          options: ["replace:beast:shield-another", "replace:straw:take-the-blow"],
        },
      },
    },
    {
      name: {
        en: "Straw Double: the event is now its banishment",
        fr: "Le Double de paille : l’événement est maintenant son bannissement",
      },
      at: { rule: "6.5.7.3" },
      expect: { event: ["banish straw"] },
    },
    {
      name: {
        en: "No damage happened, so nothing was there to trigger Second Wind",
        fr: "Aucun dommage n’a eu lieu : rien n’a pu déclencher Second souffle",
      },
      at: "end",
      expect: {
        cards: {
          straw: { zone: "discard" },
          carter: { damage: 0 },
          beast: { damage: 0 },
          relentless: { exerted: true },
        },
        never: ["1.9.2.1", "1.9.2.2", "7.7.3.1"],
      },
    },
  ],
  variants: [
    {
      id: "beast",
      title: { en: "Theo chooses Beast", fr: "Theo choisit la Bête" },
      script: ["play:cannons", "card:carter", "replace:beast:shield-another", "yes"],
      points: [
        {
          name: {
            en: "2 damage counters are put on Beast; nothing is dealt any more, so Straw Double has no say",
            fr: "2 jetons Dommage sont placés sur la Bête ; plus rien n’est infligé, le Double de paille n’intervient pas",
          },
          at: { rule: "1.9.2.2" },
          expect: { cards: { beast: { damage: 2 }, straw: { zone: "play" }, carter: { damage: 0 } } },
        },
        {
          name: {
            en: "Beast took damage: the modified event triggers Second Wind",
            fr: "La Bête a subi des dommages : l’événement modifié déclenche Second souffle",
          },
          at: { answered: 3 },
          expect: { decision: { player: "Mara", kind: "may", rule: "6.1.4" } },
        },
        {
          name: { en: "Mara’s Beast is ready", fr: "La Bête de Mara est redressée" },
          at: "end",
          expect: { cards: { relentless: { exerted: false }, beast: { damage: 2, zone: "play" } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.5.2-a-stack-becomes-ink",
  game: "lorcana",
  example: null,
  rules: ["7.5.2", "5.1.1.7", "8.10.7", "7.5.6", "7.7.3.1"],
  title: {
    en: "Two cards at once into the inkwell",
    fr: "Deux cartes à la fois dans la réserve d’encre",
  },
  story: {
    en: "Mara puts her Weaver, shifted onto the Apprentice, into her inkwell with Sealed Letter. Her Ink Mixer gets +1 Strength whenever a card is put into her inkwell. Once for the stack, or once for each card of it?",
    fr: "Mara place sa Tisserande, jouée par Alter sur l’Apprentie, dans sa réserve d’encre avec Lettre scellée. Sa Mélangeuse d’encre gagne +1 Force chaque fois qu’une carte y est placée. Une fois pour la pile, ou une fois pour chacune de ses cartes ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        deck: 5,
        hand: [{ card: "practice-sealed-letter", as: "letter" }],
        play: [
          { card: "practice-ink-mixer", as: "mixer" },
          {
            card: "practice-weaver-master",
            as: "master",
            under: [{ card: "practice-weaver-apprentice", as: "apprentice" }],
          },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["play:letter", "card:master", "bag:mixer:fresh-color"],
  points: [
    {
      name: {
        en: "Both cards of the stack go into the inkwell, exerted",
        fr: "Les deux cartes de la pile vont dans la réserve d’encre, épuisées",
      },
      at: { rule: "7.5.2" },
      expect: {
        cards: {
          master: { zone: "inkwell", exerted: true, stack: [] },
          apprentice: { zone: "inkwell", exerted: true, under: null },
        },
        players: { Mara: { exertedInk: 5 } },
      },
    },
    {
      name: {
        en: "Each is an instance of its own: the ability triggers twice",
        fr: "Chacune est une occurrence à part : la capacité se déclenche deux fois",
      },
      at: { answered: 2 },
      expect: {
        bag: { Mara: ["mixer:fresh-color", "mixer:fresh-color"] },
        decision: { player: "Mara", kind: "bag" },
      },
    },
    {
      name: { en: "+2 Strength in all", fr: "+2 Force en tout" },
      at: "end",
      expect: { bag: { Mara: [] }, cards: { mixer: { strength: 3 } } },
    },
  ],
};

export default scenario;

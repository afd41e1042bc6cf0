import type { Scenario } from "../../format.ts";

const stack = {
  card: "practice-weaver-master",
  as: "master",
  damage: 2,
  under: [{ card: "practice-weaver-apprentice", as: "apprentice" }],
};
const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 4,
      hand: [
        { card: "practice-trapdoor", as: "trapdoor" },
        { card: "practice-back-to-the-start", as: "back" },
      ],
    },
    { play: [stack] },
  ],
};

const scenario: Scenario = {
  id: "8.10.7-the-stack-leaves",
  game: "lorcana",
  example: null,
  rules: ["8.10.7", "5.1.1.7"],
  title: { en: "The whole stack leaves play", fr: "Toute la pile quitte le jeu" },
  story: {
    en: "Theo’s Weaver, the Master of the Loom, was shifted onto the Apprentice. Mara banishes her with Trapdoor. What happens to the Apprentice underneath?",
    fr: "La Tisserande de Theo, la Maîtresse du métier, a été jouée par Alter sur l’Apprentie. Mara la bannit avec Trappe. Que devient l’Apprentie dessous ?",
  },
  setup,
  script: ["play:trapdoor"],
  points: [
    {
      name: { en: "One stack, one character", fr: "Une pile, un seul personnage" },
      at: "start",
      expect: { cards: { master: { stack: ["apprentice"] }, apprentice: { under: "master" } } },
    },
    {
      name: {
        en: "The card underneath can’t be chosen: there is one character",
        fr: "La carte du dessous ne peut être choisie : il n’y a qu’un personnage",
      },
      at: { rule: "6.1.3" },
      expect: { choice: { player: "Mara", options: ["card:master"], forced: true } },
    },
    {
      name: {
        en: "Both go to the discard, and are no stack there",
        fr: "Toutes deux vont dans la défausse, et n’y forment plus de pile",
      },
      at: { rule: "8.10.7" },
      expect: {
        cards: {
          master: { zone: "discard", stack: [], damage: 0 },
          apprentice: { zone: "discard", under: null },
        },
      },
    },
  ],
  variants: [
    {
      id: "to-hand",
      title: { en: "Returned to hand", fr: "Renvoyée en main" },
      script: ["play:back"],
      points: [
        {
          name: { en: "Both cards go to Theo’s hand", fr: "Les deux cartes vont dans la main de Theo" },
          at: { rule: "8.10.7" },
          expect: { cards: { master: { zone: "hand" }, apprentice: { zone: "hand", under: null } } },
        },
      ],
    },
  ],
};

export default scenario;

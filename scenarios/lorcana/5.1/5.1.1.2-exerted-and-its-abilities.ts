import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.1.1.2-exerted-and-its-abilities",
  game: "lorcana",
  example: null,
  rules: ["5.1.1.2", "5.1.1.1"],
  title: {
    en: "What an exerted card can still do",
    fr: "Ce que peut encore une carte épuisée",
  },
  story: {
    en: "Mara’s Clockmaker and Physician are both exerted. Clockmaker’s ability costs 1 ink, Physician’s costs exerting him. She also has Fresh Start, which readies a character. Which ability can Mara use before she plays it, and which after?",
    fr: "L’Horlogère et le Médecin de Mara sont tous deux épuisés. La capacité de l’Horlogère coûte 1 encre, celle du Médecin demande de l’épuiser. Elle a aussi Nouveau départ, qui redresse un personnage. Quelle capacité Mara peut-elle utiliser avant de le jouer, et laquelle après ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        deck: 5,
        hand: [{ card: "practice-fresh-start", as: "fresh-start" }],
        play: [
          { card: "practice-clockmaker", as: "clockmaker", exerted: true },
          { card: "practice-physician", as: "physician", exerted: true, damage: 1 },
        ],
      },
      { deck: 5 },
    ],
  },
  script: [
    "use:clockmaker:wind-up",
    "play:fresh-start",
    "card:physician",
    "use:physician:house-call",
    "card:physician",
    "number:1",
  ],
  points: [
    {
      name: {
        en: "An exerted card’s abilities can be used unless they cost exerting it",
        fr: "Les capacités d’une carte épuisée restent utilisables, sauf celles qui coûtent de l’épuiser",
      },
      at: "start",
      expect: {
        decision: {
          open: ["use:clockmaker:wind-up"],
          refused: { "use:physician:house-call": "5.1.1.2" },
        },
      },
    },
    {
      name: {
        en: "Clockmaker gets +1 Strength, exerted as she is",
        fr: "L’Horlogère a +1 de Force, épuisée comme elle est",
      },
      at: { answered: 1 },
      expect: { cards: { clockmaker: { strength: 3, exerted: true } } },
    },
    {
      name: { en: "Physician is readied", fr: "Le Médecin est redressé" },
      at: { rule: "5.1.1.1" },
      expect: { cards: { physician: { exerted: false } } },
    },
    {
      name: { en: "Ready, he can exert for his ability", fr: "Redressé, il peut s’épuiser pour sa capacité" },
      at: { answered: 3 },
      expect: { decision: { open: ["use:physician:house-call"] } },
    },
    {
      name: {
        en: "His damage is removed, and he is exerted again",
        fr: "Son dommage est retiré, et il est de nouveau épuisé",
      },
      at: "end",
      expect: { cards: { physician: { exerted: true, damage: 0 } } },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.7.5-drying",
  game: "lorcana",
  example: null,
  rules: ["1.7.5", "5.1.1.11", "5.3.5", "4.4.2", "3.2.2.1"],
  title: { en: "The ink is still wet", fr: "L’encre n’est pas encore sèche" },
  story: {
    en: "Mara plays Physician, whose ability exerts him. Theo’s Carter is exerted. The same turn Mara would like Physician to quest, to challenge, to heal or to sing. What can he do now, and from when on can he do the rest?",
    fr: "Mara joue le Médecin, dont la capacité l’épuise. Le Charretier de Theo est épuisé. Le même tour, Mara voudrait que le Médecin parte à l’aventure, défie, soigne ou chante. Que peut-il faire tout de suite, et à partir de quand peut-il le reste ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        hand: [
          { card: "practice-physician", as: "physician" },
          { card: "practice-evening-round", as: "evening-round" },
        ],
        play: [{ card: "practice-village-square", as: "square" }],
        deck: 5,
      },
      { play: [{ card: "practice-carter", as: "carter", exerted: true }], deck: 5 },
    ],
  },
  script: ["play:physician", "move:physician:square", "end", "end", "quest:physician"],
  points: [
    {
      name: {
        en: "Just played, he can’t quest, challenge, exert for his ability or sing",
        fr: "À peine joué, il ne peut ni partir à l’aventure, ni défier, ni s’épuiser pour sa capacité ou pour chanter",
      },
      at: { answered: 1 },
      expect: {
        cards: { physician: { zone: "play", drying: true, exerted: false } },
        decision: {
          player: "Mara",
          refused: {
            "quest:physician": "1.7.5",
            "challenge:physician:carter": "5.1.1.11",
            "use:physician:house-call": "4.4.2",
            "sing:evening-round:physician": "5.3.5",
          },
        },
      },
    },
    {
      name: {
        en: "Moving to a location does not need a dry character",
        fr: "Se déplacer vers un lieu ne demande pas d’être sec",
      },
      at: { answered: 2 },
      expect: { cards: { physician: { at: "square", drying: true } } },
    },
    {
      name: { en: "Theo’s turn does not dry him", fr: "Le tour de Theo ne le fait pas sécher" },
      at: { answered: 3 },
      expect: { turn: { active: "Theo" }, cards: { physician: { drying: true } } },
    },
    {
      name: {
        en: "At Mara’s next Set step he is dry",
        fr: "À la prochaine étape Vérifier de Mara, il est sec",
      },
      at: { answered: 4 },
      expect: {
        turn: { active: "Mara" },
        cards: { physician: { drying: false } },
        decision: { open: ["quest:physician", "use:physician:house-call", "sing:evening-round:physician"] },
      },
    },
    {
      name: { en: "He quests", fr: "Il part à l’aventure" },
      at: "end",
      expect: { cards: { physician: { exerted: true } }, players: { Mara: { lore: 2 } } },
    },
  ],
};

export default scenario;

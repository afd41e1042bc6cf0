import type { Scenario } from "../../format.ts";

const apprentice = { card: "practice-weaver-apprentice", as: "apprentice" };
const withInk = (ink: number): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    { ink, hand: [{ card: "practice-weaver-dreaming", as: "dreaming" }], play: [apprentice], deck: 3 },
    { deck: 3 },
  ],
});

const scenario: Scenario = {
  id: "8.10.3-dreaming-weaver",
  game: "lorcana",
  example: null,
  rules: ["8.10.3", "8.10.4", "6.7.9"],
  title: { en: "Exerted on top of a ready character", fr: "Épuisée sur un personnage redressé" },
  story: {
    en: "Mara’s Weaver, the Apprentice, is ready and dry. She shifts onto her the Weaver who is lost in dreams and enters play exerted. The character below is ready: does the one on top stay ready too, and can she quest?",
    fr: "La Tisserande de Mara, l’Apprentie, est redressée et sèche. Elle joue sur elle, par Alter, la Tisserande perdue dans ses rêves, qui entre en jeu épuisée. Le personnage du dessous est redressé : celle du dessus le reste-t-elle, et peut-elle partir à l’aventure ?",
  },
  setup: withInk(2),
  script: ["shift:dreaming:apprentice", "end", "end"],
  points: [
    {
      name: { en: "The Apprentice is ready and dry", fr: "L’Apprentie est redressée et sèche" },
      at: "start",
      expect: {
        cards: { apprentice: { exerted: false, drying: false } },
        decision: { open: ["shift:dreaming:apprentice"] },
      },
    },
    {
      name: {
        en: "Her own effect has her enter play exerted, whatever lies below",
        fr: "Son propre effet la fait entrer en jeu épuisée, quoi qu’il y ait dessous",
      },
      at: { rule: "8.10.3" },
      expect: { cards: { dreaming: { zone: "play", exerted: true, stack: ["apprentice"] } } },
    },
    {
      name: {
        en: "She is dry, but exerted: no quest this turn",
        fr: "Elle est sèche, mais épuisée : pas d’aventure ce tour-ci",
      },
      at: { answered: 1 },
      expect: {
        cards: { dreaming: { drying: false, exerted: true } },
        decision: { player: "Mara", refused: { "quest:dreaming": "4.5.1.3" } },
      },
    },
    {
      name: {
        en: "On Mara’s next turn she readies as usual",
        fr: "Au prochain tour de Mara, elle se redresse comme d’habitude",
      },
      at: "end",
      expect: {
        turn: { active: "Mara" },
        cards: { dreaming: { exerted: false } },
        decision: { open: ["quest:dreaming"] },
      },
    },
  ],
  variants: [
    {
      id: "for-ink",
      title: { en: "Played for ink", fr: "Jouée pour son coût en encre" },
      setup: withInk(4),
      script: ["play:dreaming"],
      points: [
        {
          name: {
            en: "Without Shift she enters play exerted as well, and drying",
            fr: "Sans Alter, elle entre aussi en jeu épuisée, et en train de sécher",
          },
          at: "end",
          expect: {
            cards: { dreaming: { exerted: true, drying: true, stack: [] }, apprentice: { exerted: false } },
            never: ["8.10.3"],
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const tinsmith = { card: "practice-tinsmith", as: "tinsmith" };
const mara = {
  ink: 3,
  hand: [
    { card: "fire-the-cannons", as: "cannons" },
    { card: "practice-thorns", as: "thorns" },
  ],
  play: [
    { card: "beast-relentless", as: "beast", exerted: true },
    { card: "practice-sling", as: "sling" },
  ],
};
const setup: Scenario["setup"] = { game: "lorcana", players: [mara, { play: [tinsmith] }] };

const scenario: Scenario = {
  id: "8.8.2-tinsmith-shrugs-it-off",
  game: "lorcana",
  example: null,
  rules: ["8.8.2", "8.8.1", "8.8.3", "1.9.3"],
  title: { en: "Reduced to nothing", fr: "Réduits à rien" },
  story: {
    en: "Theo’s Tinsmith has Resist +1. Mara’s Sling deals 1 damage to him, and her Beast may ready whenever an opposing character takes damage. Was any damage dealt? And how does it go with 2 damage dealt, or 2 put?",
    fr: "Le Ferblantier de Theo a Résistance +1. La Fronde de Mara lui inflige 1 dommage, et sa Bête peut se redresser chaque fois qu’un personnage adverse subit des dommages. Des dommages ont-ils été infligés ? Et que se passe-t-il avec 2 dommages infligés, ou 2 placés ?",
  },
  setup,
  script: ["use:sling:let-fly", "card:tinsmith"],
  points: [
    {
      name: { en: "1 damage less 1 is none", fr: "1 dommage moins 1, c’est aucun" },
      at: { rule: "8.8.2" },
      expect: { cards: { tinsmith: { damage: 0, keywords: ["resist 1"] } } },
    },
    {
      name: {
        en: "Nothing was dealt and nothing taken: Beast’s ability does not trigger",
        fr: "Rien n’est infligé, rien n’est subi : la capacité de la Bête ne se déclenche pas",
      },
      at: "end",
      expect: {
        cards: { tinsmith: { damage: 0 }, beast: { exerted: true }, sling: { exerted: true } },
        never: ["1.9.2.1", "7.7.3.1"],
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "two-dealt",
      title: { en: "2 damage dealt", fr: "2 dommages infligés" },
      script: ["play:cannons", "card:tinsmith", "yes"],
      points: [
        {
          name: { en: "Resist takes 1 off", fr: "Résistance en retire 1" },
          at: { rule: "1.9.2.1" },
          expect: { cards: { tinsmith: { damage: 1 } } },
        },
        {
          name: { en: "That was damage: Beast readies", fr: "C’étaient des dommages : la Bête se redresse" },
          at: "end",
          expect: { cards: { beast: { exerted: false } } },
        },
      ],
    },
    {
      id: "two-put",
      title: { en: "2 damage put", fr: "2 dommages placés" },
      script: ["play:thorns", "card:tinsmith", "no"],
      points: [
        {
          name: {
            en: "Resist does not touch damage that is put",
            fr: "Résistance ne touche pas les dommages placés",
          },
          at: { rule: "8.8.3" },
          expect: { cards: { tinsmith: { damage: 2 } } },
        },
        {
          name: { en: "Both counters stay", fr: "Les deux jetons restent" },
          at: "end",
          expect: { cards: { tinsmith: { damage: 2 } }, never: ["8.8.1", "8.8.2"] },
        },
      ],
    },
    {
      id: "nothing-to-replace",
      title: { en: "Straw Double would take the blow", fr: "Le Double de paille prendrait le coup" },
      setup: {
        game: "lorcana",
        players: [mara, { play: [tinsmith, { card: "practice-straw-double", as: "double" }] }],
      },
      script: ["use:sling:let-fly", "card:tinsmith"],
      points: [
        {
          name: {
            en: "No damage would be dealt, so there is nothing to replace: Straw Double stays",
            fr: "Aucun dommage ne serait infligé : il n’y a rien à remplacer, le Double de paille reste",
          },
          at: "end",
          expect: {
            cards: { tinsmith: { damage: 0 }, double: { zone: "play" } },
            never: ["6.5.4", "1.9.2.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

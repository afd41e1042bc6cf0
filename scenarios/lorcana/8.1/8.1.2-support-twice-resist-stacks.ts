import type { Scenario } from "../../format.ts";

const carter = { card: "practice-carter", as: "carter" };

const scenario: Scenario = {
  id: "8.1.2-support-twice-resist-stacks",
  game: "lorcana",
  example: "8.1.2",
  rules: ["8.1.2", "8.13.1", "8.8.1"],
  title: { en: "Support twice, Resist three", fr: "Deux fois Soutien, Résistance +3" },
  story: {
    en: "Mara’s Torchbearer has Support, and Shoulder to Shoulder gives him Support once more; then he quests. How often may he add his Strength? And what would become of Resist +1 with Resist +2 on top?",
    fr: "Le Porte-flambeau de Mara a Soutien, et Côte à côte le lui donne encore une fois ; puis il part à l’aventure. Combien de fois peut-il ajouter sa Force ? Et que deviendrait Résistance +1 avec Résistance +2 en plus ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        hand: [{ card: "practice-shoulder-to-shoulder", as: "shoulder" }],
        play: [{ card: "practice-torchbearer", as: "torchbearer" }, carter],
      },
      {},
    ],
  },
  script: ["play:shoulder", "card:torchbearer", "quest:torchbearer", "yes"],
  points: [
    {
      name: { en: "Torchbearer has Support", fr: "Le Porte-flambeau a Soutien" },
      at: "start",
      expect: { cards: { torchbearer: { keywords: ["support"] }, carter: { strength: 3 } } },
    },
    {
      name: {
        en: "He has it already and does not get it again",
        fr: "Il l’a déjà et ne l’obtient pas de nouveau",
      },
      at: { rule: "8.1.2" },
      expect: { cards: { torchbearer: { keywords: ["support"] } } },
    },
    {
      name: {
        en: "Given again, it is still one Support",
        fr: "Donné de nouveau, cela reste un seul Soutien",
      },
      at: { answered: 2 },
      expect: { cards: { torchbearer: { keywords: ["support"] } } },
    },
    {
      name: { en: "Questing triggers it once", fr: "L’aventure ne le déclenche qu’une fois" },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["torchbearer:support"] } },
    },
    {
      name: { en: "One Support to use or not", fr: "Un seul Soutien, à utiliser ou non" },
      at: { answered: 3 },
      expect: { bag: { Mara: [] }, decision: { player: "Mara", kind: "may" } },
    },
    {
      name: { en: "Carter gets +2 once", fr: "Le Charretier gagne +2 une seule fois" },
      at: "end",
      expect: { cards: { carter: { strength: 5 } }, decision: { player: "Mara", kind: "turn action" } },
    },
  ],
  variants: [
    {
      id: "resist",
      title: { en: "Resist +1 and Resist +2", fr: "Résistance +1 et Résistance +2" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 1,
            hand: [{ card: "practice-thick-coat", as: "coat" }],
            play: [{ card: "practice-tinsmith", as: "tinsmith" }],
          },
          { play: [{ card: "practice-blacksmith", as: "blacksmith", exerted: true }] },
        ],
      },
      script: ["play:coat", "card:tinsmith", "challenge:tinsmith:blacksmith"],
      points: [
        {
          name: { en: "Tinsmith has Resist +1", fr: "Le Ferblantier a Résistance +1" },
          at: "start",
          expect: { cards: { tinsmith: { keywords: ["resist 1"] } } },
        },
        {
          name: { en: "With Thick Coat the two add up to +3", fr: "Avec Manteau épais, les deux font +3" },
          at: { answered: 2 },
          expect: { cards: { tinsmith: { keywords: ["resist 3"] } } },
        },
        {
          name: { en: "Both lessen the damage together", fr: "Les deux réduisent ensemble les dommages" },
          at: { rule: "8.1.2" },
          expect: { cards: { tinsmith: { damage: 0 } } },
        },
        {
          name: {
            en: "Of Blacksmith’s 5 damage, 2 are dealt",
            fr: "Des 5 dommages du Forgeron, 2 sont infligés",
          },
          at: "end",
          expect: { cards: { tinsmith: { damage: 2, zone: "play" }, blacksmith: { damage: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

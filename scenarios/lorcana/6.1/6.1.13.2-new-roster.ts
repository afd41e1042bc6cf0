import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.13.2-new-roster",
  game: "lorcana",
  example: "6.1.13.2",
  rules: ["6.1.13.2", "6.1.1", "7.7.3.1"],
  title: {
    en: "Once per turn, for each Taffyta",
    fr: "Une fois par tour, pour chaque Taffyta",
  },
  story: {
    en: "New Roster: once per turn, when Taffyta Muttonfudge moves to a location, gain 2 lore. Mara moves one Taffyta to Village Square and on to Crossroads, then moves a second Taffyta. Which of the three moves give lore?",
    fr: "Remettre les compteurs à zéro : une fois par tour, quand Taffyta Crème Brûlée est déplacée sur un lieu, gagnez 2 éclats de Lore. Mara déplace une Taffyta vers la Place du village puis vers le Carrefour, et enfin une seconde Taffyta. Lesquels des trois déplacements rapportent des éclats de Lore ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        play: [
          { card: "taffyta-muttonfudge-sour-speedster", as: "taffyta" },
          { card: "taffyta-muttonfudge-sour-speedster", as: "other-taffyta" },
          { card: "practice-village-square", as: "square" },
          { card: "practice-crossroads", as: "crossroads" },
        ],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["move:taffyta:square", "move:taffyta:crossroads", "move:other-taffyta:square"],
  points: [
    {
      name: {
        en: "She moves: the ability goes into the bag",
        fr: "Elle est déplacée : la capacité entre dans le sac",
      },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["taffyta:new-roster"] }, players: { Mara: { lore: 0 } } },
    },
    {
      name: {
        en: "It has not resolved this turn: 2 lore, and its one time is used",
        fr: "Elle ne s’est pas encore résolue ce tour : 2 éclats de Lore, et sa seule fois est utilisée",
      },
      at: { rule: "6.1.13.2" },
      expect: { players: { Mara: { lore: 2 } } },
    },
    {
      name: { en: "She moves on: it triggers again", fr: "Elle repart : elle se déclenche de nouveau" },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["taffyta:new-roster"] }, cards: { taffyta: { at: "crossroads" } } },
    },
    {
      name: {
        en: "As it resolves it finds that it has resolved already: no effect",
        fr: "En se résolvant, elle constate qu’elle s’est déjà résolue : sans effet",
      },
      at: { rule: "6.1.13.2" },
      expect: { bag: { Mara: [] }, players: { Mara: { lore: 2 } } },
    },
    {
      name: {
        en: "The other Taffyta’s ability asks only about itself: 2 more lore",
        fr: "La capacité de l’autre Taffyta ne vérifie que son propre cas : 2 éclats de Lore de plus",
      },
      at: { rule: "6.1.13.2" },
      expect: { players: { Mara: { lore: 4 } } },
    },
    {
      name: { en: "4 lore from three moves", fr: "4 éclats de Lore pour trois déplacements" },
      at: "end",
      expect: {
        players: { Mara: { lore: 4, ink: 0 } },
        cards: { taffyta: { at: "crossroads" }, "other-taffyta": { at: "square" } },
      },
    },
  ],
  variants: [
    {
      id: "next-turn",
      title: {
        en: "Her second move is in Mara’s next turn",
        fr: "Son second déplacement a lieu au tour suivant",
      },
      script: ["move:taffyta:square", "end", "end", "move:taffyta:crossroads"],
      points: [
        {
          name: {
            en: "Before the move: 2 lore from the first, 3 from the locations in the Set step",
            fr: "Avant le déplacement : 2 éclats de Lore du premier, 3 des lieux à l’étape Vérifier",
          },
          at: { answered: 3 },
          expect: { turn: { active: "Mara" }, players: { Mara: { lore: 5 } } },
        },
        {
          name: {
            en: "A new turn, a new single time: 2 more",
            fr: "Nouveau tour, nouvelle fois : 2 de plus",
          },
          at: "end",
          expect: { players: { Mara: { lore: 7 } } },
        },
      ],
    },
  ],
};

export default scenario;

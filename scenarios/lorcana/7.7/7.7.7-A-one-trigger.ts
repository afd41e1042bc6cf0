import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.7.7-A-one-trigger",
  game: "lorcana",
  example: "7.7.7-A",
  rules: ["7.7.4", "7.7.3.1", "7.7.4.1", "7.7.4.2", "7.7.4.5", "1.8.3", "4.5.2"],
  title: {
    en: "One ability through the bag",
    fr: "Une capacité passe par le sac",
  },
  story: {
    en: "Mara quests with Elsa while she has Anna in play. Elsa’s own ability triggers: Mara gains 1 lore. Between the quest and that lore lie a game state check and the bag, and after it the same again. What happens in which order?",
    fr: "Mara envoie Elsa à l’aventure alors qu’elle a Anna en jeu. La propre capacité d’Elsa se déclenche : Mara gagne 1 éclat de Lore. Entre l’aventure et cet éclat, il y a une vérification de l’état du jeu et le sac, et après lui les mêmes encore. Qu’est-ce qui arrive, dans quel ordre ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "elsa-trusted-sister", as: "elsa" },
          { card: "anna-magical-mission", as: "anna", exerted: true },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["quest:elsa"],
  points: [
    {
      name: { en: "Elsa quests: 1 lore", fr: "Elsa part à l’aventure : 1 éclat de Lore" },
      at: { rule: "4.5.1.4" },
      expect: { players: { Mara: { lore: 1 } }, cards: { elsa: { exerted: true } } },
    },
    {
      name: {
        en: "Her ability is added to the bag and waits",
        fr: "Sa capacité est ajoutée au sac et attend",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["elsa:what-do-we-do-now"], Theo: [] },
        picking: null,
        players: { Mara: { lore: 1 } },
      },
    },
    {
      name: { en: "First a game state check", fr: "D’abord une vérification de l’état du jeu" },
      at: { rule: "1.8.3" },
      expect: { check: { pass: 1, finds: [] }, bag: { Mara: ["elsa:what-do-we-do-now"], Theo: [] } },
    },
    {
      name: { en: "The bag is checked: one ability, Mara’s", fr: "On regarde le sac : une capacité, à Mara" },
      at: { rule: "7.7.4.1" },
      expect: { picking: "Mara", bag: { Mara: ["elsa:what-do-we-do-now"], Theo: [] } },
    },
    {
      name: { en: "Mara chooses it and resolves it", fr: "Mara la choisit et la résout" },
      at: { rule: "7.7.4.2" },
      expect: {
        choice: { player: "Mara", takes: ["bag:elsa:what-do-we-do-now"] },
        bag: { Mara: [], Theo: [] },
      },
    },
    {
      name: { en: "Another check", fr: "Une autre vérification" },
      at: { rule: "1.8.3" },
      expect: { players: { Mara: { lore: 2 } }, check: { pass: 1, finds: [] } },
    },
    {
      name: { en: "The bag is empty", fr: "Le sac est vide" },
      at: { rule: "7.7.4.5" },
      expect: { bag: { Mara: [], Theo: [] }, picking: null },
    },
    {
      name: { en: "Mara goes on with her turn", fr: "Mara continue son tour" },
      at: "end",
      expect: { players: { Mara: { lore: 2 } }, decision: { player: "Mara", kind: "turn action" } },
    },
  ],
  variants: [
    {
      id: "twentieth-lore",
      title: { en: "The quest itself reaches 20 lore", fr: "L’aventure elle-même atteint 20 éclats de Lore" },
      setup: {
        game: "lorcana",
        players: [
          {
            lore: 19,
            deck: 5,
            play: [
              { card: "elsa-trusted-sister", as: "elsa" },
              { card: "anna-magical-mission", as: "anna", exerted: true },
            ],
          },
          { deck: 5 },
        ],
      },
      script: ["quest:elsa"],
      points: [
        {
          name: {
            en: "The check before the bag ends the game: Elsa’s ability never resolves",
            fr: "La vérification d’avant le sac termine la partie : la capacité d’Elsa ne se résout jamais",
          },
          at: "end",
          expect: {
            result: { winners: ["Mara"], rule: "1.8.1.1" },
            players: { Mara: { lore: 20 } },
            decision: null,
            never: ["7.7.4.2"],
          },
        },
      ],
    },
  ],
};

export default scenario;

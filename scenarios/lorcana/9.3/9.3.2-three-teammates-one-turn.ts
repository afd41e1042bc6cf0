import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "9.3.2-three-teammates-one-turn",
  game: "lorcana",
  example: "9.3.2",
  rules: ["9.3.2", "9.3.1", "3.2.1.1", "3.2.2.2", "3.2.3.1", "3.4.1.1", "3.4.1.2"],
  title: { en: "Three teammates, one turn", fr: "Trois coéquipiers, un seul tour" },
  story: {
    en: "Mara, Theo and Nina are a team and take their turns simultaneously; Paul plays against them and ends his turn. Mara and Theo each have an ability that triggers at the start of their turn, Theo and Nina one that triggers at its end; all three have cards to ready and a location, and in the Main Phase one wants to ink, one to quest and one to challenge. Who does what first?",
    fr: "Mara, Theo et Nina forment une équipe et jouent des tours simultanés ; Paul joue contre eux et termine son tour. Mara et Theo ont chacun une capacité qui se déclenche au début de leur tour, Theo et Nina une qui se déclenche à la fin ; tous trois ont des cartes à redresser et un lieu, et dans la Phase Principale l’une veut encrer, l’un partir à l’aventure et l’une défier. Qui fait quoi d’abord ?",
  },
  setup: {
    game: "lorcana",
    simultaneous: true,
    active: 3,
    players: [
      {
        team: 1,
        exertedInk: 1,
        hand: [
          { card: "practice-glassblower", as: "glassblower" },
          { card: "practice-good-word", as: "good-word" },
        ],
        play: [
          { card: "practice-early-riser", as: "riser", exerted: true },
          { card: "practice-village-square", as: "square" },
        ],
        deck: 4,
      },
      {
        team: 1,
        play: [
          { card: "practice-early-riser", as: "other-riser", exerted: true },
          { card: "practice-torchbearer", as: "torchbearer", exerted: true },
          { card: "practice-night-baker", as: "other-baker", exerted: true },
          { card: "practice-crossroads", as: "crossroads" },
        ],
        deck: 4,
      },
      {
        team: 1,
        play: [
          { card: "practice-carter", as: "carter", exerted: true },
          { card: "practice-night-baker", as: "baker", exerted: true },
          { card: "practice-village-square", as: "other-square" },
        ],
        deck: 4,
      },
      { team: 2, play: [{ card: "practice-bookbinder", as: "bookbinder", exerted: true }], deck: 4 },
    ],
  },
  script: [
    "end",
    "bag:other-riser:up-with-the-sun",
    "ink:glassblower",
    "quest:torchbearer",
    "yes",
    "card:carter",
    "challenge:carter:bookbinder",
    "play:good-word",
    "card:carter",
    "quest:other-baker",
    "quest:baker",
    "end",
    "bag:baker:last-batch",
  ],
  points: [
    {
      name: { en: "Paul’s turn", fr: "Le tour de Paul" },
      at: "start",
      expect: { turn: { active: "Paul", taking: ["Paul"] } },
    },
    {
      name: {
        en: "Ready step: all three ready their cards at the same time",
        fr: "Étape Redresser : tous trois redressent leurs cartes en même temps",
      },
      at: { rule: "3.2.1.1" },
      expect: {
        turn: { taking: ["Mara", "Theo", "Nina"], phase: "start" },
        players: { Mara: { ink: 1, exertedInk: 0 } },
        cards: {
          riser: { exerted: false },
          "other-riser": { exerted: false },
          torchbearer: { exerted: false },
          "other-baker": { exerted: false },
          carter: { exerted: false },
          baker: { exerted: false },
        },
      },
    },
    {
      name: {
        en: "Set step: all three gain lore from their locations; what triggered is in the bag, and the team orders it as one",
        fr: "Étape Vérifier : tous trois gagnent les éclats de Lore de leurs lieux ; ce qui s’est déclenché est dans le sac, et l’équipe l’ordonne comme un seul joueur",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 1, deck: 4 }, Theo: { lore: 2, deck: 4 }, Nina: { lore: 1, deck: 4 } },
        bag: { Mara: ["riser:up-with-the-sun"], Theo: ["other-riser:up-with-the-sun"] },
        decision: {
          rule: "9.3.2",
          options: ["bag:riser:up-with-the-sun", "bag:other-riser:up-with-the-sun"],
        },
      },
    },
    {
      name: {
        en: "The team chose: Theo’s first. Draw step: all three draw",
        fr: "L’équipe a choisi : celle de Theo d’abord. Étape Piocher : tous trois piochent",
      },
      at: { answered: 2 },
      expect: {
        players: { Mara: { lore: 2, deck: 3 }, Theo: { lore: 3, deck: 3 }, Nina: { lore: 1, deck: 3 } },
        turn: { taking: ["Mara", "Theo", "Nina"], phase: "main" },
      },
    },
    {
      name: {
        en: "Main Phase: turn actions of all three are open, in any order",
        fr: "Phase Principale : les actions de tour des trois sont ouvertes, dans n’importe quel ordre",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          kind: "turn action",
          rule: "9.3.1",
          open: ["ink:glassblower", "quest:torchbearer", "challenge:carter:bookbinder"],
        },
      },
    },
    {
      name: {
        en: "Mara has inked. Theo’s quest is not complete while Support resolves: nobody else may begin",
        fr: "Mara a encré. L’aventure de Theo n’est pas achevée tant que Soutien se résout : personne d’autre ne peut commencer",
      },
      at: { answered: 4 },
      expect: {
        players: { Mara: { ink: 2 }, Theo: { lore: 4 } },
        decision: { player: "Theo", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Then Nina’s Carter, supported, challenges and banishes Bookbinder",
        fr: "Puis le Charretier de Nina, soutenu, défie et bannit la Relieuse",
      },
      at: { answered: 7 },
      expect: { cards: { bookbinder: { zone: "discard" }, carter: { strength: 5, damage: 2 } } },
    },
    {
      name: {
        en: "With Mara’s action there are two “this turn” effects on Carter, of two players",
        fr: "Avec l’action de Mara, le Charretier a deux effets « ce tour », de deux joueurs",
      },
      at: { answered: 9 },
      expect: {
        cards: { carter: { strength: 6 } },
        lasting: ["torchbearer:support", "good-word:a-good-word"],
      },
    },
    {
      name: {
        en: "The end of the turn: both Night Bakers’ abilities are in the bag, and the team orders them",
        fr: "La fin du tour : les capacités des deux Boulangères de nuit sont dans le sac, et l’équipe les ordonne",
      },
      at: { answered: 12 },
      expect: {
        turn: { taking: ["Mara", "Theo", "Nina"], phase: "end" },
        bag: { Mara: [], Theo: ["other-baker:last-batch"], Nina: ["baker:last-batch"] },
        cards: { carter: { strength: 6 } },
        decision: { rule: "9.3.2", options: ["bag:other-baker:last-batch", "bag:baker:last-batch"] },
      },
    },
    {
      name: {
        en: "They have resolved; now all “this turn” effects end at the same time",
        fr: "Elles sont résolues ; maintenant tous les effets « ce tour » prennent fin en même temps",
      },
      at: { rule: "3.4.1.2" },
      expect: {
        turn: { phase: "end" },
        players: { Theo: { deck: 2 }, Nina: { deck: 2 } },
        cards: { carter: { strength: 3 } },
        lasting: [],
      },
    },
    {
      name: { en: "Paul’s turn again", fr: "De nouveau le tour de Paul" },
      at: "end",
      expect: { turn: { active: "Paul", taking: ["Paul"], phase: "main" }, players: { Paul: { deck: 3 } } },
    },
  ],
  variants: [
    {
      id: "another-order",
      title: { en: "The team decides on another order", fr: "L’équipe décide d’un autre ordre" },
      script: [
        "end",
        "bag:riser:up-with-the-sun",
        "challenge:carter:bookbinder",
        "quest:torchbearer",
        "no",
        "ink:glassblower",
      ],
      points: [
        {
          name: {
            en: "Mara’s ability first this time, then Nina challenges before the others have done anything",
            fr: "Cette fois la capacité de Mara d’abord, puis Nina défie avant que les autres aient fait quoi que ce soit",
          },
          at: { answered: 3 },
          expect: {
            cards: { bookbinder: { zone: "discard" }, carter: { strength: 3, damage: 2 } },
            decision: { rule: "9.3.1", open: ["quest:torchbearer", "ink:glassblower"] },
          },
        },
        {
          name: {
            en: "Theo quests, and Mara inks last",
            fr: "Theo part à l’aventure, et Mara encre en dernier",
          },
          at: "end",
          expect: { players: { Mara: { lore: 2, ink: 2 }, Theo: { lore: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

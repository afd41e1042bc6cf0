import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "9.3.2-three-teammates-one-turn",
  game: "lorcana",
  example: "9.3.2",
  rules: ["9.3.2", "9.3.1", "3.2.1.1", "3.2.2.2", "3.2.3.1", "3.4.1.1", "3.4.1.2"],
  title: { en: "Three teammates, one turn", fr: "Trois coéquipiers, un seul tour" },
  story: {
    en: "Mara, Theo and Nina are a team and take their turns simultaneously; Paul plays against them and ends his turn. Mara and Theo each have an ability that triggers at the start of their turn, all three have cards to ready, and in the Main Phase one wants to ink, one to quest and one to challenge. Who does what first?",
    fr: "Mara, Theo et Nina forment une équipe et jouent des tours simultanés ; Paul joue contre eux et termine son tour. Mara et Theo ont chacun une capacité qui se déclenche au début de leur tour, tous trois ont des cartes à redresser, et dans la Phase Principale l’une veut encrer, l’un partir à l’aventure et l’une défier. Qui fait quoi d’abord ?",
  },
  setup: {
    game: "lorcana",
    simultaneous: true,
    active: 3,
    players: [
      {
        team: 1,
        hand: [
          { card: "practice-hermit", as: "hermit" },
          { card: "practice-glassblower", as: "glassblower" },
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
          { card: "practice-crossroads", as: "crossroads" },
        ],
        deck: 4,
      },
      {
        team: 1,
        play: [
          { card: "practice-carter", as: "carter", exerted: true },
          { card: "practice-night-baker", as: "baker", exerted: true },
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
    "quest:baker",
    "challenge:carter:bookbinder",
    "end",
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
        cards: {
          riser: { exerted: false },
          "other-riser": { exerted: false },
          torchbearer: { exerted: false },
          carter: { exerted: false },
        },
      },
    },
    {
      name: {
        en: "Set step: lore from the locations of each; then the bag, which the team orders as one",
        fr: "Étape Vérifier : les éclats de Lore des lieux de chacun ; puis le sac, que l’équipe ordonne comme un seul joueur",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 1, deck: 4 }, Theo: { lore: 2, deck: 4 }, Nina: { lore: 0, deck: 4 } },
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
        players: { Mara: { lore: 2, deck: 3 }, Theo: { lore: 3, deck: 3 }, Nina: { deck: 3 } },
        turn: { phase: "main" },
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
        en: "Theo’s quest is not complete while Support resolves: nobody else may begin",
        fr: "L’aventure de Theo n’est pas achevée tant que Soutien se résout : personne d’autre ne peut commencer",
      },
      at: { answered: 4 },
      expect: {
        players: { Mara: { ink: 1 } },
        decision: { player: "Theo", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Nina’s Carter, supported, banishes Bookbinder",
        fr: "Le Charretier de Nina, soutenu, bannit la Relieuse",
      },
      at: { answered: 8 },
      expect: { cards: { bookbinder: { zone: "discard" }, carter: { strength: 5, damage: 2 } } },
    },
    {
      name: {
        en: "The end of the turn: Night Baker’s ability resolves, then all “this turn” effects end",
        fr: "La fin du tour : la capacité de la Boulangère de nuit se résout, puis tous les effets « ce tour » prennent fin",
      },
      at: { rule: "3.4.1.2" },
      expect: { turn: { phase: "end" }, players: { Nina: { deck: 2 } }, cards: { carter: { strength: 3 } } },
    },
    {
      name: { en: "Paul’s turn again", fr: "De nouveau le tour de Paul" },
      at: "end",
      expect: { turn: { active: "Paul", taking: ["Paul"], phase: "main" }, players: { Paul: { deck: 3 } } },
    },
  ],
};

export default scenario;

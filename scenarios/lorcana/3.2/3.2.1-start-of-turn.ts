import type { Scenario } from "../../format.ts";

const table = (lore: number): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      lore,
      ink: 5,
      deck: 5,
      hand: [
        { card: "practice-under-the-eaves", as: "eaves" },
        { card: "practice-carter", as: "carter" },
      ],
      play: [
        { card: "practice-crossroads", as: "crossroads" },
        { card: "triton-young-prince", as: "triton" },
        { card: "practice-early-riser", as: "riser" },
      ],
    },
    { deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "3.2.1-start-of-turn",
  game: "lorcana",
  example: null,
  rules: [
    "3.1.2",
    "3.2.1.1",
    "3.2.1.2",
    "3.2.1.3",
    "3.2.1.4",
    "3.2.2.1",
    "3.2.2.2",
    "3.2.2.3",
    "3.2.3.1",
    "3.2.3.2",
  ],
  title: {
    en: "Ready, Set, Draw",
    fr: "Redresser, Vérifier, Piocher",
  },
  story: {
    en: "Mara plays Carter and Under the Eaves, whose effect lasts until the start of her next turn, quests with Triton and ends her turn. Theo does nothing. Now Mara’s next turn starts: she has exerted cards, a drying character, a location with lore, and Early Riser with an ability for the start of her turn. What happens in which order?",
    fr: "Mara joue le Charretier et Sous l’auvent, dont l’effet dure jusqu’au début de son prochain tour, envoie Triton à l’aventure et termine son tour. Theo ne fait rien. Puis le tour suivant de Mara commence : elle a des cartes épuisées, un personnage en train de sécher, un lieu avec une valeur de Lore, et le Lève-tôt avec une capacité pour le début de son tour. Qu’est-ce qui arrive, dans quel ordre ?",
  },
  setup: table(0),
  script: ["play:eaves", "play:carter", "quest:triton", "end", "end"],
  points: [
    {
      name: {
        en: "Theo’s turn: the effect still lasts, and Triton is Evasive only during Mara’s",
        fr: "Tour de Theo : l’effet dure encore, et Triton n’est Insaisissable que durant le tour de Mara",
      },
      at: { answered: 4 },
      expect: {
        turn: { active: "Theo", phase: "main" },
        lasting: ["eaves:under-the-eaves"],
        cards: {
          triton: { exerted: true, keywords: ["ward"] },
          carter: { drying: true },
        },
        players: { Mara: { lore: 1, ink: 0, exertedInk: 5 } },
      },
    },
    {
      name: {
        en: "Ready: all her cards, in play and in the inkwell",
        fr: "Redresser : toutes ses cartes, en jeu et dans la réserve d’encre",
      },
      at: { rule: "3.2.1.1" },
      expect: {
        turn: { active: "Mara", phase: "start" },
        cards: { triton: { exerted: false } },
        players: { Mara: { ink: 5, exertedInk: 0 } },
      },
    },
    {
      name: {
        en: "What applies during her turn starts to: Triton is Evasive",
        fr: "Ce qui vaut durant son tour commence à s’appliquer : Triton est Insaisissable",
      },
      at: { rule: "3.2.1.2" },
      expect: { cards: { triton: { keywords: ["evasive"] } } },
    },
    {
      name: {
        en: "What lasted until the start of her turn ends",
        fr: "Ce qui durait jusqu’au début de son tour se termine",
      },
      at: { rule: "3.2.1.3" },
      expect: { lasting: [] },
    },
    {
      name: {
        en: "The Ready step ends with a check; Early Riser’s ability is in the bag and waits",
        fr: "L’étape Redresser se termine par une vérification ; la capacité du Lève-tôt est dans le sac et attend",
      },
      at: { rule: "1.8.3" },
      expect: {
        turn: { phase: "start" },
        check: { pass: 1, finds: [] },
        bag: { Mara: ["riser:up-with-the-sun"], Theo: [] },
        picking: null,
        cards: { carter: { drying: true } },
        never: ["3.2.2.1", "7.7.4.1", "7.7.4.2"],
      },
    },
    {
      name: {
        en: "Set: Carter is dry. The ability still waits",
        fr: "Vérifier : le Charretier est sec. La capacité attend encore",
      },
      at: { rule: "3.2.2.1" },
      expect: {
        cards: { carter: { drying: false } },
        bag: { Mara: ["riser:up-with-the-sun"], Theo: [] },
        players: { Mara: { lore: 1 } },
        never: ["7.7.4.1", "7.7.4.2"],
      },
    },
    {
      name: {
        en: "The location gives 2 lore, not through the bag",
        fr: "Le lieu donne 2 éclats de Lore, sans passer par le sac",
      },
      at: { rule: "3.2.2.2" },
      expect: { players: { Mara: { lore: 3 } }, bag: { Mara: ["riser:up-with-the-sun"], Theo: [] } },
    },
    {
      name: {
        en: "Now, still in this step, the bag is resolved",
        fr: "Maintenant, toujours à cette étape, on résout le sac",
      },
      at: { rule: "3.2.2.3" },
      expect: { picking: "Mara", players: { Mara: { lore: 3, hand: [] } }, never: ["1.8.3", "3.2.3.1"] },
    },
    {
      name: {
        en: "The ability has resolved, and a check follows it",
        fr: "La capacité est résolue, et une vérification la suit",
      },
      at: { rule: "1.8.3" },
      expect: { check: { pass: 1, finds: [] }, players: { Mara: { lore: 4, deck: 5 } } },
    },
    {
      name: {
        en: "The Set step ends with a check of its own",
        fr: "L’étape Vérifier se termine par sa propre vérification",
      },
      at: { rule: "1.8.3" },
      expect: {
        check: { pass: 1, finds: [] },
        bag: { Mara: [], Theo: [] },
        players: { Mara: { deck: 5 } },
        never: ["3.2.3.1"],
      },
    },
    {
      name: { en: "Draw: one card", fr: "Piocher : une carte" },
      at: { rule: "3.2.3.1" },
      expect: { players: { Mara: { lore: 4, deck: 4 } } },
    },
    {
      name: {
        en: "So does the Draw step, before the Main Phase",
        fr: "L’étape Piocher aussi, avant la Phase Principale",
      },
      at: { rule: "1.8.3" },
      expect: { turn: { phase: "start" }, check: { pass: 1, finds: [] }, never: ["3.2.3.2"] },
    },
    {
      name: {
        en: "The Main Phase: Carter may quest",
        fr: "La Phase Principale : le Charretier peut partir à l’aventure",
      },
      at: "end",
      expect: {
        turn: { active: "Mara", phase: "main" },
        decision: { player: "Mara", kind: "turn action", open: ["quest:carter", "quest:triton"] },
      },
    },
  ],
  variants: [
    {
      id: "twenty-by-a-location",
      title: { en: "The location reaches 20 lore", fr: "Le lieu atteint 20 éclats de Lore" },
      setup: table(17),
      script: ["quest:triton", "end", "end"],
      points: [
        {
          name: {
            en: "20 lore, but no game state check comes between the location and the bag",
            fr: "20 éclats de Lore, mais aucune vérification entre le lieu et le sac",
          },
          at: { rule: "7.7.4.2" },
          expect: { players: { Mara: { lore: 20 } }, result: null },
        },
        {
          name: {
            en: "The one after Early Riser’s ability finds 21",
            fr: "Celle qui suit la capacité du Lève-tôt en trouve 21",
          },
          at: "end",
          expect: {
            players: { Mara: { lore: 21 } },
            result: { winners: ["Mara"], rule: "1.8.1.1" },
            decision: null,
          },
        },
      ],
    },
  ],
};

export default scenario;

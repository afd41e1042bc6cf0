import type { Scenario } from "../../format.ts";

const donald = {
  card: "donald-duck-perfect-gentleman",
  as: "gentleman",
  under: [{ card: "donald-duck-pie-slinger", as: "pie-slinger" }],
};
const weaver = {
  card: "practice-weaver-master",
  as: "master",
  under: [{ card: "practice-weaver-apprentice", as: "apprentice" }],
};

const table = (...theirs: NonNullable<Scenario["setup"]["players"][number]["play"]>): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    { ink: 8, deck: 5, hand: [{ card: "under-the-sea", as: "under-the-sea" }] },
    { deck: ["practice-poet", { card: "practice-lamplighter", as: "bottom" }], play: theirs },
  ],
});

const scenario: Scenario = {
  id: "7.2.3-under-the-sea-stacks",
  game: "lorcana",
  example: "7.2.3",
  rules: ["7.2.3", "7.2.3.1", "5.1.1.7", "8.10.7"],
  title: {
    en: "Under the Sea takes two stacks",
    fr: "Sous l’océan emporte deux piles",
  },
  story: {
    en: "Theo has two shifted characters, each a stack of two cards and each with 2 Strength. Mara plays Under the Sea: all opposing characters with 2 Strength or less go to the bottom of their players’ decks in any order. Who decides the order, may cards of the two stacks be mixed, and who knows the result?",
    fr: "Theo a deux personnages altérés, formant chacun une pile de deux cartes et ayant chacun 2 de Force. Mara joue Sous l’océan : tous les personnages adverses ayant 2 de Force ou moins vont sous la pioche de leur joueur, dans n’importe quel ordre. Qui décide de l’ordre, peut-on mêler les cartes des deux piles, et qui connaît le résultat ?",
  },
  setup: table(donald, weaver),
  script: ["play:under-the-sea", ["card:master", "card:pie-slinger", "card:gentleman", "card:apprentice"]],
  points: [
    {
      name: {
        en: "Two stacks of two cards, 2 Strength each",
        fr: "Deux piles de deux cartes, 2 de Force chacune",
      },
      at: "start",
      expect: {
        cards: {
          gentleman: { strength: 2, stack: ["pie-slinger"] },
          master: { strength: 2, stack: ["apprentice"] },
        },
      },
    },
    {
      name: {
        en: "Their player, Theo, orders all four cards as he likes",
        fr: "Leur joueur, Theo, ordonne les quatre cartes à son gré",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Theo",
          kind: "order",
          rule: "7.2.3.1",
          options: ["card:gentleman", "card:pie-slinger", "card:master", "card:apprentice"],
        },
      },
    },
    {
      name: {
        en: "Until he has, they are still the stacks they were",
        fr: "Jusque-là, ce sont encore les piles qu’elles étaient",
      },
      at: { answered: 1 },
      expect: {
        cards: {
          gentleman: { zone: "play", stack: ["pie-slinger"] },
          master: { zone: "play", stack: ["apprentice"] },
        },
      },
    },
    {
      name: {
        en: "The order he chose is open to all: cards of one stack lie between those of the other",
        fr: "L’ordre choisi est connu de tous : les cartes d’une pile sont entre celles de l’autre",
      },
      at: { rule: "7.2.3" },
      expect: {
        choice: {
          player: "Theo",
          takes: ["card:master", "card:pie-slinger", "card:gentleman", "card:apprentice"],
        },
      },
    },
    {
      name: {
        en: "All four are at the bottom, the stacks mixed, in an order both players know",
        fr: "Toutes les quatre sont dessous, les piles mêlées, dans un ordre connu des deux joueurs",
      },
      at: "end",
      expect: {
        players: { Theo: { deck: 6, bottom: "apprentice", discard: [] } },
        cards: {
          gentleman: { zone: "deck", stack: [] },
          "pie-slinger": { zone: "deck", under: null },
          master: { zone: "deck", stack: [] },
          apprentice: { zone: "deck", under: null },
        },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "another-order",
      title: { en: "Another order", fr: "Un autre ordre" },
      script: [
        "play:under-the-sea",
        ["card:apprentice", "card:master", "card:pie-slinger", "card:gentleman"],
      ],
      points: [
        {
          name: {
            en: "Donald’s top card ends up lowest",
            fr: "La carte du dessus de Donald finit tout en bas",
          },
          at: "end",
          expect: { players: { Theo: { bottom: "gentleman", deck: 6 } } },
        },
      ],
    },
    {
      id: "with-a-facedown-card",
      title: {
        en: "One stack has a facedown card",
        fr: "L’une des piles a une carte face cachée",
      },
      setup: table(donald, {
        card: "practice-storyteller",
        as: "storyteller",
        under: [{ card: "practice-hermit", as: "hermit", facedown: true }],
      }),
      script: [
        "play:under-the-sea",
        ["card:hermit", "card:gentleman", "card:storyteller", "card:pie-slinger"],
      ],
      points: [
        {
          name: {
            en: "It is ordered with the others, still facedown",
            fr: "Elle est ordonnée avec les autres, toujours face cachée",
          },
          at: { answered: 1 },
          expect: {
            cards: { hermit: { facedown: true, under: "storyteller" } },
            decision: {
              player: "Theo",
              options: ["card:gentleman", "card:pie-slinger", "card:storyteller", "card:hermit"],
            },
          },
        },
        {
          name: { en: "It may lie anywhere among them", fr: "Elle peut se trouver n’importe où parmi elles" },
          at: "end",
          expect: { players: { Theo: { deck: 6, bottom: "pie-slinger" } } },
        },
      ],
    },
    {
      id: "three-strength-stays",
      title: { en: "One of them has 3 Strength", fr: "L’un d’eux a 3 de Force" },
      setup: table(donald, { card: "practice-carter", as: "carter" }),
      script: ["play:under-the-sea", ["card:pie-slinger", "card:gentleman"]],
      points: [
        {
          name: {
            en: "Carter stays in play; one stack alone is ordered",
            fr: "Le Charretier reste en jeu ; une seule pile est à ordonner",
          },
          at: "end",
          expect: {
            cards: { carter: { zone: "play" }, gentleman: { zone: "deck" } },
            players: { Theo: { deck: 4, bottom: "gentleman" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

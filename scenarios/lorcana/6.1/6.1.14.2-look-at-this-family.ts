import type { Scenario } from "../../format.ts";

const family = {
  ink: 7,
  hand: [
    { card: "look-at-this-family", as: "family" },
    { card: "practice-hermit", as: "hermit" },
  ],
};
const five = [
  { card: "practice-carter", as: "carter" },
  { card: "practice-copper-coin", as: "coin" },
  { card: "practice-poet", as: "poet" },
  { card: "practice-village-square", as: "square" },
  { card: "practice-bookbinder", as: "bookbinder" },
];

const scenario: Scenario = {
  id: "6.1.14.2-look-at-this-family",
  game: "lorcana",
  example: "6.1.14.2",
  rules: ["6.1.14.2", "6.1.14.1", "6.1.14", "6.1.3", "6.1.4"],
  title: {
    en: "Revealed from the five, and from nowhere else",
    fr: "Révélées parmi les cinq, et de nulle part ailleurs",
  },
  story: {
    en: "Mara plays Look at This Family. Among the top 5 cards of her deck are the characters Carter, Poet and Bookbinder; the sixth is Quarry Giant, and Hermit is in her hand. Which cards may she reveal, how many, and what becomes of the others?",
    fr: "Mara joue On est une Famille. Parmi les 5 premières cartes de sa pioche se trouvent les personnages Charretier, Poète et Relieuse ; la sixième est le Géant de la carrière, et l’Ermite est dans sa main. Quelles cartes peut-elle révéler, combien, et que deviennent les autres ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ...family, deck: [...five, { card: "practice-quarry-giant", as: "giant" }, "practice-blank-page"] },
      { deck: 5 },
    ],
  },
  script: [
    "play:family",
    "yes",
    ["card:carter", "card:poet"],
    ["card:bookbinder", "card:coin", "card:square"],
  ],
  points: [
    {
      name: {
        en: "She alone looks at 5 cards, and decides whether to reveal any",
        fr: "Elle seule regarde 5 cartes, et décide si elle en révèle",
      },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] } },
    },
    {
      name: {
        en: "Only the characters among the five can be revealed: not Quarry Giant, not Hermit",
        fr: "Seuls les personnages parmi les cinq peuvent être révélés : ni le Géant, ni l’Ermite",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.14.1",
          options: ["card:carter", "card:poet", "card:bookbinder"],
        },
      },
    },
    {
      name: {
        en: "The two are revealed for as long as the effect applies",
        fr: "Les deux sont révélées tant que l’effet s’applique",
      },
      at: { rule: "6.1.14.2" },
      expect: { cards: { carter: { zone: "deck" }, poet: { zone: "deck" } } },
    },
    {
      name: {
        en: "They are in her hand; the rest goes to the bottom in the order she likes",
        fr: "Elles sont dans sa main ; le reste va sous la pioche dans l’ordre de son choix",
      },
      at: { answered: 3 },
      expect: {
        players: { Mara: { hand: ["hermit", "carter", "poet"] } },
        decision: {
          player: "Mara",
          rule: "6.7.2.3",
          options: ["card:coin", "card:square", "card:bookbinder"],
        },
      },
    },
    {
      name: {
        en: "Quarry Giant is on top, Village Square at the bottom",
        fr: "Le Géant est sur le dessus de la pioche, la Place du village tout en dessous",
      },
      at: "end",
      expect: {
        players: {
          Mara: {
            hand: ["hermit", "carter", "poet"],
            deck: 5,
            top: "giant",
            bottom: "square",
            discard: ["family"],
          },
        },
      },
    },
  ],
  variants: [
    {
      id: "one",
      title: { en: "Mara reveals one", fr: "Mara n’en révèle qu’une" },
      script: [
        "play:family",
        "yes",
        "card:poet",
        ["card:carter", "card:coin", "card:square", "card:bookbinder"],
      ],
      points: [
        {
          name: { en: "“Up to 2”: one is enough", fr: "« Jusqu’à 2 » : une suffit" },
          at: "end",
          expect: { players: { Mara: { hand: ["hermit", "poet"], top: "giant", deck: 6 } } },
        },
      ],
    },
    {
      id: "none",
      title: { en: "Mara reveals nothing", fr: "Mara ne révèle rien" },
      script: [
        "play:family",
        "no",
        ["card:coin", "card:square", "card:bookbinder", "card:carter", "card:poet"],
      ],
      points: [
        {
          name: {
            en: "The “may” is about its own sentence only: all 5 go to the bottom",
            fr: "Le « pouvez » ne concerne que sa phrase : les 5 vont sous la pioche",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: ["hermit"], top: "giant", bottom: "poet", deck: 7 } },
            never: ["6.1.14.2"],
          },
        },
      ],
    },
    {
      id: "no-character",
      title: { en: "No character among the cards", fr: "Aucun personnage parmi les cartes" },
      setup: {
        game: "lorcana",
        players: [
          {
            ...family,
            deck: [
              { card: "practice-copper-coin", as: "coin" },
              { card: "practice-village-square", as: "square" },
              { card: "smash", as: "smash" },
              { card: "dodge", as: "dodge" },
              { card: "good-job", as: "good-job" },
              { card: "practice-quarry-giant", as: "giant" },
            ],
          },
          { deck: 5 },
        ],
      },
      script: [
        "play:family",
        "yes",
        ["card:coin", "card:square", "card:smash", "card:dodge", "card:good-job"],
      ],
      points: [
        {
          name: {
            en: "There is nothing she can reveal: Hermit and Quarry Giant are no part of the group",
            fr: "Elle ne peut rien révéler : ni l’Ermite ni le Géant ne font partie du groupe",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: ["hermit"], top: "giant", bottom: "good-job", deck: 6 } },
            never: ["6.1.14.2"],
          },
        },
      ],
    },
  ],
};

export default scenario;

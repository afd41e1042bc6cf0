import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 6,
      deck: 5,
      hand: [
        { card: "just-in-time", as: "just-in-time" },
        { card: "practice-blacksmith", as: "blacksmith" },
        { card: "practice-carter", as: "carter" },
      ],
      play: [{ card: "doc-leader-of-the-seven-dwarfs", as: "doc" }],
    },
    { deck: 5 },
  ],
};

const scenario: Scenario = {
  id: "4.3.6-A-doc-and-just-in-time",
  game: "lorcana",
  example: "4.3.6-A",
  rules: ["4.3.6", "1.5.5.3", "4.3.2.3", "4.3.2.4"],
  title: {
    en: "Doc’s reduction meets a free character",
    fr: "La réduction de Prof et un personnage gratuit",
  },
  story: {
    en: "Doc quests: Mara pays 1 less for the next character she plays this turn. Then she plays Just in Time, which lets her play Blacksmith for free, and after that Carter for ink. There was nothing to reduce on Blacksmith. Is the reduction still there for Carter?",
    fr: "Prof part à l’aventure : Mara paie 1 de moins pour le prochain personnage qu’elle joue ce tour-ci. Puis elle joue Juste à temps, qui lui permet de jouer le Forgeron gratuitement, et ensuite le Charretier contre de l’encre. Pour le Forgeron, il n’y avait rien à réduire. La réduction vaut-elle encore pour le Charretier ?",
  },
  setup,
  script: ["quest:doc", "play:just-in-time", "yes", "card:blacksmith", "play:carter"],
  points: [
    {
      name: {
        en: "Doc has quested: the reduction waits for the next character",
        fr: "Prof est parti à l’aventure : la réduction attend le prochain personnage",
      },
      at: { answered: 1 },
      expect: { players: { Mara: { lore: 2, ink: 6 } }, lasting: ["doc:share-and-share-alike"] },
    },
    {
      name: {
        en: "An action is no character: 3 ink, and the reduction stays",
        fr: "Une action n’est pas un personnage : 3 encres, et la réduction reste",
      },
      at: { answered: 2 },
      expect: {
        players: { Mara: { ink: 3, exertedInk: 3 } },
        lasting: ["doc:share-and-share-alike"],
        decision: { player: "Mara", kind: "may", options: ["yes", "no"] },
        never: ["4.3.6"],
      },
    },
    {
      name: {
        en: "Blacksmith is the next character, free or not: the reduction applies to him",
        fr: "Le Forgeron est le prochain personnage, gratuit ou non : la réduction s’applique à lui",
      },
      at: { rule: "4.3.6" },
      expect: { lasting: [], players: { Mara: { ink: 3 } } },
    },
    {
      name: { en: "He enters play and cost no ink", fr: "Il entre en jeu et n’a coûté aucune encre" },
      at: { answered: 4 },
      expect: {
        cards: { blacksmith: { zone: "play" }, "just-in-time": { zone: "discard" } },
        players: { Mara: { ink: 3 } },
        lasting: [],
      },
    },
    {
      name: {
        en: "Carter’s total is his full cost of 3",
        fr: "Le total du Charretier est son coût entier de 3",
      },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 6 } } },
    },
    {
      name: {
        en: "It was used up: it did not wait for Carter",
        fr: "Elle était utilisée : elle n’a pas attendu le Charretier",
      },
      at: "end",
      expect: { cards: { carter: { zone: "play" } }, never: ["4.3.6"] },
    },
  ],
  variants: [
    {
      id: "two-ink-left",
      title: { en: "Mara has one ink less", fr: "Mara a une encre de moins" },
      setup: { ...setup, players: [{ ...setup.players[0], ink: 5 }, { deck: 5 }] },
      script: ["quest:doc", "play:just-in-time", "yes", "card:blacksmith"],
      points: [
        {
          name: {
            en: "2 ink are not enough for Carter now",
            fr: "2 encres ne suffisent plus pour le Charretier",
          },
          at: "end",
          expect: {
            players: { Mara: { ink: 2 } },
            decision: { player: "Mara", kind: "turn action", refused: { "play:carter": "1.5.3" } },
          },
        },
      ],
    },
    {
      id: "declined",
      title: { en: "Nobody is played for free", fr: "Personne n’est joué gratuitement" },
      script: ["quest:doc", "play:just-in-time", "no", "play:carter"],
      points: [
        {
          name: {
            en: "No character was played yet: the reduction waits",
            fr: "Aucun personnage joué encore : la réduction attend",
          },
          at: { answered: 3 },
          expect: { lasting: ["doc:share-and-share-alike"], never: ["4.3.6"] },
        },
        {
          name: { en: "Carter costs 2", fr: "Le Charretier coûte 2" },
          at: "end",
          expect: {
            players: { Mara: { ink: 1, exertedInk: 5 } },
            cards: { carter: { zone: "play" } },
            lasting: [],
          },
        },
      ],
    },
    {
      id: "paid-first",
      title: { en: "Carter first, for ink", fr: "Le Charretier d’abord, contre de l’encre" },
      script: ["quest:doc", "play:carter", "play:just-in-time", "yes"],
      points: [
        {
          name: {
            en: "He is the next character: 2 ink, and the reduction is used up",
            fr: "C’est lui le prochain personnage : 2 encres, et la réduction est utilisée",
          },
          at: { answered: 2 },
          expect: { players: { Mara: { ink: 4, exertedInk: 2 } }, lasting: [] },
        },
        {
          name: { en: "Blacksmith is free all the same", fr: "Le Forgeron est gratuit malgré tout" },
          at: "end",
          expect: { players: { Mara: { ink: 1 } }, cards: { blacksmith: { zone: "play" } } },
        },
      ],
    },
    {
      id: "shifted",
      title: { en: "The next character is shifted", fr: "Le prochain personnage est joué avec Alter" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 5,
            deck: 5,
            hand: [
              { card: "practice-weaver-master", as: "master" },
              { card: "practice-carter", as: "carter" },
            ],
            play: [
              { card: "doc-leader-of-the-seven-dwarfs", as: "doc" },
              { card: "practice-weaver-apprentice", as: "apprentice" },
            ],
          },
          { deck: 5 },
        ],
      },
      script: ["quest:doc", "shift:master:apprentice", "play:carter"],
      points: [
        {
          name: {
            en: "An alternate cost too is paid 1 less: 2 ink for Shift 3, and the reduction is used up",
            fr: "Un coût alternatif aussi est réduit de 1 : 2 encres pour Alter 3, et la réduction est utilisée",
          },
          at: { answered: 2 },
          expect: {
            cards: { master: { zone: "play", stack: ["apprentice"] } },
            players: { Mara: { ink: 3, exertedInk: 2 } },
            lasting: [],
          },
        },
        {
          name: { en: "Carter costs his full 3", fr: "Le Charretier coûte 3, sans réduction" },
          at: "end",
          expect: { cards: { carter: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 5 } } },
        },
      ],
    },
    {
      id: "next-turn",
      title: { en: "Nobody is played this turn", fr: "Personne n’est joué ce tour-ci" },
      script: ["quest:doc", "end"],
      points: [
        {
          name: {
            en: "“This turn” is over, and with it the reduction",
            fr: "« Ce tour-ci » est fini, et la réduction avec lui",
          },
          at: { rule: "3.4.1.2" },
          expect: { lasting: [] },
        },
      ],
    },
  ],
};

export default scenario;

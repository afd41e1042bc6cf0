import type { Scenario } from "../../format.ts";

const theo = { deck: 5, play: [{ card: "practice-nervous-lookout", as: "lookout" }] };

const scenario: Scenario = {
  id: "6.7.8.1-action-before-the-bag",
  game: "lorcana",
  example: null,
  rules: ["6.7.8.1", "6.7.8", "6.7.1.2", "7.1.6.1"],
  title: {
    en: "The action cuts in before the bag",
    fr: "L’action passe avant le sac",
  },
  story: {
    en: "Mara’s Puppeteer quests. That triggers his ability, to play an action for free, and Jumpy of Theo’s Nervous Lookout. Mara plays Fire the Cannons! with it. When does the action’s effect resolve: at once, next, or after Theo’s ability?",
    fr: "Le Marionnettiste de Mara part à l’aventure. Cela déclenche sa capacité, qui permet de jouer une action gratuitement, et Sursaut, du Guetteur nerveux de Theo. Mara joue ainsi l’action Allumez les mèches ! Quand l’effet de celle-ci se résout-il : sur-le-champ, juste après, ou après la capacité de Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        hand: [{ card: "fire-the-cannons", as: "cannons" }],
        play: [{ card: "practice-puppeteer", as: "puppeteer" }],
      },
      theo,
    ],
  },
  script: ["quest:puppeteer", "yes", "card:lookout"],
  points: [
    {
      name: {
        en: "Mara’s ability comes first; Theo’s waits in the bag",
        fr: "La capacité de Mara passe d’abord ; celle de Theo attend dans le sac",
      },
      at: { answered: 1 },
      expect: {
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
        decision: { player: "Mara", kind: "may" },
      },
    },
    {
      name: {
        en: "The action is played while the ability resolves",
        fr: "L’action est jouée pendant que la capacité se résout",
      },
      at: { rule: "6.7.8" },
      expect: { players: { Mara: { ink: 0, exertedInk: 0 } } },
    },
    {
      name: {
        en: "Its effect waits, and the card stays in play",
        fr: "Son effet attend, et la carte reste en jeu",
      },
      at: { rule: "6.7.8" },
      expect: { waiting: ["cannons"], cards: { cannons: { zone: "play" }, lookout: { damage: 0 } } },
    },
    {
      name: {
        en: "The ability is done: now the action, before anything in the bag",
        fr: "La capacité est résolue : maintenant l’action, avant tout ce qui est dans le sac",
      },
      at: { rule: "6.7.8.1" },
      expect: { waiting: [], bag: { Mara: [], Theo: ["lookout:jumpy"] } },
    },
    {
      name: {
        en: "It deals 2 damage and goes to the discard",
        fr: "Elle inflige 2 dommages et va dans la défausse",
      },
      at: { rule: "6.7.1.2" },
      expect: {
        cards: { lookout: { damage: 2 }, cannons: { zone: "discard" } },
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
      },
    },
    {
      name: {
        en: "Then Theo’s ability: the third damage banishes Lookout",
        fr: "Puis la capacité de Theo : le troisième dommage bannit le Guetteur",
      },
      at: "end",
      expect: { cards: { lookout: { zone: "discard" } }, bag: { Mara: [], Theo: [] } },
    },
  ],
  variants: [
    {
      id: "from-an-action",
      title: { en: "Impromptu plays the action", fr: "C’est Impromptu qui fait jouer l’action" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 3,
            deck: 5,
            hand: [
              { card: "practice-impromptu", as: "impromptu" },
              { card: "fire-the-cannons", as: "cannons" },
            ],
          },
          theo,
        ],
      },
      script: ["play:impromptu", "yes"],
      points: [
        {
          name: {
            en: "Impromptu finishes first and goes to the discard",
            fr: "Impromptu finit d’abord et va dans la défausse",
          },
          at: { rule: "6.7.1.2" },
          expect: {
            cards: { impromptu: { zone: "discard" }, cannons: { zone: "play" }, lookout: { damage: 0 } },
            waiting: ["cannons"],
          },
        },
        {
          name: { en: "Now the other action resolves", fr: "L’autre action se résout alors" },
          at: { rule: "6.7.8.1" },
          expect: { waiting: [], cards: { lookout: { damage: 0 } } },
        },
        {
          name: { en: "Both are in the discard", fr: "Les deux sont dans la défausse" },
          at: "end",
          expect: {
            cards: {
              impromptu: { zone: "discard" },
              cannons: { zone: "discard" },
              lookout: { damage: 2 },
            },
          },
        },
      ],
    },
    {
      id: "one-inside-another",
      title: {
        en: "Puppeteer plays Impromptu, and Impromptu the other action",
        fr: "Le Marionnettiste fait jouer Impromptu, et Impromptu l’autre action",
      },
      setup: {
        game: "lorcana",
        players: [
          {
            deck: 5,
            hand: [
              { card: "practice-impromptu", as: "impromptu" },
              { card: "fire-the-cannons", as: "cannons" },
            ],
            play: [{ card: "practice-puppeteer", as: "puppeteer" }],
          },
          theo,
        ],
      },
      script: ["quest:puppeteer", "yes", "card:impromptu", "yes", "card:lookout"],
      points: [
        {
          name: {
            en: "Puppeteer’s ability is done: Impromptu resolves, before the bag",
            fr: "La capacité du Marionnettiste est résolue : Impromptu se résout, avant le sac",
          },
          at: { rule: "6.7.8.1" },
          expect: {
            cards: { impromptu: { zone: "play" }, cannons: { zone: "hand" } },
            waiting: [],
            bag: { Mara: [], Theo: ["lookout:jumpy"] },
          },
        },
        {
          name: {
            en: "The action it plays waits until Impromptu is done in its turn",
            fr: "L’action qu’il fait jouer attend à son tour la fin d’Impromptu",
          },
          at: { rule: "6.7.1.2" },
          expect: {
            cards: { impromptu: { zone: "discard" }, cannons: { zone: "play" }, lookout: { damage: 0 } },
            waiting: ["cannons"],
          },
        },
        {
          name: {
            en: "Then Fire the Cannons! resolves, and the bag still waits",
            fr: "Puis Allumez les mèches ! se résout, et le sac attend toujours",
          },
          at: { rule: "6.7.8.1" },
          expect: { waiting: [], bag: { Mara: [], Theo: ["lookout:jumpy"] } },
        },
        {
          name: {
            en: "Theo’s ability comes last: the third damage banishes Lookout",
            fr: "La capacité de Theo vient en dernier : le troisième dommage bannit le Guetteur",
          },
          at: "end",
          expect: {
            cards: {
              impromptu: { zone: "discard" },
              cannons: { zone: "discard" },
              lookout: { zone: "discard" },
            },
            bag: { Mara: [], Theo: [] },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.1.2-B-ring-the-bell",
  game: "lorcana",
  example: "6.1.1.2-B",
  rules: ["6.1.1.2", "5.4.1.2", "6.7.1.2", "6.1.3.1", "1.7.7"],
  title: {
    en: "An action has no ability",
    fr: "Une action n’a pas de capacité",
  },
  story: {
    en: "Mara plays Ring the Bell, which banishes a chosen damaged character. Theo’s Stonemason is damaged and so is her own Bookbinder; Theo’s Carter is not. Does the effect wait in the bag, and where is the card meanwhile?",
    fr: "Mara joue Sonner la clochette, qui bannit un personnage blessé choisi. Le Tailleur de pierre de Theo est blessé, la Relieuse de Mara aussi ; le Charretier de Theo ne l’est pas. L’effet attend-il dans le sac, et où est la carte pendant ce temps ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        hand: [{ card: "ring-the-bell", as: "bell" }],
        play: [{ card: "practice-bookbinder", as: "bookbinder", damage: 1 }],
        deck: 5,
      },
      {
        play: [
          { card: "practice-stonemason", as: "stonemason", damage: 1 },
          { card: "practice-carter", as: "carter" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["play:bell", "card:stonemason"],
  points: [
    {
      name: {
        en: "The effect resolves at once; nothing is in the bag",
        fr: "L’effet se résout aussitôt ; rien n’est dans le sac",
      },
      at: { rule: "5.4.1.2" },
      expect: { cards: { bell: { zone: "play" } }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "A damaged character has to be chosen: Carter cannot be",
        fr: "Il faut choisir un personnage blessé : pas le Charretier",
      },
      at: { answered: 1 },
      expect: {
        cards: { bell: { zone: "play" } },
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:bookbinder", "card:stonemason"],
          refused: { "card:carter": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "The banishing happens while the action is still in play",
        fr: "Le bannissement a lieu pendant que l’action est encore en jeu",
      },
      at: { rule: "6.7.2.3" },
      expect: { cards: { stonemason: { zone: "discard" }, bell: { zone: "play" } } },
    },
    {
      name: { en: "Then the action goes to the discard", fr: "L’action va ensuite dans la défausse" },
      at: { rule: "6.7.1.2" },
      expect: { cards: { bell: { zone: "discard" } } },
    },
    {
      name: { en: "The bag was never used", fr: "Le sac n’a jamais servi" },
      at: "end",
      expect: {
        players: { Mara: { discard: ["bell"], exertedInk: 3 }, Theo: { discard: ["stonemason"] } },
        cards: { carter: { zone: "play" }, bookbinder: { zone: "play" } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "nobody-damaged",
      title: { en: "No character is damaged", fr: "Aucun personnage n’est blessé" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 3, hand: [{ card: "ring-the-bell", as: "bell" }], deck: 5 },
          { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
        ],
      },
      script: ["play:bell"],
      points: [
        {
          name: {
            en: "The card may be played, but there is no legal choice",
            fr: "La carte peut être jouée, mais aucun choix n’est légal",
          },
          at: { rule: "1.7.7" },
          expect: { choice: { player: "Mara", options: [], refused: { "card:carter": "6.1.3.1" } } },
        },
        {
          name: {
            en: "It resolves with no effect and goes to the discard",
            fr: "Elle se résout sans effet et va dans la défausse",
          },
          at: "end",
          expect: {
            players: { Mara: { discard: ["bell"], exertedInk: 3 } },
            cards: { carter: { zone: "play" } },
            never: ["6.7.2.3"],
          },
        },
      ],
    },
    {
      id: "own-character",
      title: { en: "Only Mara’s own character is damaged", fr: "Seul le personnage de Mara est blessé" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 3,
            hand: [{ card: "ring-the-bell", as: "bell" }],
            play: [{ card: "practice-bookbinder", as: "bookbinder", damage: 1 }],
            deck: 5,
          },
          { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
        ],
      },
      script: ["play:bell"],
      points: [
        {
          name: {
            en: "She is the only legal choice, so Mara has to take her",
            fr: "Seul choix légal : Mara doit la prendre",
          },
          at: { rule: "6.1.3" },
          expect: { choice: { player: "Mara", takes: ["card:bookbinder"], forced: true } },
        },
        {
          name: { en: "Mara’s own Bookbinder is banished", fr: "La Relieuse de Mara est bannie" },
          at: "end",
          expect: { cards: { bookbinder: { zone: "discard" }, carter: { zone: "play" } } },
        },
      ],
    },
  ],
};

export default scenario;

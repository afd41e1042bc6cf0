import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.3.1.1-used-the-same-turn",
  game: "lorcana",
  example: null,
  rules: ["6.3.1.1", "6.3.1.2", "6.3.1", "6.3.2", "4.4.2"],
  title: {
    en: "Used the turn they are played",
    fr: "Utilisés dès le tour où ils sont joués",
  },
  story: {
    en: "Mara plays two characters and an item: Physician, whose ability exerts him; Clockmaker, whose ability only costs 1 ink; and Sling, an item that is exerted to be used. Which of the three abilities may she use this turn?",
    fr: "Mara joue deux personnages et un objet : le Médecin, dont la capacité l’épuise ; l’Horlogère, dont la capacité ne coûte que 1 encre ; et la Fronde, un objet que l’on épuise pour l’utiliser. Lesquelles des trois capacités peut-elle utiliser ce tour-ci ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 9,
        deck: 5,
        hand: [
          { card: "practice-physician", as: "physician" },
          { card: "practice-clockmaker", as: "clockmaker" },
          { card: "practice-sling", as: "sling" },
        ],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: [
    "play:physician",
    "play:clockmaker",
    "play:sling",
    "use:clockmaker:wind-up",
    "use:sling:let-fly",
    "card:carter",
  ],
  points: [
    {
      name: {
        en: "Physician is drying and can’t exert; Clockmaker and Sling can be used",
        fr: "Le Médecin est en train de sécher et ne peut pas s’épuiser ; l’Horlogère et la Fronde sont utilisables",
      },
      at: { answered: 3 },
      expect: {
        cards: { physician: { drying: true }, clockmaker: { drying: true } },
        decision: {
          player: "Mara",
          open: ["use:clockmaker:wind-up", "use:sling:let-fly"],
          refused: { "use:physician:house-call": "4.4.2", "quest:clockmaker": "1.7.5" },
        },
      },
    },
    {
      name: {
        en: "No exertion in its cost: a drying character’s ability",
        fr: "Aucun épuisement dans son coût : la capacité d’un personnage en train de sécher",
      },
      at: { rule: "6.3.1.1" },
      expect: { cards: { clockmaker: { drying: true, exerted: false, strength: 2 } } },
    },
    {
      name: { en: "Clockmaker has +1 Strength", fr: "L’Horlogère a +1 de Force" },
      at: { answered: 4 },
      expect: { cards: { clockmaker: { strength: 3, exerted: false } }, players: { Mara: { ink: 0 } } },
    },
    {
      name: {
        en: "Sling is exerted, though just played",
        fr: "La Fronde est épuisée, bien que jouée à l’instant",
      },
      at: { answered: 5 },
      expect: { cards: { sling: { exerted: true } } },
    },
    {
      name: { en: "Carter is dealt 1 damage", fr: "1 dommage est infligé au Charretier" },
      at: "end",
      expect: { cards: { carter: { damage: 1 } } },
    },
  ],
  variants: [
    {
      id: "a-turn-later",
      title: { en: "Physician a turn later", fr: "Le Médecin, un tour plus tard" },
      script: ["play:physician", "end", "end"],
      points: [
        {
          name: { en: "Dry, he may use it", fr: "Sec, il peut l’utiliser" },
          at: "end",
          expect: {
            cards: { physician: { drying: false } },
            decision: { player: "Mara", open: ["use:physician:house-call"] },
          },
        },
      ],
    },
    {
      id: "location",
      title: { en: "A location just played", fr: "Un lieu joué à l’instant" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 9,
            deck: 5,
            hand: [{ card: "pride-lands-jungle-oasis", as: "oasis" }],
            play: [
              { card: "flounder-voice-of-reason", as: "flounder" },
              { card: "milo-thatch-clever-cartographer", as: "milo" },
              { card: "heihei-rambling-rooster", as: "heihei" },
            ],
            discard: [{ card: "mufasa-betrayed-leader", as: "mufasa" }],
          },
          { deck: 5 },
        ],
      },
      script: [
        "play:oasis",
        "move:flounder:oasis",
        "move:milo:oasis",
        "move:heihei:oasis",
        "use:oasis:our-humble-home",
      ],
      points: [
        {
          name: {
            en: "Two characters there: its condition is not met yet",
            fr: "Deux personnages sur place : sa condition n’est pas encore remplie",
          },
          at: { answered: 3 },
          expect: { decision: { player: "Mara", refused: { "use:oasis:our-humble-home": "6.1.13.5" } } },
        },
        {
          name: {
            en: "With the third it may be used at once",
            fr: "Avec le troisième, elle est aussitôt utilisable",
          },
          at: { answered: 4 },
          expect: { decision: { player: "Mara", open: ["use:oasis:our-humble-home"] } },
        },
        {
          name: {
            en: "Mufasa is back, the location is gone",
            fr: "Mufasa est de retour, le lieu n’est plus là",
          },
          at: "end",
          expect: { cards: { oasis: { zone: "discard" }, mufasa: { zone: "play" }, flounder: { at: null } } },
        },
      ],
    },
  ],
};

export default scenario;

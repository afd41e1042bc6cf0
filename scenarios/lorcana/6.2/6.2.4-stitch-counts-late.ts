import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.2.4-stitch-counts-late",
  game: "lorcana",
  example: "6.2.4",
  rules: ["6.2.4", "6.2.3", "6.1.4", "6.1.6"],
  title: {
    en: "Stitch counts his friends late",
    fr: "Stitch compte ses amis sur le tard",
  },
  story: {
    en: "Mara plays Stitch. Ohana lets her draw 2 cards if she has 2 or more other characters in play, and she has two. When is that looked at: as he enters play, or as the ability resolves?",
    fr: "Mara joue Stitch. Ohana lui permet de piocher 2 cartes si elle a au moins 2 autres personnages en jeu, et elle en a deux. Quand le vérifie-t-on : à son arrivée en jeu, ou quand la capacité se résout ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 7,
        deck: 5,
        hand: [{ card: "stitch-carefree-surfer", as: "stitch" }],
        play: [
          { card: "flounder-voice-of-reason", as: "flounder" },
          { card: "milo-thatch-clever-cartographer", as: "milo" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["play:stitch", "yes"],
  points: [
    {
      name: { en: "Stitch is played", fr: "Stitch est joué" },
      at: { rule: "4.3.3.1" },
      expect: { cards: { stitch: { zone: "play", drying: true } }, players: { Mara: { deck: 5 } } },
    },
    {
      name: {
        en: "His ability goes into the bag; nothing is counted yet",
        fr: "Sa capacité entre dans le sac ; on ne compte encore rien",
      },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["stitch:ohana"], Theo: [] } },
    },
    {
      name: {
        en: "As it resolves, the condition is checked: Flounder and Milo are there",
        fr: "Quand elle se résout, la condition est vérifiée : Polochon et Milo sont là",
      },
      at: { rule: "6.2.4" },
      expect: {
        bag: { Mara: [], Theo: [] },
        cards: { flounder: { zone: "play" }, milo: { zone: "play" } },
      },
    },
    {
      name: { en: "Mara may draw", fr: "Mara peut piocher" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "may", rule: "6.1.4", options: ["yes", "no"] } },
    },
    {
      name: { en: "She has drawn 2 cards", fr: "Elle a pioché 2 cartes" },
      at: "end",
      expect: { players: { Mara: { deck: 3 } }, decision: { player: "Mara", kind: "turn action" } },
    },
  ],
  variants: [
    {
      id: "one-other",
      title: { en: "Only Flounder is there", fr: "Il n’y a que Polochon" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 7,
            deck: 5,
            hand: [{ card: "stitch-carefree-surfer", as: "stitch" }],
            play: [{ card: "flounder-voice-of-reason", as: "flounder" }],
          },
          { deck: 5 },
        ],
      },
      script: ["play:stitch"],
      points: [
        {
          name: {
            en: "The ability goes into the bag all the same",
            fr: "La capacité entre tout de même dans le sac",
          },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: ["stitch:ohana"], Theo: [] } },
        },
        {
          name: {
            en: "Flounder is one; Stitch himself does not count",
            fr: "Polochon fait un ; Stitch lui-même ne compte pas",
          },
          at: { rule: "6.2.4" },
          expect: { cards: { flounder: { zone: "play" }, stitch: { zone: "play" } } },
        },
        {
          name: {
            en: "It resolves with no effect: nobody is asked, nothing is drawn",
            fr: "Elle se résout sans effet : on ne demande rien, on ne pioche rien",
          },
          at: "end",
          expect: {
            players: { Mara: { deck: 5, hand: [] } },
            bag: { Mara: [], Theo: [] },
            never: ["6.1.4", "1.12.1"],
          },
        },
      ],
    },
    {
      id: "friends-come-later",
      title: {
        en: "Theo banishes both Mufasas: Mara lets Ohana wait",
        fr: "Theo bannit les deux Mufasa : Mara fait attendre Ohana",
      },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            deck: [
              { card: "stitch-carefree-surfer", as: "stitch" },
              { card: "heihei-rambling-rooster", as: "heihei" },
              "practice-blank-page",
              "practice-blank-page",
              "practice-blank-page",
            ],
            play: [
              { card: "mufasa-betrayed-leader", as: "mufasa-a", damage: 2 },
              { card: "mufasa-betrayed-leader", as: "mufasa-b", damage: 2 },
              { card: "flounder-voice-of-reason", as: "flounder" },
            ],
          },
          { ink: 6, deck: 5, hand: [{ card: "tinker-bell-giant-fairy", as: "tink" }] },
        ],
      },
      script: [
        "play:tink",
        "bag:mufasa-a:the-sun-will-set",
        "yes",
        "yes",
        "bag:mufasa-b:the-sun-will-set",
        "yes",
        "yes",
        "yes",
      ],
      points: [
        {
          name: {
            en: "The first Mufasa brought Stitch: only Flounder is with him now",
            fr: "Le premier Mufasa a fait venir Stitch : il n’a que Polochon avec lui",
          },
          at: { answered: 4 },
          expect: {
            cards: {
              stitch: { zone: "play", exerted: true },
              flounder: { zone: "play" },
              heihei: { zone: "deck" },
            },
            bag: { Mara: ["mufasa-b:the-sun-will-set", "stitch:ohana"], Theo: [] },
            decision: {
              player: "Mara",
              rule: "7.7.4.3",
              options: ["bag:mufasa-b:the-sun-will-set", "bag:stitch:ohana"],
            },
          },
        },
        {
          name: {
            en: "The second brings Heihei; Ohana still waits",
            fr: "Le second fait venir Heihei ; Ohana attend encore",
          },
          at: { rule: "4.3.3.1" },
          expect: { cards: { heihei: { zone: "play" } }, bag: { Mara: ["stitch:ohana"], Theo: [] } },
        },
        {
          name: {
            en: "Checked as it resolves, the condition is true",
            fr: "Vérifiée quand elle se résout, la condition est vraie",
          },
          at: { rule: "6.2.4" },
          expect: { bag: { Mara: [], Theo: [] }, players: { Mara: { deck: 3 } } },
        },
        {
          name: { en: "Mara draws 2 cards", fr: "Mara pioche 2 cartes" },
          at: "end",
          expect: { players: { Mara: { deck: 1 } }, decision: { player: "Theo", kind: "turn action" } },
        },
      ],
    },
    {
      id: "too-early",
      title: { en: "Mara resolves Ohana first", fr: "Mara résout d’abord Ohana" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            deck: [
              { card: "stitch-carefree-surfer", as: "stitch" },
              { card: "heihei-rambling-rooster", as: "heihei" },
              "practice-blank-page",
              "practice-blank-page",
              "practice-blank-page",
            ],
            play: [
              { card: "mufasa-betrayed-leader", as: "mufasa-a", damage: 2 },
              { card: "mufasa-betrayed-leader", as: "mufasa-b", damage: 2 },
              { card: "flounder-voice-of-reason", as: "flounder" },
            ],
          },
          { ink: 6, deck: 5, hand: [{ card: "tinker-bell-giant-fairy", as: "tink" }] },
        ],
      },
      script: ["play:tink", "bag:mufasa-a:the-sun-will-set", "yes", "yes", "bag:stitch:ohana", "yes", "yes"],
      points: [
        {
          name: {
            en: "Only Flounder is there as it resolves: no effect",
            fr: "Seul Polochon est là quand elle se résout : aucun effet",
          },
          at: { rule: "6.2.4" },
          expect: {
            cards: { heihei: { zone: "deck" } },
            bag: { Mara: ["mufasa-b:the-sun-will-set"], Theo: [] },
          },
        },
        {
          name: {
            en: "Heihei comes too late: nothing was drawn",
            fr: "Heihei arrive trop tard : rien n’a été pioché",
          },
          at: "end",
          expect: {
            cards: { heihei: { zone: "play" } },
            players: { Mara: { deck: 3, hand: [] } },
            never: ["1.12.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

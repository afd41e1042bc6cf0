import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.4.2.2-kida-weakens-all",
  game: "lorcana",
  example: "6.4.2.2",
  rules: ["6.4.2.2", "6.4.2", "3.2.1.3"],
  title: {
    en: "Kida weakens those who are there",
    fr: "Kida affaiblit ceux qui sont là",
  },
  story: {
    en: "Mara plays Kida: all characters get -3 Strength until the start of her next turn. After that she plays Heihei, and Theo plays a Lamplighter in his turn. Who has less Strength, Kida herself included, and until when?",
    fr: "Mara joue Kida : tous les personnages subissent -3 de Force jusqu’au début de son prochain tour. Elle joue ensuite Heihei, et Theo, à son tour, un Allumeur de réverbères. Qui a moins de Force, Kida elle-même comprise, et jusqu’à quand ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 6,
        deck: 5,
        hand: [
          { card: "kida-protector-of-atlantis", as: "kida" },
          { card: "heihei-rambling-rooster", as: "heihei" },
        ],
        play: [{ card: "flounder-voice-of-reason", as: "flounder" }],
      },
      {
        ink: 1,
        deck: 5,
        hand: [{ card: "practice-lamplighter", as: "lamplighter" }],
        play: [{ card: "practice-blacksmith", as: "smith" }],
      },
    ],
  },
  script: ["play:kida", "play:heihei", "end", "play:lamplighter", "end"],
  points: [
    {
      name: {
        en: "Kida is played; until her ability resolves nobody is weaker",
        fr: "Kida est jouée ; tant que sa capacité n’est pas résolue, personne n’est affaibli",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["kida:perhaps-we-can-save-our-future"], Theo: [] },
        cards: { kida: { strength: 3 }, flounder: { strength: 2 }, smith: { strength: 5 } },
      },
    },
    {
      name: {
        en: "It resolves: -3 for every character in play, Kida and Mara’s own too",
        fr: "Elle se résout : -3 pour chaque personnage en jeu, Kida et ceux de Mara aussi",
      },
      at: { rule: "6.4.2.2" },
      expect: { cards: { kida: { strength: 0 }, flounder: { strength: -1 }, smith: { strength: 2 } } },
    },
    {
      name: { en: "Heihei, played after that, is not affected", fr: "Heihei, joué après, n’est pas affecté" },
      at: { answered: 2 },
      expect: { cards: { heihei: { zone: "play", strength: 2 }, flounder: { strength: -1 } } },
    },
    {
      name: {
        en: "Nor is Theo’s Lamplighter; Blacksmith still is",
        fr: "L’Allumeur de réverbères de Theo non plus ; le Forgeron l’est encore",
      },
      at: { answered: 4 },
      expect: { turn: { active: "Theo" }, cards: { lamplighter: { strength: 1 }, smith: { strength: 2 } } },
    },
    {
      name: {
        en: "As Mara’s next turn starts, all have their Strength back",
        fr: "Au début du tour suivant de Mara, tous retrouvent leur Force",
      },
      at: { rule: "3.2.1.3" },
      expect: {
        turn: { active: "Mara" },
        lasting: [],
        cards: { kida: { strength: 3 }, flounder: { strength: 2 }, smith: { strength: 5 } },
      },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const company = [
  { card: "practice-bookbinder", as: "bookbinder" },
  { card: "practice-lamplighter", as: "lamplighter" },
];

const scenario: Scenario = {
  id: "6.1.6-lead-by-example",
  game: "lorcana",
  example: "6.1.6",
  rules: ["6.1.6", "6.1.13.1", "6.1.13.4"],
  title: {
    en: "Another character, other characters: not Mulan",
    fr: "Un autre, les autres : pas Mulan",
  },
  story: {
    en: "Mara’s Mulan challenges and banishes Theo’s Carter in Mara’s turn. Her Lead by Example speaks of “another” character banished and of Mara’s “other” characters. Who gets +1 Lore, and when does the ability not trigger?",
    fr: "Durant le tour de Mara, sa Mulan défie et bannit le Charretier de Theo. Un exemple parle d’un « autre » personnage banni et des « autres » personnages de Mara. Qui gagne +1 Lore, et quand la capacité ne se déclenche-t-elle pas ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { play: [{ card: "mulan-imperial-soldier", as: "mulan" }, ...company], deck: 5 },
      {
        play: [
          { card: "practice-carter", as: "carter", exerted: true },
          { card: "practice-poet", as: "poet" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["challenge:mulan:carter"],
  points: [
    {
      name: {
        en: "She banished a character other than herself: the ability triggers",
        fr: "Elle a banni un autre personnage qu’elle : la capacité se déclenche",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: ["mulan:lead-by-example"], Theo: [] },
        cards: { carter: { zone: "discard" }, mulan: { damage: 3 }, bookbinder: { lore: 2 } },
      },
    },
    {
      name: {
        en: "Mara’s other characters get +1 Lore; Mulan does not, nor does anyone of Theo’s",
        fr: "Les autres personnages de Mara gagnent +1 Lore ; ni Mulan, ni ceux de Theo",
      },
      at: "end",
      expect: {
        cards: {
          bookbinder: { lore: 3 },
          lamplighter: { lore: 2 },
          mulan: { lore: 1, zone: "play" },
          poet: { lore: 3 },
        },
      },
    },
  ],
  variants: [
    {
      id: "mulan-falls",
      title: { en: "Mulan herself is banished", fr: "C’est Mulan qui est bannie" },
      setup: {
        game: "lorcana",
        players: [
          { play: [{ card: "mulan-imperial-soldier", as: "mulan" }, ...company], deck: 5 },
          { play: [{ card: "practice-quarry-giant", as: "giant", exerted: true }], deck: 5 },
        ],
      },
      script: ["challenge:mulan:giant"],
      points: [
        {
          name: {
            en: "She has banished no other character: nothing triggers",
            fr: "Elle n’a banni aucun autre personnage : rien ne se déclenche",
          },
          at: "end",
          expect: {
            cards: {
              mulan: { zone: "discard" },
              giant: { zone: "play", damage: 4 },
              bookbinder: { lore: 2 },
            },
            bag: { Mara: [], Theo: [] },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
    {
      id: "both-fall",
      title: { en: "Both are banished", fr: "Les deux sont bannis" },
      setup: {
        game: "lorcana",
        players: [
          { play: [{ card: "mulan-imperial-soldier", as: "mulan" }, ...company], deck: 5 },
          { play: [{ card: "practice-quarry-giant", as: "giant", exerted: true, damage: 3 }], deck: 5 },
        ],
      },
      script: ["challenge:mulan:giant"],
      points: [
        {
          name: {
            en: "She did banish another character, even as she left play",
            fr: "Elle a bien banni un autre personnage, au moment même où elle quittait le jeu",
          },
          at: { rule: "7.7.3.1" },
          expect: {
            bag: { Mara: ["mulan:lead-by-example"] },
            cards: { mulan: { zone: "discard" }, giant: { zone: "discard" } },
          },
        },
        {
          name: { en: "The others get +1 Lore", fr: "Les autres gagnent +1 Lore" },
          at: "end",
          expect: { cards: { bookbinder: { lore: 3 }, lamplighter: { lore: 2 } } },
        },
      ],
    },
    {
      id: "theos-turn",
      title: { en: "In Theo’s turn", fr: "Durant le tour de Theo" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            play: [{ card: "mulan-imperial-soldier", as: "mulan", exerted: true }, ...company],
            deck: 5,
          },
          { play: [{ card: "practice-carter", as: "carter" }], deck: 5 },
        ],
      },
      script: ["challenge:carter:mulan"],
      points: [
        {
          name: {
            en: "Mulan banishes her challenger, but it is not Mara’s turn",
            fr: "Mulan bannit le personnage qui la défie, mais ce n’est pas le tour de Mara",
          },
          at: { rule: "6.1.13.1" },
          expect: { cards: { carter: { zone: "discard" } }, bag: { Mara: [], Theo: [] } },
        },
        {
          name: { en: "Nobody gets a bonus", fr: "Personne ne gagne de bonus" },
          at: "end",
          expect: {
            cards: { bookbinder: { lore: 2 }, lamplighter: { lore: 1 }, mulan: { lore: 1, damage: 3 } },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const merfolk = {
  play: [{ card: "cursed-merfolk-ursulas-handiwork", as: "merfolk", exerted: true }],
  deck: 5,
};

const scenario: Scenario = {
  id: "6.1.1-poor-souls",
  game: "lorcana",
  example: "6.1.1",
  rules: ["6.1.1", "6.2.3", "7.3.4", "6.7.6"],
  title: {
    en: "An ability, and the effect in it",
    fr: "Une capacité, et l’effet qu’elle contient",
  },
  story: {
    en: "Mara’s Aladdin challenges Theo’s Cursed Merfolk. Their Poor Souls is one triggered ability, and it is that ability which waits in the bag; what resolves out of it is its effect, a discard by each opponent. Whose is the ability, and who discards what, and when?",
    fr: "L’Aladdin de Mara défie les Ondins ensorcelés de Theo. Leur Pauvres âmes est une seule capacité déclenchée, et c’est elle qui attend dans le sac ; ce qui s’en résout est son effet, une défausse pour chaque adversaire. À qui est la capacité, qui défausse quoi, et quand ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [{ card: "aladdin-resolute-swordsman", as: "aladdin" }],
        hand: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
        ],
        deck: 5,
      },
      { ...merfolk, hand: [{ card: "practice-hermit", as: "hermit" }] },
    ],
  },
  script: ["challenge:aladdin:merfolk", "card:carter"],
  points: [
    {
      name: {
        en: "The ability triggers, and Theo adds it to the bag",
        fr: "La capacité se déclenche, et Theo l’ajoute au sac",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: [], Theo: ["merfolk:poor-souls"] },
        challenge: { challenger: "aladdin", challenged: "merfolk" },
      },
    },
    {
      name: {
        en: "Its effect resolves before any damage: Mara, the only opponent, chooses her card",
        fr: "Son effet se résout avant tout dommage : Mara, seule adversaire, choisit sa carte",
      },
      at: { answered: 1 },
      expect: {
        bag: { Mara: [], Theo: [] },
        cards: { merfolk: { zone: "play", damage: 0 }, aladdin: { damage: 0 } },
        decision: { player: "Mara", rule: "7.3.4", options: ["card:carter", "card:poet"] },
      },
    },
    {
      name: {
        en: "Only then comes the damage of the challenge",
        fr: "Les dommages du défi ne viennent qu’après",
      },
      at: { rule: "4.6.6.2" },
      expect: { cards: { merfolk: { damage: 1 }, carter: { zone: "discard" } } },
    },
    {
      name: {
        en: "The Merfolk are banished; Theo’s hand was never concerned",
        fr: "Les Ondins sont bannis ; la main de Theo n’était pas concernée",
      },
      at: "end",
      expect: {
        players: {
          Mara: { hand: ["poet"], discard: ["carter"] },
          Theo: { hand: ["hermit"], discard: ["merfolk"] },
        },
        challenge: null,
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "three-players",
      title: { en: "Two opponents", fr: "Deux adversaires" },
      setup: {
        game: "lorcana",
        players: [
          {
            play: [{ card: "aladdin-resolute-swordsman", as: "aladdin" }],
            hand: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-poet", as: "poet" },
            ],
            deck: 5,
          },
          merfolk,
          {
            hand: [
              { card: "practice-bookbinder", as: "bookbinder" },
              { card: "practice-stonemason", as: "stonemason" },
            ],
            deck: 5,
          },
        ],
      },
      script: ["challenge:aladdin:merfolk", "card:poet", "card:stonemason"],
      points: [
        {
          name: {
            en: "One ability in the bag, however many players it is about",
            fr: "Une seule capacité dans le sac, quel que soit le nombre de joueurs visés",
          },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: [], Theo: ["merfolk:poor-souls"], Nina: [] } },
        },
        {
          name: {
            en: "The active player does her part first",
            fr: "La joueuse active fait sa part d’abord",
          },
          at: { answered: 1 },
          expect: { decision: { player: "Mara", options: ["card:carter", "card:poet"] } },
        },
        {
          name: { en: "Then Nina, in the same resolution", fr: "Puis Nina, dans la même résolution" },
          at: { answered: 2 },
          expect: {
            cards: { poet: { zone: "discard" } },
            decision: { player: "Nina", options: ["card:bookbinder", "card:stonemason"] },
          },
        },
        {
          name: { en: "Each opponent has discarded one card", fr: "Chaque adversaire a défaussé une carte" },
          at: "end",
          expect: {
            players: { Mara: { hand: ["carter"] }, Nina: { hand: ["bookbinder"], discard: ["stonemason"] } },
          },
        },
      ],
    },
    {
      id: "empty-hand",
      title: { en: "Mara’s hand is empty", fr: "Mara n’a pas de carte en main" },
      setup: {
        game: "lorcana",
        players: [{ play: [{ card: "aladdin-resolute-swordsman", as: "aladdin" }], deck: 5 }, merfolk],
      },
      script: ["challenge:aladdin:merfolk"],
      points: [
        {
          name: {
            en: "The ability triggers all the same",
            fr: "La capacité se déclenche tout de même",
          },
          at: { rule: "7.7.3.1" },
          expect: { bag: { Mara: [], Theo: ["merfolk:poor-souls"] } },
        },
        {
          name: {
            en: "Its effect has nothing to discard and resolves with no effect",
            fr: "Son effet n’a rien à défausser et se résout sans effet",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: [], discard: [] } },
            cards: { merfolk: { zone: "discard" } },
            bag: { Mara: [], Theo: [] },
            never: ["7.3.4"],
          },
        },
      ],
    },
  ],
};

export default scenario;

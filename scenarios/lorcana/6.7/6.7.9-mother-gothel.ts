import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.7.9-mother-gothel",
  game: "lorcana",
  example: "6.7.9",
  rules: ["6.7.9", "6.7.1.1"],
  title: {
    en: "Mother Gothel arrives wounded",
    fr: "Mère Gothel arrive blessée",
  },
  story: {
    en: "Mother Gothel, 4 Willpower, enters play with 3 damage. Mara plays her. Is the damage dealt to her once she is there, through the bag perhaps, so that somebody could act before it?",
    fr: "Mère Gothel, 4 de Volonté, entre en jeu avec 3 dommages. Mara la joue. Ces dommages lui sont-ils infligés une fois qu’elle est là, en passant par le sac peut-être, de sorte que quelqu’un pourrait agir avant ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 2, deck: 5, hand: [{ card: "mother-gothel-withered-and-wicked", as: "gothel" }] },
      { deck: 5, play: [{ card: "practice-sling", as: "sling" }] },
    ],
  },
  script: ["play:gothel"],
  points: [
    {
      name: { en: "In hand she has none", fr: "Dans la main, elle n’en a pas" },
      at: "start",
      expect: { cards: { gothel: { zone: "hand", damage: 0 } } },
    },
    {
      name: {
        en: "As she enters play, the 3 damage are on her: one and the same moment",
        fr: "En entrant en jeu, elle a les 3 dommages : c’est un seul et même instant",
      },
      at: { rule: "6.7.9" },
      expect: {
        cards: { gothel: { zone: "play", damage: 3, willpower: 4 } },
        bag: { Mara: [], Theo: [] },
      },
    },
    {
      name: {
        en: "Nothing was dealt or put on her, nothing used the bag",
        fr: "Rien ne lui a été infligé ni placé, rien n’est passé par le sac",
      },
      at: "end",
      expect: {
        cards: { gothel: { zone: "play", damage: 3 } },
        never: ["1.9.2.1", "1.9.2.2", "7.7.3.1", "1.8.1"],
      },
    },
  ],
  variants: [
    {
      id: "one-more",
      title: { en: "Theo adds 1 damage in his turn", fr: "Theo ajoute 1 dommage à son tour" },
      script: ["play:gothel", "end", "use:sling:let-fly"],
      points: [
        {
          name: { en: "4 damage on 4 Willpower", fr: "4 dommages pour 4 de Volonté" },
          at: { rule: "1.9.2.1" },
          expect: { cards: { gothel: { damage: 4 } } },
        },
        {
          name: { en: "She is banished", fr: "Elle est bannie" },
          at: "end",
          expect: { cards: { gothel: { zone: "discard" } } },
        },
      ],
    },
  ],
};

export default scenario;

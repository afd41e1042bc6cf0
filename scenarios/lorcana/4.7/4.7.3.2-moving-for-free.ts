import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.7.3.2-moving-for-free",
  game: "lorcana",
  example: null,
  rules: ["4.7.3.2", "4.7.4"],
  title: {
    en: "Jim Hawkins moves for free",
    fr: "Jim Hawkins se déplace gratuitement",
  },
  story: {
    en: "Mara plays a location with the last of her ink. Her Jim Hawkins may move to a location she plays, for free. The location’s move cost is 2 and Mara has no ink. Can he go, and what does it cost?",
    fr: "Mara joue un lieu avec ce qui lui reste d’encre. Son Jim Hawkins peut se déplacer gratuitement sur un lieu qu’elle joue. Le coût de déplacement du lieu est de 2 et Mara n’a plus d’encre. Peut-il y aller, et à quel coût ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        deck: 5,
        hand: [{ card: "practice-crossroads", as: "crossroads" }],
        play: [
          { card: "jim-hawkins-space-traveler", as: "jim" },
          { card: "practice-carter", as: "carter" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["play:crossroads", "yes"],
  points: [
    {
      name: {
        en: "The location is in play and paid for; Mara may move Jim",
        fr: "Le lieu est en jeu et payé ; Mara peut déplacer Jim",
      },
      at: { answered: 1 },
      expect: {
        cards: { crossroads: { zone: "play" }, jim: { at: null } },
        players: { Mara: { ink: 0, exertedInk: 3 } },
        decision: { player: "Mara", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "He moves and no ink is paid; for Carter the move cost stays due",
        fr: "Il se déplace sans qu’aucune encre soit payée ; pour le Charretier, le coût reste dû",
      },
      at: "end",
      expect: {
        cards: { jim: { at: "crossroads" }, carter: { at: null } },
        players: { Mara: { ink: 0, exertedInk: 3 } },
        decision: { refused: { "move:carter:crossroads": "4.7.3.4" } },
        never: ["4.7.3.4"],
      },
    },
  ],
  variants: [
    {
      id: "stays",
      title: { en: "Jim stays where he is", fr: "Jim reste où il est" },
      script: ["play:crossroads", "no"],
      points: [
        {
          name: {
            en: "He may not move later without paying",
            fr: "Il ne pourra pas se déplacer plus tard sans payer",
          },
          at: "end",
          expect: {
            cards: { jim: { at: null } },
            decision: { refused: { "move:jim:crossroads": "4.7.3.4" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

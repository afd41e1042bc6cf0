import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.2.6-john-silver",
  game: "lorcana",
  example: "6.2.6",
  rules: ["6.2.6", "6.2.1", "8.7.2"],
  title: {
    en: "John Silver: played, and again on a quest",
    fr: "John Silver : quand on le joue, puis à l’aventure",
  },
  story: {
    en: "John Silver’s ability says “when you play this character and whenever he quests”. Mara plays him, and quests with him a turn later. Must both happen for it to trigger, does each do, and what has Theo’s character to put up with?",
    fr: "La capacité de John Silver se déclenche « quand il est joué et chaque fois qu’il part à l’aventure ». Mara le joue, puis l’envoie à l’aventure au tour suivant. Faut-il les deux, un seul suffit-il, et qu’en résulte-t-il pour le personnage de Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 6, deck: 5, hand: [{ card: "john-silver-alien-pirate", as: "silver" }] },
      {
        deck: 5,
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
        ],
      },
    ],
  },
  script: ["play:silver", "card:poet", "end", "end", "quest:silver", "card:carter"],
  points: [
    {
      name: {
        en: "Played: that alone triggers the ability, once",
        fr: "Joué : cela suffit à déclencher la capacité, une fois",
      },
      at: { rule: "6.2.6" },
      expect: { bag: { Mara: ["silver:pick-your-fights"], Theo: [] }, cards: { silver: { zone: "play" } } },
    },
    {
      name: { en: "Mara chooses an opposing character", fr: "Mara choisit un personnage adverse" },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          kind: "choose",
          rule: "6.1.3",
          options: ["card:carter", "card:poet"],
          refused: { "card:silver": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "Poet will have Reckless in Theo’s next turn, not before",
        fr: "Le Poète aura Combattant durant le prochain tour de Theo, pas avant",
      },
      at: { answered: 2 },
      expect: { cards: { poet: { keywords: [] } }, lasting: ["silver:pick-your-fights"] },
    },
    {
      name: {
        en: "In Theo’s turn Poet has it and can’t quest",
        fr: "Au tour de Theo, le Poète l’a et ne peut pas partir à l’aventure",
      },
      at: { answered: 3 },
      expect: {
        turn: { active: "Theo" },
        cards: { poet: { keywords: ["reckless"] }, carter: { keywords: [] } },
        decision: { player: "Theo", open: ["quest:carter", "end"], refused: { "quest:poet": "8.7.2" } },
      },
    },
    {
      name: { en: "It is over with that turn", fr: "C’est fini avec ce tour" },
      at: { answered: 4 },
      expect: { turn: { active: "Mara" }, cards: { poet: { keywords: [] } }, lasting: [] },
    },
    {
      name: {
        en: "Questing triggers the same ability again",
        fr: "Partir à l’aventure déclenche de nouveau la même capacité",
      },
      at: { rule: "6.2.6" },
      expect: { players: { Mara: { lore: 2 } }, bag: { Mara: ["silver:pick-your-fights"], Theo: [] } },
    },
    {
      name: { en: "This time Mara has chosen Carter", fr: "Cette fois, Mara a choisi le Charretier" },
      at: "end",
      expect: {
        lasting: ["silver:pick-your-fights"],
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

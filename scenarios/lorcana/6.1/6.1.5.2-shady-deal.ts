import type { Scenario } from "../../format.ts";

const megara = { card: "megara-captivating-cynic", as: "megara" };
const carter = { card: "practice-carter", as: "carter" };
const poet = { card: "practice-poet", as: "poet" };
const withHand = (...hand: { card: string; as: string }[]): Scenario["setup"] => ({
  game: "lorcana",
  players: [{ ink: 3, hand: [megara, ...hand], deck: 5 }, { deck: 5 }],
});

const scenario: Scenario = {
  id: "6.1.5.2-shady-deal",
  game: "lorcana",
  example: "6.1.5.2",
  rules: ["6.1.5.2", "6.1.5", "7.3.4"],
  title: {
    en: "Discard a card or lose Megara",
    fr: "Défausser une carte ou perdre Mégara",
  },
  story: {
    en: "Mara plays Megara, whose Shady Deal has her choose and discard a card or banish Megara. She holds two more cards. Can she decline both, and what if her hand is empty?",
    fr: "Mara joue Mégara, dont la capacité Accord louche lui fait choisir et défausser une carte ou bannir Mégara. Il lui reste deux cartes en main. Peut-elle refuser les deux, et que se passe-t-il si sa main est vide ?",
  },
  setup: withHand(carter, poet),
  script: ["play:megara", "or:1", "card:carter"],
  points: [
    {
      name: {
        en: "As the effect resolves she has to choose one of the two; “neither” is not offered",
        fr: "À la résolution, elle doit choisir l’un des deux ; « aucun » n’est pas proposé",
      },
      at: { answered: 1 },
      expect: {
        cards: { megara: { zone: "play" } },
        decision: { player: "Mara", rule: "6.1.5.2", options: ["or:1", "or:2"], refused: {} },
      },
    },
    {
      name: { en: "She discards, and chooses which card", fr: "Elle défausse, et choisit quelle carte" },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", rule: "7.3.4", options: ["card:carter", "card:poet"] } },
    },
    {
      name: { en: "Megara stays in play", fr: "Mégara reste en jeu" },
      at: "end",
      expect: {
        cards: { megara: { zone: "play", drying: true } },
        players: { Mara: { hand: ["poet"], discard: ["carter"] } },
      },
    },
  ],
  variants: [
    {
      id: "banished",
      title: { en: "Mara does not discard", fr: "Mara ne défausse pas" },
      script: ["play:megara", "or:2"],
      points: [
        {
          name: { en: "Then Megara is banished", fr: "Mégara est alors bannie" },
          at: "end",
          expect: {
            cards: { megara: { zone: "discard" } },
            players: { Mara: { hand: ["carter", "poet"], discard: ["megara"] } },
            never: ["7.3.4"],
          },
        },
      ],
    },
    {
      id: "empty-hand",
      title: { en: "Mara’s hand is empty", fr: "Mara n’a plus de carte en main" },
      setup: withHand(),
      script: ["play:megara"],
      points: [
        {
          name: {
            en: "Discarding cannot be chosen, so banishing has to be",
            fr: "La défausse ne peut pas être choisie : il faut donc bannir",
          },
          at: { rule: "6.1.5.2" },
          expect: {
            choice: {
              player: "Mara",
              options: ["or:2"],
              refused: { "or:1": "6.1.5.2" },
              takes: ["or:2"],
              forced: true,
            },
          },
        },
        {
          name: { en: "Megara is banished", fr: "Mégara est bannie" },
          at: "end",
          expect: { cards: { megara: { zone: "discard" } }, players: { Mara: { hand: [] } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "10.1.2-pack-rush-hand",
  game: "lorcana",
  example: "10.1.2",
  rules: ["10.1.2", "10.2.3", "10.2.2"],
  title: { en: "Five cards in Pack Rush", fr: "Cinq cartes en Pack Rush" },
  story: {
    en: "Mara and Theo play Pack Rush. The normal rules give an opening hand of seven cards, Pack Rush says five, and both alter or keep their hands as usual. How many cards do they draw, and up to how many does Mara draw after altering?",
    fr: "Mara et Theo jouent en Pack Rush. Les règles normales donnent une main de départ de sept cartes, Pack Rush dit cinq, et chacun modifie ou garde sa main comme d’habitude. Combien de cartes piochent-ils, et jusqu’à combien Mara pioche-t-elle après avoir modifié la sienne ?",
  },
  setup: { game: "lorcana", stage: "setup", packRush: true, players: [{ deck: 8 }, { deck: 8 }] },
  script: [["card:blank-7"], []],
  points: [
    {
      name: {
        en: "Where the variant says otherwise, the variant’s rule is followed",
        fr: "Là où la variante dit autre chose, on suit la variante",
      },
      at: { rule: "10.1.2" },
      expect: { turn: { phase: "setup" }, players: { Mara: { hand: [] }, Theo: { hand: [] } } },
    },
    {
      name: {
        en: "Two marketing cards go into the inkwell",
        fr: "Deux cartes marketing vont dans la réserve d’encre",
      },
      at: { rule: "10.2.2" },
      expect: { players: { Mara: { ink: 2, deck: 8 } } },
    },
    {
      name: { en: "Five cards, not seven", fr: "Cinq cartes, pas sept" },
      at: { answered: 0 },
      expect: {
        players: { Mara: { deck: 3, ink: 2 }, Theo: { deck: 3, ink: 2 } },
        decision: { player: "Mara", kind: "alter hand" },
        never: ["2.2.1.4"],
      },
    },
    {
      name: {
        en: "One card altered, drawn back up to five",
        fr: "Une carte changée, la main revient à cinq",
      },
      at: { answered: 1 },
      expect: {
        cards: { "blank-7": { zone: "deck" } },
        players: { Mara: { deck: 3 } },
        decision: { player: "Theo", kind: "alter hand" },
      },
    },
    {
      name: { en: "The rest is played by the normal rules", fr: "Le reste suit les règles normales" },
      at: "end",
      expect: {
        turn: { active: "Mara", number: 1, phase: "main" },
        players: { Mara: { deck: 3 }, Theo: { deck: 3 } },
      },
    },
  ],
  variants: [
    {
      id: "normal-game",
      title: { en: "A normal game", fr: "Une partie normale" },
      setup: { game: "lorcana", stage: "setup", players: [{ deck: 8 }, { deck: 8 }] },
      script: [["card:blank-7"], []],
      points: [
        {
          name: {
            en: "Seven cards, and nothing in the inkwell",
            fr: "Sept cartes, et rien dans la réserve d’encre",
          },
          at: { answered: 0 },
          expect: {
            players: { Mara: { deck: 1, ink: 0 }, Theo: { deck: 1, ink: 0 } },
            decision: { player: "Mara", kind: "alter hand" },
            never: ["10.1.2", "10.2.2", "10.2.3"],
          },
        },
        {
          name: {
            en: "One card altered, drawn back up to seven",
            fr: "Une carte changée, la main revient à sept",
          },
          at: { answered: 1 },
          expect: { players: { Mara: { deck: 1 } }, decision: { player: "Theo", kind: "alter hand" } },
        },
      ],
    },
  ],
};

export default scenario;

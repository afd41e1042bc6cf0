import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.3.6.1-teammates-are-no-opponents",
  game: "lorcana",
  example: null,
  rules: ["1.3.6.1", "4.6.4.2", "8.15.1"],
  title: { en: "Challenging a teammate’s character", fr: "Défier le personnage d’un coéquipier" },
  story: {
    en: "Mara and Nina are a team against Theo. Nina’s Carter and Theo’s Hermit are both exerted. Mara wants to challenge with Blacksmith, then to heal Nina’s Smuggler, who has Ward. Which of the two can she challenge, and does Ward keep a teammate away?",
    fr: "Mara et Nina font équipe contre Theo. Le Charretier de Nina et l’Ermite de Theo sont tous deux épuisés. Mara veut défier avec le Forgeron, puis soigner le Contrebandier de Nina, qui a Hors d’atteinte. Qui peut-elle défier, et Hors d’atteinte arrête-t-il une coéquipière ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        team: 1,
        ink: 1,
        hand: [{ card: "practice-bandages", as: "bandages" }],
        play: [{ card: "practice-blacksmith", as: "blacksmith" }],
      },
      { team: 2, play: [{ card: "practice-hermit", as: "hermit", exerted: true }] },
      {
        team: 1,
        play: [
          { card: "practice-carter", as: "carter", exerted: true },
          { card: "practice-smuggler", as: "smuggler", damage: 2 },
        ],
      },
    ],
  },
  script: ["challenge:blacksmith:hermit", "play:bandages", "card:smuggler", "number:2"],
  points: [
    {
      name: {
        en: "Theo’s exerted character can be challenged, Nina’s can’t",
        fr: "Le personnage épuisé de Theo peut être défié, celui de Nina non",
      },
      at: "start",
      expect: {
        decision: {
          player: "Mara",
          open: ["challenge:blacksmith:hermit"],
          refused: { "challenge:blacksmith:carter": "1.3.6.1" },
        },
      },
    },
    {
      name: { en: "The challenge goes to the opponent", fr: "Le défi vise l’adversaire" },
      at: { rule: "4.6.4.2" },
      expect: { turn: { active: "Mara" } },
    },
    {
      name: {
        en: "Ward stops opponents; a teammate may choose Smuggler",
        fr: "Hors d’atteinte arrête les adversaires ; une coéquipière peut choisir le Contrebandier",
      },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", open: ["card:smuggler", "card:carter"] } },
    },
    {
      name: { en: "Smuggler is healed", fr: "Le Contrebandier est soigné" },
      at: "end",
      expect: { cards: { smuggler: { damage: 0 }, carter: { damage: 0 }, hermit: { zone: "discard" } } },
    },
  ],
};

export default scenario;

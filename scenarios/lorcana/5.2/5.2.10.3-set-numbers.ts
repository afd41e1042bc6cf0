import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.2.10.3-set-numbers",
  game: "lorcana",
  example: "5.2.10.3",
  rules: ["5.2.10.3", "5.2.10"],
  title: {
    en: "The number of the set",
    fr: "Le numéro du set",
  },
  story: {
    en: "Among the small print at the bottom of a card is the number of its set: 1 for The First Chapter, 2 for Rise of the Floodborn, 3 for Into the Inklands, 4 for Ursula’s Return. It tells where a card comes from and nothing else. Suppose Mara’s two Flounders came from printings in different sets. Would anything in the game tell them apart?",
    fr: "Parmi les petits caractères au bas d’une carte figure le numéro de son set : 1 pour Le Premier Chapitre, 2 pour L’Ascension des Floodborn, 3 pour Les Terres d’Encre, 4 pour Le Retour d’Ursula. Il dit d’où vient la carte, et rien d’autre. Supposons que les deux Polochon de Mara viennent d’impressions de sets différents. Quelque chose dans la partie les distinguerait-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "flounder-voice-of-reason", as: "flounder" },
          { card: "flounder-voice-of-reason", as: "reprint" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: [],
  points: [
    {
      name: {
        en: "Nothing: the set number isn’t used for gameplay",
        fr: "Rien : le numéro du set ne sert pas dans la partie",
      },
      at: "start",
      expect: {
        cards: {
          flounder: { strength: 2, willpower: 2, lore: 1, keywords: [] },
          reprint: { strength: 2, willpower: 2, lore: 1, keywords: [] },
        },
        decision: { player: "Mara", open: ["quest:flounder", "quest:reprint"] },
      },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "9.2.3-this-turn-ends-with-the-turn",
  game: "lorcana",
  example: null,
  rules: ["9.2.3", "2.3.3.4"],
  title: { en: "Conceding on one’s own turn", fr: "Concéder pendant son propre tour" },
  story: {
    en: "Three players. Mara gives Theo’s Carter +4 Strength for the turn, then concedes. An effect with a stated duration outlives the player who made it. How strong is Carter when Theo’s turn begins?",
    fr: "Trois joueurs. Mara donne +4 de Force pour le tour au Charretier de Theo, puis concède. Un effet dont la durée est indiquée survit au joueur qui l’a généré. Quelle est la Force du Charretier quand commence le tour de Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 2, deck: 3, hand: [{ card: "practice-warm-up", as: "warm-up" }] },
      { deck: 3, play: [{ card: "practice-carter", as: "carter" }] },
      { deck: 3 },
    ],
  },
  script: ["play:warm-up", "concede:Mara"],
  points: [
    {
      name: { en: "Carter has 7 Strength this turn", fr: "Le Charretier a 7 de Force ce tour-ci" },
      at: { answered: 1 },
      expect: { cards: { carter: { strength: 7 } } },
    },
    {
      name: { en: "Mara leaves with her cards", fr: "Mara part avec ses cartes" },
      at: { rule: "9.2.3" },
      expect: { players: { Mara: { out: true } }, cards: { "warm-up": { zone: "removed" } } },
    },
    {
      name: {
        en: "Nobody is left to go on with her turn: it is over, and what lasts “this turn” with it. 3 Strength",
        fr: "Il n’y a plus personne pour continuer son tour : il est fini, et avec lui ce qui dure « ce tour ». 3 de Force",
      },
      at: "end",
      expect: {
        turn: { active: "Theo", phase: "main" },
        cards: { carter: { strength: 3 } },
        lasting: [],
        decision: { player: "Theo", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

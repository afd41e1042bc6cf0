import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.4.5-arthur-skips-the-draw",
  game: "lorcana",
  example: "6.4.5",
  rules: ["6.4.5", "3.2.3", "3.2.3.2"],
  title: {
    en: "Arthur: no more books, no more cards",
    fr: "Arthur : fini les livres, finies les cartes",
  },
  story: {
    en: "Arthur makes his player skip the Draw step of their turn. Mara has him in play, Theo has not. Who draws a card as their turns begin, and where does the game go on when the step is skipped?",
    fr: "Arthur fait passer à son joueur l’étape Piocher de son tour. Mara l’a en jeu, Theo non. Qui pioche une carte au début de son tour, et où la partie reprend-elle quand l’étape est passée ?",
  },
  setup: {
    game: "lorcana",
    players: [{ deck: 5, play: [{ card: "arthur-determined-squire", as: "arthur" }] }, { deck: 5 }],
  },
  script: ["end", "end"],
  points: [
    {
      name: { en: "Theo’s Draw step happens: he draws", fr: "L’étape Piocher de Theo a lieu : il pioche" },
      at: { rule: "3.2.3.1" },
      expect: { turn: { active: "Theo" }, players: { Theo: { deck: 4 }, Mara: { deck: 5 } } },
    },
    {
      name: { en: "Mara skips hers", fr: "Mara passe la sienne" },
      at: { rule: "6.4.5" },
      expect: { turn: { active: "Mara" }, players: { Mara: { deck: 5, hand: [] } } },
    },
    {
      name: { en: "Straight on to the Main Phase", fr: "On va droit à la Phase Principale" },
      at: { rule: "3.2.3.2" },
      expect: { turn: { active: "Mara", phase: "main" }, never: ["3.2.3.1", "1.12.1"] },
    },
    {
      name: { en: "She has drawn nothing", fr: "Elle n’a rien pioché" },
      at: "end",
      expect: { players: { Mara: { deck: 5, hand: [] }, Theo: { deck: 4 } } },
    },
  ],
  variants: [
    {
      id: "played-in-the-step",
      title: { en: "Arthur is played during the Draw step", fr: "Arthur est joué pendant l’étape Piocher" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          {
            deck: 5,
            hand: [{ card: "arthur-determined-squire", as: "arthur" }],
            play: [{ card: "practice-early-caller", as: "caller" }],
          },
          { deck: 5 },
        ],
      },
      script: ["end", "yes", "card:arthur", "end", "end"],
      points: [
        {
          name: {
            en: "The step has begun: Mara draws, and Early Caller lets her play a character",
            fr: "L’étape a commencé : Mara pioche, et le Visiteur matinal lui permet de jouer un personnage",
          },
          at: { answered: 1 },
          expect: {
            turn: { active: "Mara", phase: "start" },
            players: { Mara: { deck: 4 } },
            decision: { player: "Mara", kind: "may" },
          },
        },
        {
          name: {
            en: "Arthur enters play too late to skip it: the card drawn stays drawn",
            fr: "Arthur entre en jeu trop tard pour la passer : la carte piochée le reste",
          },
          at: { answered: 3 },
          expect: {
            turn: { active: "Mara", phase: "main" },
            cards: { arthur: { zone: "play" } },
            players: { Mara: { deck: 4 } },
            never: ["6.4.5"],
          },
        },
        {
          name: { en: "From her next turn on it is skipped", fr: "Dès son tour suivant, elle est passée" },
          at: { rule: "6.4.5" },
          expect: { turn: { active: "Mara" }, players: { Mara: { deck: 4 } } },
        },
        {
          name: {
            en: "Early Caller waits for a draw that does not come",
            fr: "Le Visiteur matinal attend une pioche qui ne vient pas",
          },
          at: "end",
          expect: {
            players: { Mara: { deck: 4 } },
            bag: { Mara: [], Theo: [] },
            never: ["3.2.3.1", "7.7.3.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

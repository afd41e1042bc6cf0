import type { Scenario } from "../../format.ts";

const table = (deck: number): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink: 2,
      deck,
      hand: [{ card: "practice-warm-up", as: "warm-up" }],
      play: [
        { card: "practice-night-baker", as: "baker" },
        { card: "practice-carter", as: "carter" },
      ],
    },
    { deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "3.4.1-end-of-turn",
  game: "lorcana",
  example: null,
  rules: ["3.4.1.1", "3.4.1.2", "3.4.2", "3.3.2", "3.4.1"],
  title: {
    en: "How a turn ends",
    fr: "Comment se termine un tour",
  },
  story: {
    en: "Mara has given Carter 4 more Strength this turn, and Night Baker, exerted, draws a card at the end of her turn. Mara declares the end of her turn. Does the ability resolve before or after what lasts “this turn” is over, and when is Theo the active player?",
    fr: "Mara a donné au Charretier 4 de Force de plus ce tour-ci, et la Boulangère de nuit, épuisée, fait piocher une carte à la fin de son tour. Mara déclare la fin de son tour. La capacité se résout-elle avant ou après la fin de ce qui dure « ce tour », et quand Theo est-il le joueur actif ?",
  },
  setup: table(5),
  script: ["play:warm-up", "card:carter", "quest:baker", "end"],
  points: [
    {
      name: {
        en: "Carter has 7 Strength this turn; Mara may end it at any time",
        fr: "Le Charretier a 7 de Force ce tour-ci ; Mara peut y mettre fin à tout moment",
      },
      at: { answered: 3 },
      expect: {
        cards: { carter: { strength: 7 }, baker: { exerted: true } },
        decision: { player: "Mara", kind: "turn action", open: ["end", "quest:carter"] },
      },
    },
    {
      name: { en: "The end is declared", fr: "La fin est déclarée" },
      at: { rule: "3.3.2" },
      expect: { turn: { active: "Mara", phase: "end" } },
    },
    {
      name: {
        en: "First, “at the end of your turn”: into the bag and resolved, with Carter still at 7",
        fr: "D’abord, « à la fin de votre tour » : dans le sac puis résolue, le Charretier toujours à 7",
      },
      at: { rule: "7.7.4.2" },
      expect: { choice: { takes: ["bag:baker:last-batch"] }, cards: { carter: { strength: 7 } } },
    },
    {
      name: {
        en: "Second, “this turn” is over: Mara has drawn, and Carter is back at 3",
        fr: "Ensuite, « ce tour » est fini : Mara a pioché, et le Charretier revient à 3",
      },
      at: { rule: "3.4.1.2" },
      expect: { players: { Mara: { deck: 4 } }, cards: { carter: { strength: 3 } }, lasting: [] },
    },
    {
      name: { en: "A last game state check", fr: "Une dernière vérification de l’état du jeu" },
      at: { rule: "1.8.3" },
      expect: { turn: { active: "Mara" }, check: { pass: 1, finds: [] } },
    },
    {
      name: { en: "Only then is it Theo’s turn", fr: "Alors seulement, c’est le tour de Theo" },
      at: "end",
      expect: {
        turn: { active: "Theo", phase: "main" },
        players: { Theo: { deck: 4 } },
        decision: { player: "Theo", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "last-card",
      title: { en: "Night Baker draws the last card", fr: "La Boulangère fait piocher la dernière carte" },
      setup: table(1),
      script: ["quest:baker", "end"],
      points: [
        {
          name: {
            en: "Mara’s turn ends with an empty deck: the last check finds it",
            fr: "Le tour de Mara se termine avec une pioche vide : la dernière vérification le trouve",
          },
          at: { rule: "1.8.1" },
          expect: {
            players: { Mara: { deck: 0 } },
            check: { pass: 1, finds: ["1.8.1.2 Mara"] },
          },
        },
        {
          name: { en: "She has lost, and Theo has won", fr: "Elle a perdu, et Theo a gagné" },
          at: "end",
          expect: { result: { winners: ["Theo"], rule: "1.8.1.2" }, decision: null },
        },
      ],
    },
    {
      id: "baker-ready",
      title: { en: "Night Baker is ready", fr: "La Boulangère est redressée" },
      setup: table(5),
      script: ["end"],
      points: [
        {
          name: {
            en: "The ability triggers all the same: its “if” is not looked at yet",
            fr: "La capacité se déclenche quand même : son « si » n’est pas encore regardé",
          },
          at: { rule: "7.7.3.1" },
          expect: { turn: { active: "Mara", phase: "end" }, bag: { Mara: ["baker:last-batch"], Theo: [] } },
        },
        {
          name: {
            en: "It is looked at as the ability resolves: no card",
            fr: "Il l’est quand la capacité se résout : pas de carte",
          },
          at: { rule: "6.2.4" },
          expect: { cards: { baker: { exerted: false } }, players: { Mara: { deck: 5 } } },
        },
        {
          name: {
            en: "Theo’s turn begins, and Mara has drawn nothing",
            fr: "Le tour de Theo commence, et Mara n’a rien pioché",
          },
          at: { rule: "3.1.2" },
          expect: { turn: { active: "Theo" }, players: { Mara: { deck: 5 } }, bag: { Mara: [], Theo: [] } },
        },
      ],
    },
  ],
};

export default scenario;

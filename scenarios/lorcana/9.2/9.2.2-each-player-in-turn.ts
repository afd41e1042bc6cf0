import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "9.2.2-each-player-in-turn",
  game: "lorcana",
  example: null,
  rules: ["9.2.2", "9.2.1", "6.7.6", "3.2.1.4"],
  title: { en: "Each player, one after the other", fr: "Chaque joueur, l’un après l’autre" },
  story: {
    en: "Three players sit in the order Mara, Theo, Nina. Theo has Donald Duck: at the start of his turn, each player may draw a card. Mara ends her turn. Whose turn is next, and in which order do the three decide?",
    fr: "Trois joueurs sont assis dans l’ordre Mara, Theo, Nina. Theo a Donald : au début de son tour, chaque joueur peut piocher une carte. Mara termine son tour. À qui le tour, et dans quel ordre les trois décident-ils ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 4 },
      { deck: 4, play: [{ card: "donald-duck-perfect-gentleman", as: "donald" }] },
      { deck: 4 },
    ],
  },
  script: ["end", "yes", "no", "yes"],
  points: [
    {
      name: { en: "The turn passes to the left, to Theo", fr: "Le tour passe à gauche, à Theo" },
      at: { rule: "9.2.1" },
      expect: { turn: { active: "Theo", phase: "start" } },
    },
    {
      name: {
        en: "Several players, one ability: Theo’s part comes first",
        fr: "Plusieurs joueurs, une capacité : la part de Theo vient d’abord",
      },
      at: { rule: "9.2.2" },
      expect: { turn: { active: "Theo" } },
    },
    {
      name: { en: "The active player decides first", fr: "Le joueur actif décide d’abord" },
      at: { answered: 1 },
      expect: { decision: { player: "Theo", kind: "may" } },
    },
    {
      name: { en: "Then Nina, to his left", fr: "Puis Nina, à sa gauche" },
      at: { answered: 2 },
      expect: { players: { Theo: { deck: 3 } }, decision: { player: "Nina", kind: "may" } },
    },
    {
      name: { en: "Then Mara", fr: "Puis Mara" },
      at: { answered: 3 },
      expect: { players: { Nina: { deck: 4 } }, decision: { player: "Mara", kind: "may" } },
    },
    {
      name: {
        en: "Theo and Mara drew for Donald; Theo draws for his turn as well",
        fr: "Theo et Mara ont pioché pour Donald ; Theo pioche aussi pour son tour",
      },
      at: "end",
      expect: {
        players: { Theo: { deck: 2 }, Nina: { deck: 4 }, Mara: { deck: 3 } },
        decision: { player: "Theo", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "someone-left",
      title: { en: "Nina has left the game", fr: "Nina a quitté la partie" },
      script: ["concede:Nina", "end", "yes", "yes", "end"],
      points: [
        {
          name: {
            en: "Theo, then Mara: whoever left is passed over",
            fr: "Theo, puis Mara : on saute qui est parti",
          },
          at: { answered: 3 },
          expect: { players: { Nina: { out: true } }, decision: { player: "Mara", kind: "may" } },
        },
        {
          name: { en: "After Theo’s turn it is Mara’s", fr: "Après le tour de Theo vient celui de Mara" },
          at: "end",
          expect: { turn: { active: "Mara" } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const donald = { card: "donald-duck-perfect-gentleman", as: "donald" };

const scenario: Scenario = {
  id: "6.7.6-after-you",
  game: "lorcana",
  example: "6.7.6",
  rules: ["6.7.6", "6.7.5", "6.1.4", "2.1.3"],
  title: {
    en: "Donald lets everybody draw, one after the other",
    fr: "Donald fait piocher tout le monde, chacun son tour",
  },
  story: {
    en: "At the start of Mara’s turn her Donald lets each player draw a card. Theo and Nina play too. Who decides first, may Theo wait for what Nina does, and when does the game check its state?",
    fr: "Au début du tour de Mara, son Donald permet à chaque joueur de piocher une carte. Theo et Nina jouent aussi. Qui décide en premier, Theo peut-il attendre ce que fait Nina, et quand a lieu la vérification de l’état du jeu ?",
  },
  setup: {
    game: "lorcana",
    active: 2,
    players: [{ deck: 5, play: [donald] }, { deck: 5 }, { deck: 5 }],
  },
  script: ["end", "yes", "yes", "yes"],
  points: [
    {
      name: {
        en: "Mara’s turn starts: Allow Me goes into the bag",
        fr: "Le tour de Mara commence : Permettez-moi entre dans le sac",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        turn: { active: "Mara", phase: "start" },
        bag: { Mara: ["donald:allow-me"], Theo: [], Nina: [] },
      },
    },
    {
      name: { en: "Mara, the active player, goes first", fr: "Mara, joueuse active, commence" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "may", rule: "6.1.4" }, players: { Mara: { deck: 5 } } },
    },
    {
      name: {
        en: "She has drawn; now Theo, with no check in between",
        fr: "Elle a pioché ; c’est à Theo, sans vérification entre les deux",
      },
      at: { answered: 2 },
      expect: {
        decision: { player: "Theo", kind: "may" },
        players: { Mara: { deck: 4 }, Theo: { deck: 5 }, Nina: { deck: 5 } },
        never: ["1.8.1", "1.8.3"],
      },
    },
    {
      name: { en: "Then Nina, in turn order", fr: "Puis Nina, dans l’ordre du tour" },
      at: { answered: 3 },
      expect: {
        decision: { player: "Nina", kind: "may" },
        players: { Theo: { deck: 4 }, Nina: { deck: 5 } },
        never: ["1.8.1", "1.8.3"],
      },
    },
    {
      name: {
        en: "All have done their part: only now a game state check",
        fr: "Chacun a fait sa part : c’est seulement maintenant que l’on vérifie l’état du jeu",
      },
      at: { rule: "6.7.5" },
      expect: { players: { Mara: { deck: 4 }, Theo: { deck: 4 }, Nina: { deck: 4 } } },
    },
    {
      name: { en: "Mara’s turn goes on", fr: "Le tour de Mara continue" },
      at: "end",
      expect: {
        turn: { active: "Mara", phase: "main" },
        players: { Mara: { deck: 3 }, Theo: { deck: 4 }, Nina: { deck: 4 } },
      },
    },
  ],
  variants: [
    {
      id: "theo-declines",
      title: { en: "Theo does not draw", fr: "Theo ne pioche pas" },
      script: ["end", "yes", "no", "yes"],
      points: [
        {
          name: {
            en: "Each decides alone: Nina is asked all the same",
            fr: "Chacun décide pour soi : Nina est tout de même interrogée",
          },
          at: { answered: 3 },
          expect: { decision: { player: "Nina", kind: "may" }, players: { Theo: { deck: 5 } } },
        },
        {
          name: { en: "Mara and Nina drew, Theo did not", fr: "Mara et Nina ont pioché, pas Theo" },
          at: "end",
          expect: { players: { Theo: { deck: 5 }, Nina: { deck: 4 } } },
        },
      ],
    },
    {
      id: "two-players",
      title: { en: "With two players", fr: "À deux joueurs" },
      setup: { game: "lorcana", active: 1, players: [{ deck: 5, play: [donald] }, { deck: 5 }] },
      script: ["end", "yes", "yes"],
      points: [
        {
          name: { en: "First Mara’s part", fr: "D’abord la part de Mara" },
          at: { rule: "6.7.6" },
          expect: { turn: { active: "Mara" }, players: { Mara: { deck: 5 }, Theo: { deck: 5 } } },
        },
        {
          name: { en: "Then Theo’s", fr: "Puis celle de Theo" },
          at: { rule: "6.7.6" },
          expect: { players: { Mara: { deck: 4 }, Theo: { deck: 5 } }, never: ["1.8.3"] },
        },
        {
          name: { en: "Then the check", fr: "Puis la vérification" },
          at: { rule: "1.8.3" },
          expect: { players: { Theo: { deck: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

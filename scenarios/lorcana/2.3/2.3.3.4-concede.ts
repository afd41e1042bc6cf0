import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "2.3.3.4-concede",
  game: "lorcana",
  example: null,
  rules: ["2.3.3.4", "2.3.3"],
  title: { en: "Theo has seen enough", fr: "Theo en a assez vu" },
  story: {
    en: "It is Mara’s turn and nothing has been decided. Theo, who is not the active player, concedes. Is he allowed to, and does he have to wait for anything?",
    fr: "C’est le tour de Mara, et rien n’est joué. Theo, qui n’est pas le joueur actif, concède. En a-t-il le droit, et doit-il attendre quoi que ce soit ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { lore: 3, deck: 5 },
      { lore: 17, deck: 5 },
    ],
  },
  script: ["concede:Theo"],
  points: [
    {
      name: { en: "Either player may concede", fr: "L’un comme l’autre peut concéder" },
      at: "start",
      expect: { turn: { active: "Mara" }, decision: { open: ["concede:Mara", "concede:Theo"] } },
    },
    {
      name: { en: "Theo concedes", fr: "Theo concède" },
      at: { rule: "2.3.3.4" },
      expect: { turn: { active: "Mara" } },
    },
    {
      name: {
        en: "He loses at once, without a game state check, whatever his lore",
        fr: "Il perd aussitôt, sans vérification de l’état du jeu, quels que soient ses éclats de Lore",
      },
      at: "end",
      expect: {
        result: { winners: ["Mara"], rule: "2.3.3.4" },
        decision: null,
        never: ["1.8.1", "1.8.3"],
      },
    },
  ],
  variants: [
    {
      id: "in-setup",
      title: { en: "Before the first turn", fr: "Avant le premier tour" },
      setup: { game: "lorcana", stage: "setup", players: [{ deck: 12 }, { deck: 12 }] },
      script: ["concede:Theo"],
      points: [
        {
          name: {
            en: "Mara is asked which cards of her hand she alters; Theo may concede in the Setup, too",
            fr: "Mara choisit les cartes de sa main à changer ; Theo peut concéder pendant la mise en place aussi",
          },
          at: { answered: 0 },
          expect: {
            turn: { phase: "setup" },
            decision: { player: "Mara", kind: "alter hand", open: ["concede:Theo"] },
          },
        },
        {
          name: { en: "He loses before a turn was taken", fr: "Il perd avant qu’un tour ait été joué" },
          at: "end",
          expect: { result: { winners: ["Mara"], rule: "2.3.3.4" }, decision: null },
        },
      ],
    },
    {
      id: "before-an-answer",
      title: { en: "Instead of an answer", fr: "Au lieu d’une réponse" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 1, deck: 5, hand: [{ card: "practice-borrowed-page", as: "page" }] },
          {
            deck: 5,
            hand: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-hermit", as: "hermit" },
            ],
          },
        ],
      },
      script: ["play:page", "concede:Theo"],
      points: [
        {
          name: {
            en: "Theo must choose and discard a card; he may concede instead",
            fr: "Theo doit choisir et défausser une carte ; il peut concéder à la place",
          },
          at: { answered: 1 },
          expect: {
            decision: {
              player: "Theo",
              kind: "choose",
              open: ["card:carter", "card:hermit", "concede:Theo"],
            },
          },
        },
        {
          name: {
            en: "The game is over, and nothing was discarded",
            fr: "La partie est finie, et rien n’a été défaussé",
          },
          at: "end",
          expect: {
            result: { winners: ["Mara"], rule: "2.3.3.4" },
            players: { Theo: { discard: [] } },
            decision: null,
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 6,
      hand: [{ card: "chernabog-unnatural-force", as: "chernabog" }],
      play: [{ card: "practice-poet", as: "poet" }],
    },
    {
      deck: 4,
      play: [
        { card: "practice-blacksmith", as: "blacksmith", damage: 1 },
        { card: "practice-carter", as: "carter" },
      ],
      discard: [
        { card: "practice-hermit", as: "hermit" },
        { card: "practice-copper-coin", as: "coin" },
        { card: "practice-stonemason", as: "stonemason" },
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "1.4.3-dark-dance",
  game: "lorcana",
  example: "1.4.3",
  rules: ["1.4.3", "1.4.3.1", "1.2.1", "6.1.5.1", "1.9.4"],
  title: {
    en: "Dark Dance: who chooses, who shuffles?",
    fr: "Danse des ténèbres : qui choisit, qui mélange ?",
  },
  story: {
    en: "Mara plays Chernabog: she may shuffle a chosen opposing character into its player’s deck, and if she does, that player may play a character from their discard for free. Theo has two characters in play and two character cards in his discard. Who decides each part, and whose hands touch Theo’s cards?",
    fr: "Mara joue Chernabog : elle peut mélanger un personnage adverse de son choix dans la pioche de son joueur, et si elle le fait, ce joueur peut jouer gratuitement un personnage de sa défausse. Theo a deux personnages en jeu et deux cartes Personnage dans sa défausse. Qui décide de chaque partie, et qui manipule les cartes de Theo ?",
  },
  setup,
  script: ["play:chernabog", "yes", "card:blacksmith", "yes", "card:stonemason"],
  points: [
    {
      name: {
        en: "Chernabog is Mara’s card: the ability asks her",
        fr: "Chernabog est une carte de Mara : sa capacité s’adresse à elle",
      },
      at: { answered: 1 },
      expect: {
        cards: { chernabog: { zone: "play", owner: "Mara" } },
        decision: { player: "Mara", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Mara chooses the character, an opposing one",
        fr: "Mara choisit le personnage, et il doit être adverse",
      },
      at: { answered: 2 },
      expect: {
        decision: {
          player: "Mara",
          options: ["card:blacksmith", "card:carter"],
          refused: { "card:poet": "6.1.3.1", "card:chernabog": "6.1.3.1" },
        },
      },
    },
    {
      name: {
        en: "It is Theo’s card: Theo shuffles it into his own deck",
        fr: "C’est une carte de Theo : il la mélange lui-même dans sa pioche",
      },
      at: { rule: "1.4.3" },
      expect: {
        cards: { blacksmith: { owner: "Theo", zone: "deck", damage: 0 } },
        players: { Theo: { deck: 5 }, Mara: { deck: 20 } },
      },
    },
    {
      name: {
        en: "“That player” is Theo: now it is his to decide",
        fr: "« Ce joueur », c’est Theo : à lui maintenant de décider",
      },
      at: { answered: 3 },
      expect: {
        cards: { blacksmith: { owner: "Theo", zone: "deck", damage: 0 } },
        players: { Theo: { deck: 5 } },
        decision: { player: "Theo", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Theo chooses from his own discard, characters only",
        fr: "Theo choisit dans sa propre défausse, un personnage seulement",
      },
      at: { answered: 4 },
      expect: { decision: { player: "Theo", options: ["card:hermit", "card:stonemason"] } },
    },
    {
      name: {
        en: "He has played it for free on Mara’s turn",
        fr: "Il l’a joué gratuitement pendant le tour de Mara",
      },
      at: "end",
      expect: {
        turn: { active: "Mara" },
        cards: { stonemason: { owner: "Theo", zone: "play" }, hermit: { zone: "discard" } },
        players: { Theo: { discard: ["hermit", "coin"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "mara-declines",
      title: { en: "Mara does not shuffle anything", fr: "Mara ne mélange rien" },
      script: ["play:chernabog", "no"],
      points: [
        {
          name: {
            en: "She did not, so Theo may not play anything",
            fr: "Elle ne l’a pas fait : Theo ne peut rien jouer",
          },
          at: "end",
          expect: {
            cards: { blacksmith: { zone: "play" }, carter: { zone: "play" }, hermit: { zone: "discard" } },
            players: { Theo: { deck: 4 } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
    {
      id: "theo-declines",
      title: { en: "Theo plays nothing", fr: "Theo ne joue rien" },
      script: ["play:chernabog", "yes", "card:carter", "no"],
      points: [
        {
          name: { en: "Theo’s “may” is his alone", fr: "Ce « peut » n’appartient qu’à Theo" },
          at: "end",
          expect: {
            cards: { carter: { zone: "deck" }, hermit: { zone: "discard" }, stonemason: { zone: "discard" } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const mara = { ink: 3, hand: [{ card: "let-the-storm-rage-on", as: "storm" }], deck: 3 };
const smuggler = { card: "practice-smuggler", as: "smuggler" };

const scenario: Scenario = {
  id: "1.7.7-B-storm-against-ward",
  game: "lorcana",
  example: "1.7.7-B",
  rules: ["1.7.7", "8.15.1", "6.1.3", "1.2.3"],
  title: { en: "The storm chooses Ward", fr: "L’hiver choisit Hors d’atteinte" },
  story: {
    en: "Mara plays Let the Storm Rage On: 2 damage to a chosen character, then a card. As it resolves she points at Theo’s Smuggler, who has Ward. Theo also has Blacksmith and Carter. How far is this taken back, and is the song wasted?",
    fr: "Mara joue Perdue dans l’hiver : 2 dommages à un personnage choisi, puis une carte. À la résolution, elle désigne le Contrebandier de Theo, qui a Hors d’atteinte. Theo a aussi le Forgeron et le Charretier. Jusqu’où revient-on, et la chanson est-elle perdue ?",
  },
  setup: {
    game: "lorcana",
    players: [
      mara,
      {
        play: [
          smuggler,
          { card: "practice-blacksmith", as: "blacksmith" },
          { card: "practice-carter", as: "carter" },
        ],
      },
    ],
  },
  script: ["play:storm", "card:carter"],
  points: [
    {
      name: {
        en: "The song was played legally: its cost stays paid",
        fr: "La chanson a été jouée dans les règles : son coût reste payé",
      },
      at: { answered: 1 },
      expect: { cards: { storm: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 3 } } },
    },
    {
      name: {
        en: "Only the choice is undone: Smuggler can’t be chosen, the others can",
        fr: "Seul le choix est annulé : le Contrebandier ne peut être choisi, les autres le peuvent",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          kind: "choose",
          options: ["card:blacksmith", "card:carter"],
          refused: { "card:smuggler": "8.15.1" },
        },
      },
    },
    {
      name: { en: "Mara chooses Carter", fr: "Mara choisit le Charretier" },
      at: { rule: "1.9.2.1" },
      expect: { cards: { carter: { damage: 2 }, smuggler: { damage: 0 } } },
    },
    {
      name: { en: "And draws", fr: "Et pioche" },
      at: "end",
      expect: { players: { Mara: { deck: 2, discard: ["storm"] } }, cards: { smuggler: { damage: 0 } } },
    },
  ],
  variants: [
    {
      id: "nobody-else",
      title: { en: "Smuggler is the only character", fr: "Le Contrebandier est le seul personnage" },
      setup: { game: "lorcana", players: [mara, { play: [smuggler] }] },
      script: ["play:storm"],
      points: [
        {
          name: {
            en: "There is no legal choice: that part has no effect",
            fr: "Aucun choix n’est autorisé : cette partie n’a pas d’effet",
          },
          at: { rule: "1.7.7" },
          expect: {
            choice: {
              player: "Mara",
              options: [],
              refused: { "card:smuggler": "8.15.1" },
              takes: [],
              forced: true,
            },
          },
        },
        {
          name: {
            en: "The rest does not depend on it: Mara draws",
            fr: "Le reste n’en dépend pas : Mara pioche",
          },
          at: "end",
          expect: {
            cards: { smuggler: { damage: 0 } },
            players: { Mara: { deck: 2, discard: ["storm"] } },
            never: ["1.9.2.1"],
          },
        },
      ],
    },
    {
      id: "own-ward",
      title: { en: "Mara’s own Smuggler", fr: "Le Contrebandier de Mara" },
      setup: {
        game: "lorcana",
        players: [{ ...mara, play: [smuggler] }, { play: [{ card: "practice-carter", as: "carter" }] }],
      },
      script: ["play:storm", "card:smuggler"],
      points: [
        {
          name: {
            en: "Ward stops opponents only: her own she may choose",
            fr: "Hors d’atteinte n’arrête que les adversaires : le sien, elle peut le choisir",
          },
          at: { answered: 1 },
          expect: { decision: { options: ["card:smuggler", "card:carter"] } },
        },
        {
          name: { en: "2 damage on Smuggler", fr: "2 dommages au Contrebandier" },
          at: "end",
          expect: { cards: { smuggler: { damage: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

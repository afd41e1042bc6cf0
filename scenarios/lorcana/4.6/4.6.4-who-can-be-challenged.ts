import type { Scenario } from "../../format.ts";

const theirs = [
  { card: "practice-stonemason", as: "stonemason", exerted: true },
  { card: "practice-bookbinder", as: "bookbinder" },
  { card: "practice-tightrope-walker", as: "walker", exerted: true },
  { card: "practice-village-square", as: "square" },
];

const table = (...more: typeof theirs): Scenario["setup"] => ({
  game: "lorcana",
  active: 1,
  players: [
    { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
    {
      ink: 5,
      deck: 5,
      hand: [{ card: "restoring-atlantis", as: "atlantis" }],
      play: [...theirs, ...more],
    },
  ],
});

const scenario: Scenario = {
  id: "4.6.4-who-can-be-challenged",
  game: "lorcana",
  example: null,
  rules: ["4.6.4.3", "4.6.4.2", "4.6.4", "4.6.8.2", "8.6.1"],
  title: {
    en: "Whom can Carter challenge?",
    fr: "Qui le Charretier peut-il défier ?",
  },
  story: {
    en: "Theo ends his turn. He has Stonemason, exerted, Bookbinder, ready, Tightrope Walker, exerted and Evasive, and a location. Mara’s Carter is ready and dry. Whom can he challenge? And whom, if Theo plays Restoring Atlantis first, so that his characters can’t be challenged until the start of his next turn?",
    fr: "Theo termine son tour. Il a le Tailleur de pierre, épuisé, la Relieuse, redressée, la Funambule, épuisée et Insaisissable, et un lieu. Le Charretier de Mara est redressé et sec. Qui peut-il défier ? Et qui, si Theo joue d’abord Reconstruire l’Atlantide, de sorte que ses personnages ne peuvent pas être défiés jusqu’au début de son prochain tour ?",
  },
  setup: table(),
  script: ["end"],
  points: [
    {
      name: {
        en: "An exerted character or a location; not a ready one, nor the Evasive one",
        fr: "Un personnage épuisé ou un lieu ; ni un redressé, ni l’Insaisissable",
      },
      at: "end",
      expect: {
        turn: { active: "Mara" },
        decision: {
          player: "Mara",
          open: ["challenge:carter:stonemason", "challenge:carter:square"],
          refused: { "challenge:carter:bookbinder": "4.6.4.2", "challenge:carter:walker": "8.6.1" },
        },
      },
    },
  ],
  variants: [
    {
      id: "restoring-atlantis",
      title: { en: "Theo plays Restoring Atlantis", fr: "Theo joue Reconstruire l’Atlantide" },
      script: ["play:atlantis", "end"],
      points: [
        {
          name: {
            en: "No character of Theo’s can be challenged; his location can",
            fr: "Aucun personnage de Theo ne peut être défié ; son lieu, si",
          },
          at: "end",
          expect: {
            decision: {
              player: "Mara",
              open: ["challenge:carter:square"],
              refused: { "challenge:carter:stonemason": "4.6.4.3" },
            },
          },
        },
      ],
    },
    {
      id: "bodyguard",
      title: { en: "Theo also has an exerted Bodyguard", fr: "Theo a aussi un Rempart épuisé" },
      setup: table({ card: "practice-gatekeeper", as: "gatekeeper", exerted: true }),
      script: ["end"],
      points: [
        {
          name: {
            en: "Among the characters it must be the Bodyguard",
            fr: "Parmi les personnages, ce doit être le Rempart",
          },
          at: "end",
          expect: {
            decision: {
              open: ["challenge:carter:gatekeeper", "challenge:carter:square"],
              refused: { "challenge:carter:stonemason": "8.3.3" },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

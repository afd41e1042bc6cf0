import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.4.3.2-ability-for-free",
  game: "lorcana",
  example: null,
  rules: ["4.4.3.2", "1.5.5.4", "6.1.7.1", "4.4.4"],
  title: {
    en: "An ability for free, except for exerting",
    fr: "Une capacité gratuite, sauf l’épuisement",
  },
  story: {
    en: "Free Trial lets Mara use an ability of one of her characters for free. Clockmaker’s costs 1 ink, Physician’s costs exerting him, and Mara has no ink left after playing the action. What remains to be paid in each case?",
    fr: "Essai gratuit permet à Mara d’utiliser gratuitement une capacité d’un de ses personnages. Celle de l’Horlogère coûte 1 encre, celle du Médecin coûte de l’épuiser, et Mara n’a plus d’encre après avoir joué l’action. Que reste-t-il à payer dans chaque cas ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        hand: [{ card: "practice-free-trial", as: "trial" }],
        play: [
          { card: "practice-clockmaker", as: "clockmaker" },
          { card: "practice-physician", as: "physician" },
          { card: "practice-carter", as: "carter", damage: 2 },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["play:trial", "card:clockmaker"],
  points: [
    {
      name: { en: "The ink is spent on the action", fr: "L’encre est dépensée pour l’action" },
      at: { answered: 1 },
      expect: { players: { Mara: { ink: 0, exertedInk: 2 } }, decision: { player: "Mara", kind: "choose" } },
    },
    {
      name: {
        en: "Clockmaker’s ability is used for free: no ink",
        fr: "La capacité de l’Horlogère est utilisée gratuitement : pas d’encre",
      },
      at: { rule: "4.4.3.2" },
      expect: { players: { Mara: { ink: 0, exertedInk: 2 } } },
    },
    {
      name: { en: "It is activated and resolves", fr: "Elle est activée et se résout" },
      at: "end",
      expect: {
        cards: { clockmaker: { strength: 3, exerted: false }, trial: { zone: "discard" } },
        never: ["4.4.3.4"],
      },
    },
  ],
  variants: [
    {
      id: "exert-remains",
      title: { en: "Physician’s ability", fr: "La capacité du Médecin" },
      script: ["play:trial", "card:physician", "card:carter", "number:2"],
      points: [
        {
          name: { en: "Exerting him is still paid", fr: "L’épuiser reste à payer" },
          at: { rule: "4.4.4" },
          expect: { cards: { physician: { exerted: true } } },
        },
        {
          name: { en: "Carter’s damage is removed", fr: "Les dommages du Charretier sont retirés" },
          at: "end",
          expect: { cards: { carter: { damage: 0 } } },
        },
      ],
    },
  ],
};

export default scenario;

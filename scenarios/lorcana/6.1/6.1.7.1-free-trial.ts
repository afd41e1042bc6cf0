import type { Scenario } from "../../format.ts";

const trial = { card: "practice-free-trial", as: "trial" };

const scenario: Scenario = {
  id: "6.1.7.1-free-trial",
  game: "lorcana",
  example: null,
  rules: ["6.1.7.1", "1.5.5.4", "5.1.1.2"],
  title: {
    en: "An ability for free: only exerting remains",
    fr: "Une capacité gratuite : il ne reste qu’à épuiser",
  },
  story: {
    en: "Mara’s Free Trial lets her use an ability of one of her characters for free. Clockmaker’s costs 1 ink, Ragpicker’s a discarded card, Physician’s the exerting of Physician. After playing the action she has no ink left. What does she still pay for each?",
    fr: "L’Essai gratuit de Mara lui fait utiliser gratuitement une capacité d’un de ses personnages. Celle de l’Horlogère coûte 1 encre, celle de la Chiffonnière une carte défaussée, celle du Médecin d’épuiser le Médecin. Une fois l’action jouée, il ne lui reste plus d’encre. Que paie-t-elle encore dans chaque cas ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        hand: [trial],
        play: [
          { card: "practice-clockmaker", as: "clockmaker" },
          { card: "practice-physician", as: "physician", damage: 2 },
          { card: "practice-ragpicker", as: "ragpicker" },
        ],
        deck: [{ card: "practice-poet", as: "poet" }, "practice-blank-page"],
      },
      { deck: 5 },
    ],
  },
  script: ["play:trial", "card:clockmaker"],
  points: [
    {
      name: { en: "The action took all her ink", fr: "L’action a pris toute son encre" },
      at: { answered: 1 },
      expect: {
        players: { Mara: { ink: 0, exertedInk: 2 } },
        decision: { player: "Mara", options: ["card:clockmaker", "card:physician", "card:ragpicker"] },
      },
    },
    {
      name: {
        en: "The ink cost of Wind Up is ignored, and it resolves",
        fr: "Le coût en encre de Remonter le mécanisme est ignoré, et elle se résout",
      },
      at: "end",
      expect: {
        cards: { clockmaker: { strength: 3, exerted: false } },
        players: { Mara: { ink: 0, exertedInk: 2 } },
      },
    },
  ],
  variants: [
    {
      id: "discard-ignored",
      title: { en: "Ragpicker’s ability", fr: "La capacité de la Chiffonnière" },
      script: ["play:trial", "card:ragpicker"],
      points: [
        {
          name: {
            en: "Mara has no card to discard, and needs none: she draws",
            fr: "Mara n’a pas de carte à défausser, et n’en a pas besoin : elle pioche",
          },
          at: "end",
          expect: { players: { Mara: { hand: ["poet"], discard: ["trial"] } } },
        },
      ],
    },
    {
      id: "still-exerted",
      title: { en: "Physician’s ability", fr: "La capacité du Médecin" },
      script: ["play:trial", "card:physician", "card:physician", "number:2"],
      points: [
        {
          name: {
            en: "Exerting is not ignored",
            fr: "Épuiser n’est pas ignoré",
          },
          at: { rule: "4.4.4" },
          expect: { cards: { physician: { exerted: true, damage: 2 } } },
        },
        {
          name: { en: "Then House Call removes 2 damage", fr: "Puis Visite à domicile retire 2 dommages" },
          at: "end",
          expect: { cards: { physician: { exerted: true, damage: 0 } } },
        },
      ],
    },
    {
      id: "exerted-already",
      title: { en: "Physician is exerted already", fr: "Le Médecin est déjà épuisé" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            hand: [trial],
            play: [{ card: "practice-physician", as: "physician", exerted: true, damage: 2 }],
            deck: 5,
          },
          { deck: 5 },
        ],
      },
      script: ["play:trial"],
      points: [
        {
          name: {
            en: "He cannot exert, so his ability cannot be used, not even for free",
            fr: "Il ne peut pas être épuisé : sa capacité ne s’utilise pas, même gratuitement",
          },
          at: { rule: "1.7.7" },
          expect: {
            choice: { player: "Mara", options: [], refused: { "use:physician:house-call": "5.1.1.2" } },
          },
        },
        {
          name: { en: "Nothing happens", fr: "Rien ne se produit" },
          at: "end",
          expect: { cards: { physician: { damage: 2 }, trial: { zone: "discard" } }, never: ["6.1.7.1"] },
        },
      ],
    },
  ],
};

export default scenario;

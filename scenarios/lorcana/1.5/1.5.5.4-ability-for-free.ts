import type { Scenario } from "../../format.ts";

const physician = { card: "practice-physician", as: "physician" };
const luisa = { card: "luisa-madrigal-confident-climber", as: "luisa", damage: 2 };

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 2,
      hand: [{ card: "practice-free-trial", as: "free-trial" }],
      play: [physician, luisa],
    },
    {},
  ],
};

const scenario: Scenario = {
  id: "1.5.5.4-ability-for-free",
  game: "lorcana",
  example: null,
  rules: ["1.5.5.4", "1.5.2", "6.1.7.1", "4.4.3.2"],
  title: { en: "An ability for free still exerts", fr: "Une capacité gratuite épuise quand même" },
  story: {
    en: "Free Trial lets Mara use an activated ability of one of her characters for free, and playing it took her last ink. Physician’s ability costs exerting him, Luisa’s costs 1 ink. What does “for free” take off, and what not?",
    fr: "Essai gratuit permet à Mara d’utiliser gratuitement une capacité activable d’un de ses personnages, et le jouer a pris sa dernière encre. Celle du Médecin demande de l’épuiser, celle de Luisa coûte 1 encre. Que retire « gratuitement », et que ne retire-t-il pas ?",
  },
  setup,
  script: ["play:free-trial", "card:physician", "card:luisa", "number:2"],
  points: [
    {
      name: { en: "Both abilities can be paid for now", fr: "Les deux capacités peuvent être payées" },
      at: "start",
      expect: { decision: { open: ["use:physician:house-call", "use:luisa:i-can-take-it"] } },
    },
    {
      name: {
        en: "The action is played; no ink is left",
        fr: "L’action est jouée ; il ne reste pas d’encre",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { ink: 0, exertedInk: 2 } },
        decision: { player: "Mara", options: ["card:physician", "card:luisa"] },
      },
    },
    {
      name: {
        en: "The one cost that stays: Physician exerts",
        fr: "Le seul coût qui reste : le Médecin est épuisé",
      },
      at: { answered: 2 },
      expect: { cards: { physician: { exerted: true } }, decision: { player: "Mara", open: ["card:luisa"] } },
    },
    {
      name: { en: "Luisa is healed", fr: "Luisa est soignée" },
      at: "end",
      expect: {
        cards: { luisa: { damage: 0 } },
        decision: {
          player: "Mara",
          refused: { "use:physician:house-call": "5.1.1.2", "use:luisa:i-can-take-it": "1.5.2" },
        },
      },
    },
  ],
  variants: [
    {
      id: "ink-cost",
      title: { en: "Luisa’s ability instead", fr: "La capacité de Luisa à la place" },
      script: ["play:free-trial", "card:luisa", "card:physician"],
      points: [
        {
          name: {
            en: "Her ability’s 1 ink isn’t paid, and nothing is exerted",
            fr: "L’encre de sa capacité n’est pas payée, et rien n’est épuisé",
          },
          at: "end",
          expect: {
            cards: { luisa: { exerted: false }, physician: { exerted: false } },
            players: { Mara: { ink: 0, exertedInk: 2 } },
          },
        },
      ],
    },
    {
      id: "exerted",
      title: { en: "Physician is exerted", fr: "Le Médecin est épuisé" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            hand: [{ card: "practice-free-trial", as: "free-trial" }],
            play: [{ ...physician, exerted: true }],
          },
          {},
        ],
      },
      script: ["play:free-trial"],
      points: [
        {
          name: {
            en: "He can’t exert again, so his ability can’t be used even for free",
            fr: "Il ne peut pas être épuisé de nouveau : même gratuite, sa capacité est impossible",
          },
          at: { rule: "1.7.7" },
          expect: { choice: { options: [], takes: [] }, cards: { physician: { exerted: true } } },
        },
        {
          name: { en: "The action has no effect", fr: "L’action n’a pas d’effet" },
          at: "end",
          expect: { players: { Mara: { discard: ["free-trial"] } }, never: ["4.4.4"] },
        },
      ],
    },
  ],
};

export default scenario;

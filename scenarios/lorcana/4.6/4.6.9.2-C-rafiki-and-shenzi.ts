import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.6.9.2-C-rafiki-and-shenzi",
  game: "lorcana",
  example: "4.6.9.2-C",
  rules: ["4.6.5", "4.6.4.4", "4.6.4.5", "4.6.6.1", "4.6.6.2", "4.6.7"],
  title: {
    en: "Rafiki takes no damage from a Hyena",
    fr: "Rafiki ne subit rien d’une Hyène",
  },
  story: {
    en: "Mara’s Rafiki challenges Theo’s Shenzi, a Hyena. She has 0 Strength, but at De Vil Manor her ability gives her 3. Rafiki has an ability that triggers when he challenges a Hyena: he takes no damage from the challenge. When does it resolve, and is that early enough?",
    fr: "Le Rafiki de Mara défie la Shenzi de Theo, une Hyène. Elle a 0 de Force, mais au Manoir d’Enfer sa capacité lui en donne 3. Rafiki a une capacité qui se déclenche quand il défie une Hyène : il ne subit aucun dommage du défi. Quand se résout-elle, et est-ce assez tôt ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 5, play: [{ card: "rafiki-mystical-fighter", as: "rafiki" }] },
      {
        deck: 5,
        play: [
          { card: "de-vil-manor-cruellas-estate", as: "manor" },
          { card: "shenzi-hyena-pack-leader", as: "shenzi", exerted: true, at: "manor" },
          { card: "practice-carter", as: "carter", exerted: true, at: "manor" },
        ],
      },
    ],
  },
  script: ["challenge:rafiki:shenzi"],
  points: [
    {
      name: { en: "At the Manor, Shenzi has 3 Strength", fr: "Au Manoir, Shenzi a 3 de Force" },
      at: "start",
      expect: {
        cards: { shenzi: { strength: 3, willpower: 6, at: "manor" }, rafiki: { strength: 0, willpower: 2 } },
      },
    },
    {
      name: {
        en: "Rafiki is exerted; nothing is in the bag yet",
        fr: "Rafiki est épuisé ; le sac est encore vide",
      },
      at: { rule: "4.6.4.4" },
      expect: { cards: { rafiki: { exerted: true } }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "The challenge occurs, and Ancient Skills goes into the bag",
        fr: "Le défi se produit, et Talent ancestral entre dans le sac",
      },
      at: { rule: "1.8.3" },
      expect: {
        bag: { Mara: ["rafiki:ancient-skills"], Theo: [] },
        challenge: { challenger: "rafiki", challenged: "shenzi" },
        cards: { rafiki: { damage: 0 }, shenzi: { damage: 0 } },
      },
    },
    {
      name: {
        en: "It resolves before any damage is worked out",
        fr: "Elle se résout avant tout calcul de dommages",
      },
      at: { rule: "7.7.4.5" },
      expect: {
        bag: { Mara: [], Theo: [] },
        lasting: ["rafiki:ancient-skills"],
        cards: { rafiki: { damage: 0 }, shenzi: { damage: 0 } },
      },
    },
    {
      name: {
        en: "Challenger +3: Rafiki deals 3 damage, and none is dealt to him",
        fr: "Offensif +3 : Rafiki inflige 3 dommages, et il ne s’en voit infliger aucun",
      },
      at: { rule: "4.6.6.2" },
      expect: { cards: { shenzi: { damage: 3 }, rafiki: { damage: 0, zone: "play" } } },
    },
    {
      name: {
        en: "The challenge is over, and so is his protection",
        fr: "Le défi est terminé, et sa protection aussi",
      },
      at: "end",
      expect: {
        challenge: null,
        lasting: [],
        cards: { rafiki: { zone: "play", damage: 0 }, shenzi: { zone: "play", damage: 3 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "no-hyena",
      title: {
        en: "Rafiki challenges Carter, no Hyena",
        fr: "Rafiki défie le Charretier, qui n’est pas une Hyène",
      },
      script: ["challenge:rafiki:carter"],
      points: [
        {
          name: { en: "Nothing triggers", fr: "Rien ne se déclenche" },
          at: { rule: "4.6.6.2" },
          expect: { never: ["7.7.3.1"], lasting: [] },
        },
        {
          name: {
            en: "Each deals 3 damage to the other, and both are banished",
            fr: "Chacun inflige 3 dommages à l’autre, et les deux sont bannis",
          },
          at: "end",
          expect: { cards: { rafiki: { zone: "discard" }, carter: { zone: "discard" } }, challenge: null },
        },
      ],
    },
  ],
};

export default scenario;

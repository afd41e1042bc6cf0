import type { Scenario } from "../../format.ts";

const mirage = { card: "practice-mirage", as: "mirage" };
const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 2,
      hand: [
        { card: "practice-good-word", as: "good-word" },
        { card: "practice-back-to-the-start", as: "back" },
      ],
      play: [
        { card: "practice-sling", as: "sling" },
        { card: "practice-carter", as: "carter" },
      ],
    },
    { play: [mirage] },
  ],
};

const scenario: Scenario = {
  id: "8.14.1-mirage-vanishes",
  game: "lorcana",
  example: null,
  rules: ["8.14.1", "8.14.2"],
  title: { en: "Mirage vanishes", fr: "Le Mirage se dissipe" },
  story: {
    en: "Theo’s Mirage has Vanish. Mara plays A Good Word, an action that only gives +1 Strength, and chooses Mirage for it. Is Mirage banished, and before or after the +1?",
    fr: "Le Mirage de Theo a Dissipation. Mara joue Un bon mot, une action qui ne donne que +1 de Force, et choisit le Mirage. Le Mirage est-il banni, et avant ou après le +1 ?",
  },
  setup,
  script: ["play:good-word", "card:mirage"],
  points: [
    {
      name: { en: "Mara may choose Mirage", fr: "Mara peut choisir le Mirage" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", options: ["card:carter", "card:mirage"] } },
    },
    {
      name: {
        en: "Being chosen triggers Vanish: it goes into the bag, for Theo",
        fr: "Être choisi déclenche Dissipation : la capacité entre dans le sac, pour Theo",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        bag: { Mara: [], Theo: ["mirage:vanish"] },
        cards: { mirage: { zone: "play", strength: 3 } },
      },
    },
    {
      name: {
        en: "The action’s effect resolves first: +1 Strength",
        fr: "L’effet de l’action se résout d’abord : +1 de Force",
      },
      at: { rule: "6.7.1.2" },
      expect: { cards: { mirage: { zone: "play", strength: 4 } }, bag: { Theo: ["mirage:vanish"] } },
    },
    {
      name: { en: "Then Vanish resolves", fr: "Puis Dissipation se résout" },
      at: { rule: "8.14.1" },
      expect: { cards: { mirage: { zone: "discard" } } },
    },
    {
      name: { en: "Mirage is banished", fr: "Le Mirage est banni" },
      at: "end",
      expect: {
        cards: { mirage: { zone: "discard" } },
        bag: { Theo: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "already-gone",
      title: { en: "The action returns Mirage to hand", fr: "L’action renvoie le Mirage en main" },
      script: ["play:back", "card:mirage"],
      points: [
        {
          name: {
            en: "Vanish is in the bag, Mirage in hand",
            fr: "Dissipation est dans le sac, le Mirage en main",
          },
          at: { rule: "6.7.1.2" },
          expect: { cards: { mirage: { zone: "hand" } }, bag: { Theo: ["mirage:vanish"] } },
        },
        {
          name: {
            en: "Mirage is in another zone: no effect",
            fr: "Le Mirage est dans une autre zone : pas d’effet",
          },
          at: { rule: "8.14.2" },
          expect: { cards: { mirage: { zone: "hand" } } },
        },
        {
          name: {
            en: "It stays in Theo’s hand",
            fr: "Il reste dans la main de Theo",
          },
          at: "end",
          expect: {
            cards: { mirage: { zone: "hand" } },
            players: { Theo: { hand: ["mirage"], discard: [] } },
            bag: { Theo: [] },
          },
        },
      ],
    },
    {
      id: "by-an-ability",
      title: { en: "Chosen for an ability", fr: "Choisi pour une capacité" },
      script: ["use:sling:let-fly", "card:mirage"],
      points: [
        {
          name: {
            en: "Vanish speaks of actions only: 1 damage, nothing more",
            fr: "Dissipation ne parle que des actions : 1 dommage, rien de plus",
          },
          at: "end",
          expect: { cards: { mirage: { zone: "play", damage: 1 } }, never: ["7.7.3.1"] },
        },
      ],
    },
    {
      id: "by-its-own-player",
      title: { en: "Chosen by its own player", fr: "Choisi par son propre joueur" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 1,
            hand: [{ card: "practice-good-word", as: "good-word" }],
            play: [mirage, { card: "practice-carter", as: "carter" }],
          },
          {},
        ],
      },
      script: ["play:good-word", "card:mirage"],
      points: [
        {
          name: {
            en: "Only an opponent’s choice triggers it",
            fr: "Seul le choix d’un adversaire la déclenche",
          },
          at: "end",
          expect: { cards: { mirage: { zone: "play", strength: 4 } }, never: ["7.7.3.1"] },
        },
      ],
    },
  ],
};

export default scenario;

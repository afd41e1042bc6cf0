import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.4.3-spyglass-step-by-step",
  game: "lorcana",
  example: null,
  rules: ["4.4.3", "4.4.3.1", "4.4.3.3", "4.4.3.4", "4.4.4", "4.4.5", "7.7.2"],
  title: {
    en: "An activated ability, step by step",
    fr: "Une capacité activable, étape par étape",
  },
  story: {
    en: "Mara uses Spyglass: she exerts it and pays 2 ink to draw a card. Her Jafar is exerted, and on her turn he gains her 1 lore whenever she draws. Which of the two goes through the bag, and when does it resolve?",
    fr: "Mara utilise la Longue-vue : elle l’épuise et paie 2 encres pour piocher une carte. Son Jafar est épuisé, et durant son tour il lui fait gagner 1 éclat de Lore chaque fois qu’elle pioche. Lequel des deux passe par le sac, et quand se résout-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        play: [
          { card: "practice-spyglass", as: "spyglass" },
          { card: "jafar-striking-illusionist", as: "jafar", exerted: true },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["use:spyglass:scan-the-horizon"],
  points: [
    {
      name: { en: "First: the ability is announced", fr: "D’abord : la capacité est annoncée" },
      at: { rule: "4.4.3.1" },
      expect: { cards: { spyglass: { exerted: false } }, players: { Mara: { ink: 2 } } },
    },
    {
      name: {
        en: "Then the total cost is found; nothing is paid yet",
        fr: "Puis le coût total est déterminé ; rien n’est encore payé",
      },
      at: { rule: "4.4.3.3" },
      expect: { cards: { spyglass: { exerted: false } }, players: { Mara: { ink: 2 } } },
    },
    {
      name: {
        en: "Paid in full: Spyglass and two ink cards are exerted",
        fr: "Payé en entier : la Longue-vue et deux encres sont épuisées",
      },
      at: { rule: "4.4.4" },
      expect: {
        cards: { spyglass: { exerted: true } },
        players: { Mara: { ink: 0, exertedInk: 2, deck: 5 } },
        bag: { Mara: [], Theo: [] },
      },
    },
    {
      name: {
        en: "The effect resolved at once; only Jafar’s ability is in the bag, and may resolve now",
        fr: "L’effet s’est résolu aussitôt ; seule la capacité de Jafar est dans le sac, et peut se résoudre maintenant",
      },
      at: { rule: "4.4.5" },
      expect: {
        players: { Mara: { deck: 4, lore: 0 } },
        bag: { Mara: ["jafar:power-beyond-measure"], Theo: [] },
      },
    },
    {
      name: { en: "Then it resolves", fr: "Ensuite, elle se résout" },
      at: "end",
      expect: {
        players: { Mara: { lore: 1 } },
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "one-ink",
      title: { en: "Mara has 1 ink", fr: "Mara a 1 encre" },
      setup: {
        game: "lorcana",
        players: [{ ink: 1, deck: 5, play: [{ card: "practice-spyglass", as: "spyglass" }] }, { deck: 5 }],
      },
      script: [],
      points: [
        {
          name: {
            en: "The cost can’t be paid in full: she can’t use it",
            fr: "Le coût ne peut pas être payé en entier : elle ne peut pas l’utiliser",
          },
          at: "start",
          expect: { decision: { options: ["end"], refused: { "use:spyglass:scan-the-horizon": "1.5.2" } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.6.9-fox-runs-away",
  game: "lorcana",
  example: null,
  rules: ["4.6.9", "4.6.9.1", "4.6.9.2", "4.6.5"],
  title: {
    en: "The challenged character is gone before the damage",
    fr: "Le personnage défié part avant les dommages",
  },
  story: {
    en: "Mara’s Shenzi, at her location, challenges Theo’s Skittish Fox. Two abilities go into the bag: Shenzi may draw a card for challenging, and the Fox may return to hand when challenged. The Fox runs, and Theo’s Ferryman gains 1 lore for that. Is any damage dealt, does Ferryman’s ability still resolve, and is Shenzi exerted for nothing?",
    fr: "La Shenzi de Mara, sur son lieu, défie le Renard craintif de Theo. Deux capacités entrent dans le sac : Shenzi peut faire piocher une carte parce qu’elle défie, et le Renard peut retourner en main quand il est défié. Le Renard s’enfuit, et le Passeur de Theo lui vaut pour cela 1 éclat de Lore. Des dommages sont-ils infligés, la capacité du Passeur se résout-elle encore, et Shenzi s’est-elle épuisée pour rien ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "practice-village-square", as: "square" },
          { card: "shenzi-hyena-pack-leader", as: "shenzi", at: "square" },
        ],
      },
      {
        deck: 5,
        play: [
          { card: "practice-skittish-fox", as: "fox", exerted: true },
          { card: "practice-ferryman", as: "ferryman" },
        ],
      },
    ],
  },
  script: ["challenge:shenzi:fox", "yes", "yes"],
  points: [
    {
      name: {
        en: "Both abilities are in the bag before the damage step; Mara’s comes first",
        fr: "Les deux capacités sont dans le sac avant l’étape des dommages ; celle de Mara d’abord",
      },
      at: { answered: 1 },
      expect: {
        challenge: { challenger: "shenzi", challenged: "fox" },
        bag: { Mara: [], Theo: ["fox:bolt"] },
        decision: { player: "Mara", kind: "may" },
      },
    },
    {
      name: { en: "Then Theo’s: the Fox may run", fr: "Puis celle de Theo : le Renard peut s’enfuir" },
      at: { answered: 2 },
      expect: { players: { Mara: { deck: 4 } }, picking: "Theo", decision: { player: "Theo", kind: "may" } },
    },
    {
      name: {
        en: "It is gone from the challenge; Ferryman’s ability is still to resolve",
        fr: "Il n’est plus dans le défi ; la capacité du Passeur reste à résoudre",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        cards: { fox: { zone: "hand" } },
        bag: { Mara: [], Theo: ["ferryman:return-trip"] },
        players: { Theo: { lore: 0 } },
      },
    },
    {
      name: {
        en: "First that, then the challenge ends",
        fr: "D’abord celle-ci, puis le défi prend fin",
      },
      at: { rule: "4.6.9" },
      expect: { players: { Theo: { lore: 1 } }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "No damage was dealt; Shenzi stays exerted",
        fr: "Aucun dommage n’est infligé ; Shenzi reste épuisée",
      },
      at: "end",
      expect: {
        cards: { shenzi: { exerted: true, damage: 0 } },
        players: { Theo: { hand: ["fox"] } },
        challenge: null,
        decision: { player: "Mara", kind: "turn action" },
        never: ["4.6.6.1", "4.6.6.2"],
      },
    },
  ],
  variants: [
    {
      id: "fox-stays",
      title: { en: "The Fox stays", fr: "Le Renard reste" },
      script: ["challenge:shenzi:fox", "no", "no"],
      points: [
        {
          name: {
            en: "The damage step follows: 3 to the Fox, 1 to Shenzi",
            fr: "L’étape des dommages suit : 3 au Renard, 1 à Shenzi",
          },
          at: { rule: "1.8.1" },
          expect: {
            cards: { fox: { damage: 3 }, shenzi: { damage: 1 } },
            check: { pass: 1, finds: ["1.8.1.4 fox"] },
          },
        },
        {
          name: { en: "The Fox is banished", fr: "Le Renard est banni" },
          at: "end",
          expect: { cards: { fox: { zone: "discard" } }, challenge: null },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const noi = { card: "noi-orphaned-thief", as: "noi" };
const coin = { card: "practice-copper-coin", as: "coin" };
const hand = [
  { card: "judy-hopps-optimistic-officer", as: "judy" },
  { card: "fire-the-cannons", as: "cannons" },
];
const mara = { ink: 4, hand, play: [{ card: "flounder-voice-of-reason", as: "flounder" }], deck: 5 };

const scenario: Scenario = {
  id: "6.1.13.5-A-hide-and-seek",
  game: "lorcana",
  example: "6.1.13.5-A",
  rules: ["6.1.13.5", "8.15.1", "8.8.1", "6.4.3"],
  title: {
    en: "While there is an item",
    fr: "Tant qu’il y a un objet",
  },
  story: {
    en: "Theo’s Noi gains Resist +1 and Ward while he has an item in play, and he has one, Copper Coin. Mara holds Fire the Cannons!, which she would like to use on Noi, and Judy Hopps, who can banish the item. In which order should she play them?",
    fr: "Bébé Noi, que Theo a en jeu, gagne Résistance +1 et Hors d’atteinte tant qu’il y a aussi un objet ; il en a un, la Pièce de cuivre. Mara tient Allumez les mèches !, qu’elle voudrait destiner à Bébé Noi, et Judy Hopps, qui peut bannir l’objet. Dans quel ordre les jouer ?",
  },
  setup: { game: "lorcana", players: [mara, { play: [noi, coin], deck: 5 }] },
  script: ["play:judy", "yes", "play:cannons", "card:noi"],
  points: [
    {
      name: { en: "With the coin in play, Noi has both", fr: "Avec la pièce en jeu, Bébé Noi a les deux" },
      at: "start",
      expect: { cards: { noi: { keywords: ["resist 1", "ward"] } } },
    },
    {
      name: {
        en: "The coin is banished: the ability no longer applies",
        fr: "La pièce est bannie : la capacité ne s’applique plus",
      },
      at: { rule: "6.7.2.3" },
      expect: { cards: { coin: { zone: "discard" }, noi: { keywords: [] } } },
    },
    {
      name: { en: "Now Mara can choose her", fr: "Mara peut maintenant la choisir" },
      at: { answered: 3 },
      expect: {
        decision: { player: "Mara", open: ["card:noi"], refused: {} },
      },
    },
    {
      name: {
        en: "The full 2 damage is dealt, and Noi is banished",
        fr: "Les 2 dommages sont infligés en entier, et Bébé Noi est bannie",
      },
      at: "end",
      expect: { cards: { noi: { zone: "discard" } }, players: { Theo: { discard: ["noi", "coin"] } } },
    },
  ],
  variants: [
    {
      id: "cannons-first",
      title: { en: "Mara plays Fire the Cannons! first", fr: "Mara joue d’abord Allumez les mèches !" },
      script: ["play:cannons"],
      points: [
        {
          name: {
            en: "Noi has Ward: Mara’s own Flounder is her only choice",
            fr: "Bébé Noi est Hors d’atteinte : Mara ne peut choisir que son Polochon",
          },
          at: { rule: "6.1.3" },
          expect: {
            choice: {
              player: "Mara",
              options: ["card:flounder"],
              refused: { "card:noi": "8.15.1" },
              forced: true,
            },
          },
        },
        {
          name: { en: "Flounder is banished", fr: "Polochon est banni" },
          at: "end",
          expect: { cards: { flounder: { zone: "discard" }, noi: { damage: 0 } } },
        },
      ],
    },
    {
      id: "two-items",
      title: { en: "Theo has two items", fr: "Theo a deux objets" },
      setup: {
        game: "lorcana",
        players: [mara, { play: [noi, coin, { card: "practice-sling", as: "sling" }], deck: 5 }],
      },
      script: ["play:judy", "yes", "card:coin"],
      points: [
        {
          name: {
            en: "One item is left: the condition is still true",
            fr: "Il reste un objet : la condition est toujours vraie",
          },
          at: "end",
          expect: { cards: { coin: { zone: "discard" }, noi: { keywords: ["resist 1", "ward"] } } },
        },
      ],
    },
    {
      id: "challenged",
      title: { en: "Flounder challenges Noi", fr: "Polochon défie Bébé Noi" },
      setup: {
        game: "lorcana",
        players: [mara, { play: [{ ...noi, exerted: true }, coin], deck: 5 }],
      },
      script: ["challenge:flounder:noi"],
      points: [
        {
          name: {
            en: "Ward does not stop a challenge, and Resist +1 takes 1 of the 2 damage away",
            fr: "Hors d’atteinte n’empêche pas un défi, et Résistance +1 retire 1 des 2 dommages",
          },
          at: "end",
          expect: { cards: { noi: { zone: "play", damage: 1 }, flounder: { damage: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

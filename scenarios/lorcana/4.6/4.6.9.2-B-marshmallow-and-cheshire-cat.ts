import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.6.9.2-B-marshmallow-and-cheshire-cat",
  game: "lorcana",
  example: "4.6.9.2-B",
  rules: ["4.6.9.2", "4.6.9", "4.6.9.1", "1.8.1.4", "7.7.4.4", "4.6.6.2"],
  title: {
    en: "Marshmallow, the Cat, and a challenge not yet over",
    fr: "Guimauve, le Chat, et un défi pas encore terminé",
  },
  story: {
    en: "Mara’s Marshmallow challenges Theo’s Cheshire Cat and deals 5 damage, more than the Cat’s 3 Willpower. The Cat’s last trick banishes the challenging character. Marshmallow may return to hand when banished in a challenge. The Cat is already gone. Is there still a challenge for Marshmallow to be banished in?",
    fr: "Le Guimauve de Mara défie le Chat du Cheshire de Theo et inflige 5 dommages, plus que les 3 de Volonté du Chat. Le dernier tour du Chat bannit le personnage qui défie. Guimauve peut retourner en main quand il est banni dans un défi. Le Chat n’est déjà plus là. Y a-t-il encore un défi où Guimauve puisse être banni ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 5, play: [{ card: "marshmallow-persistent-guardian", as: "marshmallow" }] },
      { deck: 5, play: [{ card: "cheshire-cat-not-all-there", as: "cat", exerted: true }] },
    ],
  },
  script: ["challenge:marshmallow:cat", "yes"],
  points: [
    {
      name: {
        en: "5 damage to the Cat, none to Marshmallow",
        fr: "5 dommages au Chat, aucun à Guimauve",
      },
      at: { rule: "4.6.6.2" },
      expect: { cards: { cat: { damage: 5, willpower: 3 }, marshmallow: { damage: 0, strength: 5 } } },
    },
    {
      name: {
        en: "The game state check finds the Cat",
        fr: "La vérification de l’état du jeu trouve le Chat",
      },
      at: { rule: "1.8.1" },
      expect: { check: { pass: 1, finds: ["1.8.1.4 cat"] } },
    },
    {
      name: {
        en: "Banished, the Cat triggers: Theo’s ability is in the bag",
        fr: "Banni, le Chat se déclenche : la capacité de Theo est dans le sac",
      },
      at: { rule: "1.8.3" },
      expect: {
        cards: { cat: { zone: "discard" } },
        bag: { Mara: [], Theo: ["cat:lose-something"] },
        challenge: { challenger: "marshmallow", challenged: "cat" },
      },
    },
    {
      name: {
        en: "First, what is in the bag resolves: Theo’s ability",
        fr: "D’abord, on résout ce qui est dans le sac : la capacité de Theo",
      },
      at: { rule: "4.6.9.1" },
      expect: { picking: "Theo" },
    },
    {
      name: {
        en: "Marshmallow is banished while the challenge goes on: Durable triggers",
        fr: "Guimauve est banni alors que le défi dure encore : Neige éternelle se déclenche",
      },
      at: { answered: 1 },
      expect: {
        cards: { marshmallow: { zone: "discard" } },
        challenge: { challenger: "marshmallow", challenged: "cat" },
        picking: "Mara",
        decision: { player: "Mara", kind: "may", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Only now, with the bag empty, is the challenge over",
        fr: "C’est seulement maintenant, le sac vide, que le défi est terminé",
      },
      at: { rule: "4.6.9.2" },
      expect: { bag: { Mara: [], Theo: [] }, challenge: null },
    },
    {
      name: { en: "Marshmallow is back in Mara’s hand", fr: "Guimauve est de retour dans la main de Mara" },
      at: "end",
      expect: {
        players: { Mara: { hand: ["marshmallow"], discard: [] }, Theo: { discard: ["cat"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "not-returned",
      title: { en: "Mara leaves Marshmallow there", fr: "Mara laisse Guimauve où il est" },
      script: ["challenge:marshmallow:cat", "no"],
      points: [
        {
          name: { en: "He stays in the discard", fr: "Il reste dans la défausse" },
          at: "end",
          expect: { players: { Mara: { hand: [], discard: ["marshmallow"] } }, challenge: null },
        },
      ],
    },
    {
      id: "cat-banished-otherwise",
      title: { en: "The Cat is banished without a challenge", fr: "Le Chat est banni hors d’un défi" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 4,
            deck: 5,
            hand: [{ card: "practice-trapdoor", as: "trapdoor" }],
            play: [{ card: "marshmallow-persistent-guardian", as: "marshmallow" }],
          },
          { deck: 5, play: [{ card: "cheshire-cat-not-all-there", as: "cat", exerted: true }] },
        ],
      },
      script: ["play:trapdoor", "card:cat"],
      points: [
        {
          name: {
            en: "Not challenged, the Cat has no trick to play",
            fr: "Sans avoir été défié, le Chat n’a pas de tour à jouer",
          },
          at: "end",
          expect: {
            cards: { cat: { zone: "discard" }, marshmallow: { zone: "play" } },
            bag: { Mara: [], Theo: [] },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

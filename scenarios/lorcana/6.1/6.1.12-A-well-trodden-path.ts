import type { Scenario } from "../../format.ts";

const gravedigger = { card: "practice-gravedigger", as: "gravedigger" };
const dead = [
  { card: "practice-carter", as: "carter" },
  { card: "practice-poet", as: "poet" },
  { card: "practice-hermit", as: "hermit" },
];
const coin = { card: "practice-copper-coin", as: "coin" };
const bell = { card: "ring-the-bell", as: "bell" };
const theo = { discard: [{ card: "practice-blacksmith", as: "blacksmith" }], deck: 5 };

const scenario: Scenario = {
  id: "6.1.12-A-well-trodden-path",
  game: "lorcana",
  example: "6.1.12-A",
  rules: ["6.1.12", "4.3.2.3", "6.1.8", "1.5.4"],
  title: {
    en: "Cheaper while being played",
    fr: "Moins cher au moment d’être joué",
  },
  story: {
    en: "Mara plays Gravedigger, cost 6. She pays 1 less to play him for each character card in her discard, and three lie there, with an item and an action. When does this apply, and what does she pay?",
    fr: "Mara joue le Fossoyeur, qui coûte 6. Elle paie 1 de moins pour le jouer par carte Personnage dans sa défausse ; il y en a trois, avec un objet et une action. Quand cela s’applique-t-il, et que paie-t-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [{ ink: 3, hand: [gravedigger], discard: [...dead, coin, bell], deck: 5 }, theo],
  },
  script: ["play:gravedigger"],
  points: [
    {
      name: {
        en: "With 3 ink ready he can be played",
        fr: "Avec 3 encres, on peut le jouer",
      },
      at: "start",
      expect: {
        cards: { gravedigger: { zone: "hand" } },
        decision: { player: "Mara", open: ["play:gravedigger"] },
      },
    },
    {
      name: {
        en: "The ability applies as he is being played, from the hand",
        fr: "La capacité s’applique pendant qu’on le joue, depuis la main",
      },
      at: { rule: "6.1.12" },
      expect: { cards: { gravedigger: { zone: "hand" } }, players: { Mara: { ink: 3 } } },
    },
    {
      name: {
        en: "Three character cards of hers count, so she pays 3",
        fr: "Trois cartes Personnage comptent, elle paie donc 3",
      },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 3 } } },
    },
    {
      name: { en: "He is in play", fr: "Il est en jeu" },
      at: "end",
      expect: { cards: { gravedigger: { zone: "play" } }, players: { Mara: { exertedInk: 3 } } },
    },
  ],
  variants: [
    {
      id: "two-in-discard",
      title: { en: "Two character cards in the discard", fr: "Deux cartes Personnage dans la défausse" },
      setup: {
        game: "lorcana",
        players: [{ ink: 3, hand: [gravedigger], discard: [...dead.slice(1), coin, bell], deck: 5 }, theo],
      },
      script: [],
      points: [
        {
          name: {
            en: "He would cost 4: neither the item, the action nor Theo’s card counts",
            fr: "Il coûterait 4 : ni l’objet, ni l’action, ni la carte de Theo ne comptent",
          },
          at: "start",
          expect: { decision: { player: "Mara", refused: { "play:gravedigger": "1.5.3" } } },
        },
      ],
    },
    {
      id: "in-play",
      title: { en: "One is in play already", fr: "Il y en a déjà un en jeu" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            play: [gravedigger],
            hand: [{ card: "practice-stonemason", as: "stonemason" }],
            discard: dead,
            deck: 5,
          },
          theo,
        ],
      },
      script: [],
      points: [
        {
          name: {
            en: "In play his ability does nothing: Stonemason still costs 3",
            fr: "En jeu, sa capacité ne fait rien : le Tailleur de pierre coûte toujours 3",
          },
          at: "start",
          expect: { decision: { player: "Mara", refused: { "play:stonemason": "1.5.3" } } },
        },
      ],
    },
  ],
};

export default scenario;

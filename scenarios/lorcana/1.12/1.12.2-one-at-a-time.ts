import type { Scenario } from "../../format.ts";

const crier = { card: "practice-town-crier", as: "crier" };
/** 6.4.5: no Draw step, so nothing has been drawn this turn. */
const arthur = { card: "arthur-determined-squire", as: "arthur" };

const scenario: Scenario = {
  id: "1.12.2-one-at-a-time",
  game: "lorcana",
  example: null,
  rules: ["1.12.2", "1.12.1", "1.12.3"],
  title: { en: "Two cards are two draws", fr: "Deux cartes piochées, une par une" },
  story: {
    en: "Mara’s Town Crier gives 1 lore when she draws her second card in a turn. Because of Arthur she skipped her Draw step and has drawn none yet. She plays Second Helping: draw two cards. Is that one draw or two, and would cards put into her hand count as well?",
    fr: "Le Crieur public de Mara donne 1 éclat de Lore quand elle pioche sa deuxième carte d’un tour. À cause d’Arthur, elle a sauté son étape Piocher et n’en a encore pioché aucune. Elle joue Double ration : piocher deux cartes. Pioche-t-elle une fois ou deux, et des cartes mises dans sa main compteraient-elles aussi ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        hand: [{ card: "practice-second-helping", as: "helping" }],
        play: [crier, arthur],
        deck: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
          { card: "practice-hermit", as: "hermit" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["play:helping"],
  points: [
    {
      name: { en: "The first card: the top one", fr: "La première carte : celle du dessus" },
      at: { rule: "1.12.2" },
      expect: { players: { Mara: { hand: ["carter"], deck: 2, top: "poet" } }, bag: { Mara: [] } },
    },
    {
      name: {
        en: "Then the second, and Town Crier’s ability triggers",
        fr: "Puis la deuxième, et la capacité du Crieur public se déclenche",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        players: { Mara: { hand: ["carter", "poet"], deck: 1 } },
        bag: { Mara: ["crier:hear-ye"] },
      },
    },
    {
      name: { en: "1 lore; Theo’s deck is untouched", fr: "1 éclat de Lore ; la pioche de Theo est intacte" },
      at: "end",
      expect: { players: { Mara: { lore: 1, hand: ["carter", "poet"] }, Theo: { deck: 5 } } },
    },
  ],
  variants: [
    {
      id: "put-into-hand",
      title: {
        en: "A card put into the hand, then one drawn",
        fr: "Une carte mise en main, puis une piochée",
      },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 4,
            hand: [{ card: "practice-ask-the-way", as: "ask" }],
            play: [crier, arthur, { card: "practice-spyglass", as: "spyglass" }],
            deck: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-crossroads", as: "crossroads" },
              { card: "practice-poet", as: "poet" },
            ],
          },
          {},
        ],
      },
      script: ["play:ask", "card:crossroads", "use:spyglass:scan-the-horizon"],
      points: [
        {
          name: {
            en: "Crossroads was put into the hand: nothing was drawn",
            fr: "Le Carrefour a été mis en main : rien n’a été pioché",
          },
          at: { rule: "1.12.3" },
          expect: { players: { Mara: { hand: ["crossroads"], deck: 2 } }, never: ["1.12.1"] },
        },
        {
          name: {
            en: "The card drawn then is the first of the turn: no lore",
            fr: "La carte piochée ensuite est la première du tour : pas d’éclat de Lore",
          },
          at: "end",
          expect: { players: { Mara: { deck: 1, lore: 0 } }, bag: { Mara: [] } },
        },
      ],
    },
    {
      id: "one-card-left",
      title: { en: "One card in the deck", fr: "Une seule carte dans la pioche" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 2,
            hand: [{ card: "practice-second-helping", as: "helping" }],
            play: [crier, arthur],
            deck: 1,
          },
          {},
        ],
      },
      script: ["play:helping"],
      points: [
        {
          name: {
            en: "Mara draws the one there is; a second card was not drawn",
            fr: "Mara pioche la seule qu’il y a ; aucune deuxième carte n’a été piochée",
          },
          at: "end",
          expect: { players: { Mara: { deck: 0, lore: 0, out: false } }, result: null },
        },
      ],
    },
  ],
};

export default scenario;

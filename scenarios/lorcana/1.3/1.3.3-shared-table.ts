import type { Scenario } from "../../format.ts";

const table = { card: "practice-shared-table", as: "table" };
const pocket = { card: "practice-hole-in-the-pocket", as: "pocket" };

const scenario: Scenario = {
  id: "1.3.3-shared-table",
  game: "lorcana",
  example: "1.3.3",
  rules: ["1.3.3", "1.3.6.2", "1.3.5.2", "1.3.6.1"],
  title: { en: "Whose teammates?", fr: "Les coéquipiers de qui ?" },
  story: {
    en: "Mara and Nina play against Theo and Paul. Mara plays Shared Table: each of your teammates draws a card. The word names a group of players, but it does not say whose. Who draws?",
    fr: "Mara et Nina jouent contre Theo et Paul. Mara joue Table commune : chacun de vos coéquipiers pioche une carte. Le mot désigne plusieurs joueurs, mais ne dit pas de qui ils sont les coéquipiers. Qui pioche ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { team: 1, ink: 1, hand: [table], deck: 3 },
      { team: 2, deck: 3 },
      { team: 1, deck: 3 },
      { team: 2, deck: 3 },
    ],
  },
  script: ["play:table"],
  points: [
    {
      name: {
        en: "Four players, two teams; all hands but Mara’s are empty",
        fr: "Quatre joueurs, deux équipes ; seule Mara a une carte en main",
      },
      at: "start",
      expect: {
        players: { Mara: { hand: ["table"] }, Theo: { hand: [] }, Nina: { hand: [] }, Paul: { hand: [] } },
      },
    },
    {
      name: {
        en: "The effect speaks of Mara’s teammates",
        fr: "L’effet parle des coéquipiers de Mara",
      },
      at: { rule: "1.3.3" },
      expect: { cards: { table: { zone: "play" } } },
    },
    {
      name: {
        en: "The teammates meant are those of the player whose effect it is: Nina draws",
        fr: "Ce sont les coéquipiers du joueur qui a généré l’effet : Nina pioche",
      },
      at: { rule: "1.12.1" },
      expect: { players: { Nina: { deck: 2 }, Mara: { deck: 3 } } },
    },
    {
      name: {
        en: "Nobody else does: Mara is not her own teammate, and Theo and Paul are not Mara’s",
        fr: "Personne d’autre : Mara n’est pas sa propre coéquipière, et Theo et Paul ne sont pas les siens",
      },
      at: "end",
      expect: {
        players: { Mara: { deck: 3, hand: [] }, Theo: { deck: 3 }, Nina: { deck: 2 }, Paul: { deck: 3 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "theo-plays-it",
      title: { en: "Theo plays it", fr: "Theo la joue" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [
          { team: 1, deck: 3 },
          { team: 2, ink: 1, hand: [table], deck: 3 },
          { team: 1, deck: 3 },
          { team: 2, deck: 3 },
        ],
      },
      script: ["play:table"],
      points: [
        {
          name: { en: "Paul draws", fr: "Paul pioche" },
          at: "end",
          expect: { players: { Mara: { deck: 3 }, Theo: { deck: 3 }, Nina: { deck: 3 }, Paul: { deck: 2 } } },
        },
      ],
    },
    {
      id: "no-teams",
      title: { en: "Three players, no teams", fr: "Trois joueurs sans équipes" },
      setup: { game: "lorcana", players: [{ ink: 1, hand: [table], deck: 3 }, { deck: 3 }, { deck: 3 }] },
      script: ["play:table"],
      points: [
        {
          name: {
            en: "Nobody is a teammate, nobody draws",
            fr: "Personne n’est coéquipier, personne ne pioche",
          },
          at: "end",
          expect: {
            players: { Mara: { deck: 3, discard: ["table"] }, Theo: { deck: 3 }, Nina: { deck: 3 } },
            never: ["1.12.1"],
          },
        },
      ],
    },
    {
      id: "opponents",
      title: { en: "“Each opponent” instead", fr: "« Chaque adversaire » à la place" },
      setup: {
        game: "lorcana",
        players: [
          { team: 1, ink: 2, hand: [pocket] },
          { team: 2, hand: [{ card: "practice-carter", as: "carter" }] },
          { team: 1, hand: [{ card: "practice-poet", as: "poet" }] },
          { team: 2, hand: [{ card: "practice-hermit", as: "hermit" }] },
        ],
      },
      script: ["play:pocket"],
      points: [
        {
          name: {
            en: "Theo and Paul discard; a teammate is no opponent, so Nina keeps her card",
            fr: "Theo et Paul défaussent ; une coéquipière n’est pas une adversaire : Nina garde sa carte",
          },
          at: "end",
          expect: {
            players: {
              Theo: { discard: ["carter"] },
              Paul: { discard: ["hermit"] },
              Nina: { hand: ["poet"], discard: [] },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

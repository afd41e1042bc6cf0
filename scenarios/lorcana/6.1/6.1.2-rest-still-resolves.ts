import type { Scenario } from "../../format.ts";

const mara = {
  ink: 3,
  hand: [{ card: "let-the-storm-rage-on", as: "storm" }],
  deck: [{ card: "practice-poet", as: "poet" }, "practice-blank-page"],
};

const scenario: Scenario = {
  id: "6.1.2-rest-still-resolves",
  game: "lorcana",
  example: null,
  rules: ["6.1.2", "1.7.7", "1.2.3"],
  title: {
    en: "Two sentences, in order, as far as possible",
    fr: "Deux phrases, dans l’ordre, autant que possible",
  },
  story: {
    en: "Mara plays Let the Storm Rage On: 2 damage to a chosen character, then a card is drawn. No character is in play. Does she draw?",
    fr: "Mara joue Perdue dans l’hiver : 2 dommages à un personnage choisi, puis une carte piochée. Aucun personnage n’est en jeu. Pioche-t-elle ?",
  },
  setup: { game: "lorcana", players: [mara, { deck: 5 }] },
  script: ["play:storm"],
  points: [
    {
      name: {
        en: "Nobody can be chosen for the damage",
        fr: "Personne ne peut être choisi pour les dommages",
      },
      at: { rule: "1.7.7" },
      expect: { players: { Mara: { hand: [] } }, cards: { storm: { zone: "play" } } },
    },
    {
      name: {
        en: "The other sentence resolves all the same",
        fr: "L’autre phrase se résout tout de même",
      },
      at: { rule: "6.1.2" },
      expect: { cards: { storm: { zone: "play" } } },
    },
    {
      name: { en: "She has drawn", fr: "Elle a pioché" },
      at: "end",
      expect: { players: { Mara: { hand: ["poet"], discard: ["storm"] } }, never: ["1.9.2.1"] },
    },
  ],
  variants: [
    {
      id: "in-order",
      title: { en: "Theo’s Wandering Scholar is in play", fr: "L’Érudit errant de Theo est en jeu" },
      setup: {
        game: "lorcana",
        players: [mara, { play: [{ card: "practice-wandering-scholar", as: "scholar" }], deck: 5 }],
      },
      script: ["play:storm"],
      points: [
        {
          name: { en: "First the damage", fr: "D’abord les dommages" },
          at: { rule: "1.9.2.1" },
          expect: { cards: { scholar: { damage: 2, zone: "play" } }, players: { Mara: { hand: [] } } },
        },
        {
          name: {
            en: "Then the draw, in the same resolution: no check comes between",
            fr: "Puis la pioche, dans la même résolution : aucune vérification entre les deux",
          },
          at: { rule: "1.12.1" },
          expect: {
            players: { Mara: { hand: ["poet"] } },
            cards: { scholar: { zone: "play" } },
            never: ["1.8.1", "1.8.3"],
          },
        },
        {
          name: {
            en: "Afterward the check banishes the Scholar, and Theo draws for it",
            fr: "La vérification bannit ensuite l’Érudit, et Theo pioche",
          },
          at: "end",
          expect: { cards: { scholar: { zone: "discard" } }, players: { Theo: { deck: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

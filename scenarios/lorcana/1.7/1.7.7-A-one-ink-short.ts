import type { Scenario } from "../../format.ts";

const glassblower = { card: "practice-glassblower", as: "glassblower" };

const scenario: Scenario = {
  id: "1.7.7-A-one-ink-short",
  game: "lorcana",
  example: "1.7.7-A",
  rules: ["1.7.6", "1.5.3", "1.7.6.1", "4.1.4", "4.3.2.4"],
  title: { en: "One ink short", fr: "Une encre de moins que le coût" },
  story: {
    en: "Mara announces Glassblower, cost 4, and starts exerting ink, only to find that just 3 cards of her inkwell are ready. She has not inked a card this turn and still holds Carter. Where does the game go back to, and what may she do then?",
    fr: "Mara annonce la Souffleuse de verre, coût 4, et commence à épuiser de l’encre avant de voir que 3 cartes seulement de sa réserve sont redressées. Elle n’a pas encore encré ce tour-ci et tient aussi le Charretier. Où la partie revient-elle, et que peut faire Mara ensuite ?",
  },
  setup: {
    game: "lorcana",
    players: [{ ink: 3, exertedInk: 1, hand: [glassblower, { card: "practice-carter", as: "carter" }] }, {}],
  },
  script: ["ink:carter", "play:glassblower"],
  points: [
    {
      name: {
        en: "3 ready ink can’t pay 4: the attempt is undone, the card is in hand and the ink ready",
        fr: "3 encres redressées ne paient pas 4 : la tentative est annulée, la carte est en main et l’encre redressée",
      },
      at: "start",
      expect: {
        players: { Mara: { ink: 3, exertedInk: 1, hand: ["glassblower", "carter"] } },
        decision: { player: "Mara", kind: "turn action", refused: { "play:glassblower": "1.5.3" } },
      },
    },
    {
      name: {
        en: "Mara inks Carter and has a fourth ready ink: now the play is legal",
        fr: "Mara encre le Charretier et a une quatrième encre redressée : jouer est maintenant autorisé",
      },
      at: { answered: 1 },
      expect: { players: { Mara: { ink: 4 } }, decision: { open: ["play:glassblower"] } },
    },
    {
      name: { en: "The cost is paid in full", fr: "Le coût est payé en entier" },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 5 } } },
    },
    {
      name: { en: "Glassblower is in play", fr: "La Souffleuse de verre est en jeu" },
      at: "end",
      expect: { cards: { glassblower: { zone: "play" } }, players: { Mara: { hand: [] } } },
    },
  ],
  variants: [
    {
      id: "another-card",
      title: { en: "Mara plays Carter instead", fr: "Mara joue le Charretier à la place" },
      script: ["play:carter"],
      points: [
        {
          name: {
            en: "Nothing of the attempt is left: the same 3 ink pay for Carter",
            fr: "Rien ne reste de la tentative : les mêmes 3 encres paient le Charretier",
          },
          at: "end",
          expect: {
            cards: { carter: { zone: "play" }, glassblower: { zone: "hand" } },
            players: { Mara: { ink: 0, exertedInk: 4 } },
          },
        },
      ],
    },
    {
      id: "four-ready",
      title: { en: "With 4 ready ink", fr: "Avec 4 encres redressées" },
      setup: { game: "lorcana", players: [{ ink: 4, hand: [glassblower] }, {}] },
      script: ["play:glassblower"],
      points: [
        {
          name: { en: "The action can be completed", fr: "L’action peut être achevée" },
          at: "end",
          expect: { cards: { glassblower: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

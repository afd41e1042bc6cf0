import type { Scenario } from "../../format.ts";

type Cards = NonNullable<Scenario["setup"]["players"][number]["play"]>;

const gaston = { card: "gaston-baritone-bully", as: "gaston" };
const items: Cards = ["coin", "other-coin", "third-coin"].map((as) => ({ card: "practice-copper-coin", as }));

const table = (ink: number, play: Cards): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink,
      deck: 5,
      hand: [
        { card: "lefou-bumbler", as: "lefou" },
        { card: "gadget-hackwrench-brilliant-bosun", as: "gadget" },
        { card: "practice-clockmaker", as: "clockmaker" },
      ],
      play,
    },
    { deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "4.3.6-C-lefou-and-gadget",
  game: "lorcana",
  example: "4.3.6-C",
  rules: ["4.3.6", "6.1.12", "4.3.2.3", "4.3.2.4", "1.5.3"],
  title: {
    en: "LeFou comes cheaper, Gadget does not",
    fr: "Le Fou coûte moins, Gadget non",
  },
  story: {
    en: "Mara has Gaston and three items in play. LeFou costs 1 less with a Gaston around. Gadget, an Inventor herself, makes Inventor characters cost 1 less with three items in play. Mara plays LeFou, Gadget and then Clockmaker, an Inventor. For whom does she pay less?",
    fr: "Mara a Gaston et trois objets en jeu. Le Fou coûte 1 de moins si un Gaston est là. Gadget, elle-même Inventeur, fait payer 1 de moins pour les personnages Inventeur avec trois objets en jeu. Mara joue Le Fou, Gadget, puis l’Horlogère, un personnage Inventeur. Pour qui paie-t-elle moins ?",
  },
  setup: table(9, [gaston, ...items]),
  script: ["play:lefou", "play:gadget", "play:clockmaker"],
  points: [
    {
      name: {
        en: "LeFou’s own modifier works from the hand: 1 instead of 2",
        fr: "Le Fou : son propre modificateur agit depuis la main, 1 au lieu de 2",
      },
      at: { answered: 1 },
      expect: { cards: { lefou: { zone: "play" } }, players: { Mara: { ink: 8, exertedInk: 1 } } },
    },
    {
      name: {
        en: "Gadget’s does not speak of playing her: all 6",
        fr: "Celui de Gadget ne parle pas du fait de la jouer : 6, pas moins",
      },
      at: { answered: 2 },
      expect: { cards: { gadget: { zone: "play" } }, players: { Mara: { ink: 2, exertedInk: 7 } } },
    },
    {
      name: {
        en: "Now that she is in play it applies: Clockmaker for 2 instead of 3",
        fr: "Maintenant qu’elle est en jeu, il s’applique : l’Horlogère pour 2 au lieu de 3",
      },
      at: "end",
      expect: { cards: { clockmaker: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 9 } } },
    },
  ],
  variants: [
    {
      id: "five-ink-for-gadget",
      title: { en: "Gadget with 5 ink", fr: "Gadget avec 5 encres" },
      setup: table(5, [gaston, ...items]),
      script: [],
      points: [
        {
          name: {
            en: "She does not make herself cheaper: 5 ink are not enough",
            fr: "Elle ne réduit pas son propre coût : 5 encres ne suffisent pas",
          },
          at: "start",
          expect: {
            decision: {
              player: "Mara",
              open: ["play:lefou", "play:clockmaker"],
              refused: { "play:gadget": "1.5.3" },
            },
          },
        },
      ],
    },
    {
      id: "no-gaston",
      title: { en: "LeFou without Gaston", fr: "Le Fou sans Gaston" },
      setup: table(1, items),
      script: [],
      points: [
        {
          name: {
            en: "His modifier’s condition is not met: 1 ink is not enough",
            fr: "La condition de son modificateur n’est pas remplie : 1 encre ne suffit pas",
          },
          at: "start",
          expect: { decision: { refused: { "play:lefou": "1.5.3" } } },
        },
      ],
    },
    {
      id: "two-items",
      title: { en: "Gadget in play with two items", fr: "Gadget en jeu avec deux objets" },
      setup: table(8, [gaston, ...items.slice(1)]),
      script: ["play:gadget"],
      points: [
        {
          name: { en: "Too few items: Clockmaker costs 3", fr: "Pas assez d’objets : l’Horlogère coûte 3" },
          at: "end",
          expect: { players: { Mara: { ink: 2 } }, decision: { refused: { "play:clockmaker": "1.5.3" } } },
        },
      ],
    },
  ],
};

export default scenario;

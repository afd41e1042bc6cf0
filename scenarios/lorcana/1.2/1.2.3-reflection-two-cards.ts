import type { Scenario } from "../../format.ts";

const songAndInk = { ink: 1, hand: [{ card: "reflection", as: "reflection" }] };
const carter = { card: "practice-carter", as: "carter" };
const poet = { card: "practice-poet", as: "poet" };

const scenario: Scenario = {
  id: "1.2.3-reflection-two-cards",
  game: "lorcana",
  example: "1.2.3",
  rules: ["1.2.3", "6.7.2.3"],
  title: { en: "Reflection with two cards left", fr: "Réflexion avec deux cartes restantes" },
  story: {
    en: "Mara plays Reflection: look at three cards from the top of her deck and put them back in any order. Her deck has only two cards left. Can she play the song at all, and what does she get to do?",
    fr: "Mara joue Réflexion : regarder trois cartes du dessus de sa pioche et les y remettre dans l’ordre de son choix. Il n’y reste que deux cartes. Peut-elle seulement jouer la chanson, et que fait-elle ?",
  },
  setup: { game: "lorcana", players: [{ ...songAndInk, deck: [carter, poet] }, {}] },
  script: ["play:reflection", ["card:poet", "card:carter"]],
  points: [
    {
      name: { en: "The song can be played", fr: "La chanson peut être jouée" },
      at: "start",
      expect: {
        players: { Mara: { deck: 2, top: "carter", bottom: "poet" } },
        decision: { open: ["play:reflection"] },
      },
    },
    {
      name: {
        en: "Mara looks at the two cards there are",
        fr: "Mara regarde les deux cartes qu’il y a",
      },
      at: { rule: "1.2.3" },
      expect: { players: { Mara: { deck: 2 } }, cards: { reflection: { zone: "play" } } },
    },
    {
      name: {
        en: "And puts them back in the order she likes",
        fr: "Puis elle les remet dans l’ordre de son choix",
      },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "order", options: ["card:carter", "card:poet"] } },
    },
    {
      name: { en: "The effect has resolved as usual", fr: "L’effet s’est résolu normalement" },
      at: "end",
      expect: {
        players: { Mara: { deck: 2, top: "poet", bottom: "carter", hand: [], discard: ["reflection"] } },
      },
    },
  ],
  variants: [
    {
      id: "one-card",
      title: { en: "One card left", fr: "Une seule carte" },
      setup: { game: "lorcana", players: [{ ...songAndInk, deck: [carter] }, {}] },
      script: ["play:reflection"],
      points: [
        {
          name: {
            en: "Mara looks at one card; there is nothing to order",
            fr: "Mara regarde une carte ; il n’y a rien à ordonner",
          },
          at: "end",
          expect: {
            players: { Mara: { deck: 1, top: "carter", discard: ["reflection"] } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
    {
      id: "empty-deck",
      title: { en: "No card left", fr: "Plus aucune carte" },
      setup: { game: "lorcana", players: [{ ...songAndInk, deck: 0 }, {}] },
      script: ["play:reflection"],
      points: [
        {
          name: { en: "The song is played and does nothing", fr: "La chanson est jouée et ne fait rien" },
          at: { rule: "1.2.3" },
          expect: { cards: { reflection: { zone: "play" } } },
        },
        {
          name: { en: "Mara goes on with her turn", fr: "Mara continue son tour" },
          at: "end",
          expect: {
            result: null,
            players: { Mara: { deck: 0, discard: ["reflection"], out: false } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
  ],
};

export default scenario;

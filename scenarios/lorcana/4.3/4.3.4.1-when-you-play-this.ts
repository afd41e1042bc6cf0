import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.3.4.1-when-you-play-this",
  game: "lorcana",
  example: null,
  rules: ["4.3.4.1", "4.3.4", "4.3.3.1", "4.3.2.4", "7.7.3.1"],
  title: {
    en: "“When you play this character”",
    fr: "« Lorsque vous jouez ce personnage »",
  },
  story: {
    en: "Mara plays Pete, whose ability triggers when she plays him: opponents can’t play actions until the start of her next turn. He was not in play when the playing began, and abilities normally work only in play. When is the condition met, and when does the ability resolve?",
    fr: "Mara joue Pat, dont la capacité se déclenche quand elle le joue : aucun adversaire ne peut jouer d’action tant que le prochain tour de Mara n’a pas commencé. Il n’était pas en jeu quand elle a commencé à le jouer, et une capacité n’agit normalement qu’en jeu. Quand la condition est-elle remplie, et quand la capacité se résout-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, deck: 5, hand: [{ card: "pete-games-referee", as: "pete" }] },
      { ink: 2, deck: 5, hand: [{ card: "practice-second-helping", as: "helping" }] },
    ],
  },
  script: ["play:pete", "end"],
  points: [
    {
      name: {
        en: "Announced and paid for, Pete is still in hand",
        fr: "Annoncé et payé, Pat est encore en main",
      },
      at: { rule: "4.3.2.4" },
      expect: { cards: { pete: { zone: "hand" } }, players: { Mara: { ink: 0, exertedInk: 3 } } },
    },
    {
      name: { en: "He comes into play", fr: "Il arrive en jeu" },
      at: { rule: "4.3.3.1" },
      expect: { cards: { pete: { zone: "play", drying: true } } },
    },
    {
      name: {
        en: "As he did, his ability went into the bag",
        fr: "À cet instant, sa capacité est entrée dans le sac",
      },
      at: { rule: "4.3.4.1" },
      expect: { bag: { Mara: ["pete:blow-the-whistle"], Theo: [] } },
    },
    {
      name: { en: "The playing is done: it resolves", fr: "Le processus est terminé : elle se résout" },
      at: { answered: 1 },
      expect: { bag: { Mara: [], Theo: [] }, lasting: ["pete:blow-the-whistle"] },
    },
    {
      name: {
        en: "On his turn Theo can’t play his action",
        fr: "À son tour, Theo ne peut pas jouer son action",
      },
      at: "end",
      expect: { decision: { player: "Theo", refused: { "play:helping": "1.2.2" } } },
    },
  ],
};

export default scenario;

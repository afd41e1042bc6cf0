import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.1.1-zones-on-a-table",
  game: "lorcana",
  example: "7.1.1",
  rules: ["7.1.1", "7.1.5", "5.1.1.8"],
  title: {
    en: "On the table is not in play",
    fr: "Sur la table n’est pas en jeu",
  },
  story: {
    en: "Everything of Mara’s lies on the same table: her deck, her inkwell, her discard and the cards she has in play. Hades counts the other Villain characters she has in play, and there is a Villain in every one of these piles. How many does he count?",
    fr: "Tout ce que Mara a se trouve sur la même table : sa pioche, sa réserve d’encre, sa défausse et ses cartes en jeu. Hadès compte les autres personnages Méchant qu’elle a en jeu, et il y a un Méchant dans chacun de ces tas. Combien en compte-t-il ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "hades-king-of-olympus", as: "hades" },
          { card: "mother-gothel-withered-and-wicked", as: "gothel" },
        ],
        hand: [{ card: "jafar-striking-illusionist", as: "jafar" }],
        inkwell: [{ card: "pete-games-referee", as: "pete" }],
        discard: [{ card: "scar-vicious-cheater", as: "scar" }],
        deck: [{ card: "ursula-vanessa", as: "vanessa" }, "practice-carter"],
      },
      { deck: 5 },
    ],
  },
  script: [],
  points: [
    {
      name: {
        en: "Each Villain is in a zone of its own",
        fr: "Chaque Méchant est dans une zone à part",
      },
      at: "start",
      expect: {
        cards: {
          gothel: { zone: "play" },
          pete: { zone: "inkwell" },
          scar: { zone: "discard" },
          vanessa: { zone: "deck" },
          jafar: { zone: "hand" },
        },
      },
    },
    {
      name: {
        en: "Only Mother Gothel is in play with Hades: he has 1 + 1 lore",
        fr: "Seule Mère Gothel est en jeu avec Hadès : il a 1 + 1 éclats de Lore",
      },
      at: "start",
      expect: { cards: { hades: { lore: 2 } } },
    },
    {
      name: {
        en: "Only those two can quest: what else lies on the table is not in play",
        fr: "Eux seuls peuvent partir à l’aventure : le reste de la table n’est pas en jeu",
      },
      at: "start",
      expect: {
        decision: {
          player: "Mara",
          kind: "turn action",
          options: ["quest:hades", "quest:gothel", "ink:jafar", "end"],
        },
      },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.8-counted-once-or-always",
  game: "lorcana",
  example: null,
  rules: ["6.1.8", "6.7.2.1"],
  title: {
    en: "For each: counted once, or all the time",
    fr: "Pour chaque : compté une fois, ou en continu",
  },
  story: {
    en: "Mara’s Flynn Rider has 1 Lore less for each card in opponents’ hands, a static ability. Her Microbots give a chosen character -1 Strength for each Microbots she has in play, a triggered one. She makes Theo discard, and plays Microbots twice. Which of the numbers change afterward?",
    fr: "Le Flynn Rider de Mara a 1 Lore de moins par carte dans la main des adversaires : capacité permanente. Ses Microrobots font subir à un personnage choisi -1 de Force par Microrobots qu’elle a en jeu : capacité déclenchée. Elle fait défausser Theo, puis joue deux fois les Microrobots. Lesquels de ces nombres changent ensuite ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 5,
        play: [{ card: "flynn-rider-his-own-biggest-fan", as: "flynn" }],
        hand: [
          { card: "practice-borrowed-page", as: "page" },
          { card: "microbots", as: "microbots" },
          { card: "microbots", as: "more-microbots" },
        ],
        deck: 5,
      },
      {
        play: [{ card: "practice-quarry-giant", as: "giant" }],
        hand: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
        ],
        deck: 5,
      },
    ],
  },
  script: ["play:page", "card:carter", "play:microbots", "card:giant", "play:more-microbots", "card:flynn"],
  points: [
    {
      name: { en: "Theo holds 2 cards: Flynn has 2 Lore", fr: "Theo a 2 cartes en main : Flynn a 2 Lore" },
      at: "start",
      expect: { cards: { flynn: { lore: 2 } } },
    },
    {
      name: {
        en: "One card fewer: the static ability counts again at once",
        fr: "Une carte de moins : la capacité permanente recompte aussitôt",
      },
      at: { answered: 2 },
      expect: { cards: { flynn: { lore: 3 } } },
    },
    {
      name: { en: "One Microbots: the giant gets -1", fr: "Un seul Microrobots : le géant subit -1" },
      at: { answered: 4 },
      expect: { cards: { giant: { strength: 6 } } },
    },
    {
      name: {
        en: "With a second, that -1 stays -1: it was counted once, as it resolved",
        fr: "Avec un second, ce -1 reste -1 : il a été compté une fois, à la résolution",
      },
      at: { answered: 5 },
      expect: { cards: { "more-microbots": { zone: "play" }, giant: { strength: 6 } } },
    },
    {
      name: { en: "The second count is 2", fr: "Le second compte est 2" },
      at: "end",
      expect: { cards: { flynn: { strength: 0, lore: 3 }, giant: { strength: 6 } } },
    },
  ],
};

export default scenario;

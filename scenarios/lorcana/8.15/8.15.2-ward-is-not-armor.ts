import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 7,
      hand: [
        { card: "be-prepared", as: "be-prepared" },
        { card: "practice-trapdoor", as: "trapdoor" },
      ],
      play: [
        { card: "practice-blacksmith", as: "blacksmith" },
        { card: "practice-sling", as: "sling" },
      ],
    },
    { play: [{ card: "practice-smuggler", as: "smuggler", exerted: true }] },
  ],
};

const scenario: Scenario = {
  id: "8.15.2-ward-is-not-armor",
  game: "lorcana",
  example: null,
  rules: ["8.15.2", "8.15.1"],
  title: { en: "Ward is no armor", fr: "Hors d’atteinte n’est pas une armure" },
  story: {
    en: "Theo’s Smuggler has Ward and is exerted. Mara could use Trapdoor, her Sling, Be Prepared, which banishes all characters, or a challenge by Blacksmith. Which of these reach Smuggler?",
    fr: "Le Contrebandier de Theo a Hors d’atteinte et est épuisé. Mara pourrait utiliser Trappe, sa Fronde, Soyez prêtes !, qui bannit tous les personnages, ou un défi du Forgeron. Qu’est-ce qui atteint le Contrebandier ?",
  },
  setup,
  script: ["play:be-prepared"],
  points: [
    {
      name: { en: "Smuggler has Ward", fr: "Le Contrebandier a Hors d’atteinte" },
      at: "start",
      expect: { cards: { smuggler: { keywords: ["ward"] } } },
    },
    {
      name: {
        en: "Be Prepared chooses nobody: Smuggler is banished with the rest",
        fr: "Soyez prêtes ! ne choisit personne : le Contrebandier est banni avec les autres",
      },
      at: { rule: "8.15.2" },
      expect: { cards: { smuggler: { zone: "discard" } } },
    },
    {
      name: {
        en: "No character is left, and nobody had to choose",
        fr: "Il ne reste aucun personnage, et personne n’a eu à choisir",
      },
      at: "end",
      expect: { cards: { smuggler: { zone: "discard" }, blacksmith: { zone: "discard" } }, never: ["6.1.3"] },
    },
  ],
  variants: [
    {
      id: "trapdoor",
      title: { en: "Trapdoor", fr: "Trappe" },
      script: ["play:trapdoor"],
      points: [
        {
          name: {
            en: "It has to choose, and Smuggler can’t be: only Mara’s own Blacksmith is left",
            fr: "Elle doit choisir, et le Contrebandier ne peut l’être : il ne reste que le Forgeron de Mara",
          },
          at: { rule: "6.1.3" },
          expect: {
            choice: {
              player: "Mara",
              options: ["card:blacksmith"],
              refused: { "card:smuggler": "8.15.1" },
              forced: true,
            },
          },
        },
        {
          name: { en: "Blacksmith is banished", fr: "Le Forgeron est banni" },
          at: "end",
          expect: { cards: { blacksmith: { zone: "discard" }, smuggler: { zone: "play" } } },
        },
      ],
    },
    {
      id: "sling",
      title: { en: "Sling", fr: "Fronde" },
      script: ["use:sling:let-fly"],
      points: [
        {
          name: {
            en: "Abilities that choose are stopped too",
            fr: "Les capacités qui choisissent sont arrêtées aussi",
          },
          at: { rule: "6.1.3" },
          expect: { choice: { options: ["card:blacksmith"], refused: { "card:smuggler": "8.15.1" } } },
        },
      ],
    },
    {
      id: "challenge",
      title: { en: "A challenge", fr: "Un défi" },
      script: ["challenge:blacksmith:smuggler"],
      points: [
        {
          name: {
            en: "Choosing whom to challenge is not resolving an effect: Ward does not stop it",
            fr: "Choisir qui l’on défie n’est pas résoudre un effet : Hors d’atteinte ne l’empêche pas",
          },
          at: "end",
          expect: { cards: { smuggler: { zone: "discard" }, blacksmith: { damage: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const brawler = { card: "practice-brawler", as: "brawler" };
const carter = { card: "practice-carter", as: "carter", exerted: true };
const mara = { play: [brawler], hand: [{ card: "reflection", as: "reflection" }], deck: 1 };

const scenario: Scenario = {
  id: "8.7.3-brawler-keeps-the-turn-open",
  game: "lorcana",
  example: null,
  rules: ["8.7.3", "8.7.2", "8.7.4", "3.3.2"],
  title: { en: "Brawler won’t let the turn end", fr: "Le Bagarreur ne laisse pas finir le tour" },
  story: {
    en: "Mara’s Brawler has Reckless and is ready; Theo’s Carter is exerted. Mara would like to keep Brawler out of the fight: quest with him, end her turn, or have him sing Reflection. What may she do?",
    fr: "Le Bagarreur de Mara a Combattant et est redressé ; le Charretier de Theo est épuisé. Mara voudrait tenir le Bagarreur hors du combat : l’envoyer à l’aventure, terminer son tour ou lui faire chanter Réflexion. Que peut-elle faire ?",
  },
  setup: { game: "lorcana", players: [mara, { play: [carter], deck: 3 }] },
  script: ["sing:reflection:brawler"],
  points: [
    {
      name: {
        en: "He can’t quest, and she can’t end the turn while he could challenge",
        fr: "Il ne peut pas partir à l’aventure, et elle ne peut pas terminer le tour tant qu’il pourrait défier",
      },
      at: "start",
      expect: {
        cards: { brawler: { keywords: ["reckless"], exerted: false } },
        decision: {
          player: "Mara",
          open: ["challenge:brawler:carter", "sing:reflection:brawler"],
          refused: { "quest:brawler": "8.7.2", end: "8.7.3" },
        },
      },
    },
    {
      name: { en: "He may exert to sing", fr: "Il peut être épuisé pour chanter" },
      at: { rule: "8.7.4" },
      expect: { cards: { brawler: { exerted: true } } },
    },
    {
      name: {
        en: "The song is sung",
        fr: "La chanson est chantée",
      },
      at: { rule: "6.7.1.2" },
      expect: { cards: { brawler: { exerted: true }, reflection: { zone: "discard" } } },
    },
    {
      name: {
        en: "He is not ready: now the turn may end",
        fr: "Il n’est plus redressé : le tour peut finir",
      },
      at: "end",
      expect: { decision: { player: "Mara", open: ["end"] } },
    },
  ],
  variants: [
    {
      id: "challenge",
      title: { en: "Brawler challenges", fr: "Le Bagarreur défie" },
      script: ["challenge:brawler:carter"],
      points: [
        {
          name: { en: "After the challenge the turn may end", fr: "Après le défi, le tour peut finir" },
          at: "end",
          expect: { cards: { carter: { zone: "discard" } }, decision: { open: ["end"] } },
        },
      ],
    },
    {
      id: "nobody-to-challenge",
      title: { en: "Carter is ready", fr: "Le Charretier est redressé" },
      setup: { game: "lorcana", players: [mara, { play: [{ ...carter, exerted: false }] }] },
      script: [],
      points: [
        {
          name: {
            en: "There is nothing he can challenge: the turn may end, a quest is still out",
            fr: "Il n’y a rien qu’il puisse défier : le tour peut finir, l’aventure reste interdite",
          },
          at: "start",
          expect: {
            decision: {
              open: ["end"],
              refused: { "quest:brawler": "8.7.2", "challenge:brawler:carter": "4.6.4.2" },
            },
          },
        },
      ],
    },
    {
      id: "location",
      title: { en: "Theo has only a location", fr: "Theo n’a qu’un lieu" },
      setup: {
        game: "lorcana",
        players: [mara, { play: [{ card: "practice-village-square", as: "square" }] }],
      },
      script: ["challenge:brawler:square"],
      points: [
        {
          name: { en: "A location can be challenged too", fr: "Un lieu peut aussi être défié" },
          at: "start",
          expect: { decision: { open: ["challenge:brawler:square"], refused: { end: "8.7.3" } } },
        },
        {
          name: { en: "Done, the turn may end", fr: "C’est fait, le tour peut finir" },
          at: "end",
          expect: { cards: { square: { damage: 3 } }, decision: { open: ["end"] } },
        },
      ],
    },
    {
      id: "drying",
      title: { en: "Brawler was played this turn", fr: "Le Bagarreur vient d’être joué" },
      setup: {
        game: "lorcana",
        players: [{ ...mara, play: [{ ...brawler, drying: true }] }, { play: [carter] }],
      },
      script: [],
      points: [
        {
          name: {
            en: "Drying, he can’t challenge: the turn may end",
            fr: "En train de sécher, il ne peut pas défier : le tour peut finir",
          },
          at: "start",
          expect: { decision: { open: ["end"], refused: { "challenge:brawler:carter": "5.1.1.11" } } },
        },
      ],
    },
  ],
};

export default scenario;

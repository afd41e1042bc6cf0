import type { Scenario } from "../../format.ts";

const beast = (as: string) => ({ card: "beast-relentless", as, exerted: true });

const scenario: Scenario = {
  id: "7.7.4.4-around-the-table",
  game: "lorcana",
  example: null,
  rules: ["7.7.4.4", "7.7.4.5", "7.7.6", "7.7.4.1"],
  title: {
    en: "The bag goes around a table of four",
    fr: "Le sac fait le tour d’une table de quatre",
  },
  story: {
    en: "A game of four, in the order Mara, Theo, Nina, Paul. Mara quests with Carter, and only Nina has an ability that triggers: her Nervous Lookout takes 1 damage. That triggers the Beast of each of the others. The bag is with Nina. Who resolves next: Mara, whose turn it is?",
    fr: "Une partie à quatre, dans l’ordre Mara, Theo, Nina, Paul. Mara envoie le Charretier à l’aventure, et seule Nina a une capacité qui se déclenche : son Guetteur nerveux subit 1 dommage. Cela déclenche la Bête de chacun des autres. Nina a le sac. Qui résout ensuite : Mara, dont c’est le tour ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 5, play: [{ card: "practice-carter", as: "carter" }, beast("maras-beast")] },
      { deck: 5, play: [beast("theos-beast")] },
      { deck: 5, play: [{ card: "practice-nervous-lookout", as: "lookout" }] },
      { deck: 5, play: [beast("pauls-beast")] },
    ],
  },
  script: ["quest:carter", "yes", "yes", "yes"],
  points: [
    {
      name: {
        en: "Mara and Theo have nothing in the bag: it is Nina’s to begin",
        fr: "Mara et Theo n’ont rien dans le sac : c’est à Nina de commencer",
      },
      at: { rule: "7.7.4.4" },
      expect: { picking: "Nina", bag: { Mara: [], Theo: [], Nina: ["lookout:jumpy"], Paul: [] } },
    },
    {
      name: {
        en: "Her damage is dealt, and three more abilities wait",
        fr: "Le dommage est infligé, et trois autres capacités attendent",
      },
      at: { rule: "1.8.3" },
      expect: {
        cards: { lookout: { damage: 1 } },
        picking: "Nina",
        bag: {
          Mara: ["maras-beast:second-wind"],
          Theo: ["theos-beast:second-wind"],
          Nina: [],
          Paul: ["pauls-beast:second-wind"],
        },
      },
    },
    {
      name: {
        en: "The next player in turn order is counted from Nina: Paul",
        fr: "Le joueur suivant dans l’ordre du tour se compte à partir de Nina : c’est Paul",
      },
      at: { rule: "7.7.4.4" },
      expect: { picking: "Paul" },
    },
    {
      name: { en: "Paul resolves his", fr: "Paul résout la sienne" },
      at: { answered: 1 },
      expect: {
        bag: {
          Mara: ["maras-beast:second-wind"],
          Theo: ["theos-beast:second-wind"],
          Nina: [],
          Paul: [],
        },
        decision: { player: "Paul", kind: "may" },
      },
    },
    {
      name: {
        en: "Mara comes only now, although it is her turn",
        fr: "Mara ne vient que maintenant, bien que ce soit son tour",
      },
      at: { answered: 2 },
      expect: {
        cards: { "pauls-beast": { exerted: false } },
        picking: "Mara",
        decision: { player: "Mara", kind: "may" },
      },
    },
    {
      name: { en: "Then Theo", fr: "Puis Theo" },
      at: { answered: 3 },
      expect: {
        cards: { "maras-beast": { exerted: false } },
        picking: "Theo",
        decision: { player: "Theo", kind: "may" },
      },
    },
    {
      name: { en: "The bag is empty and Mara goes on", fr: "Le sac est vide, Mara continue" },
      at: { rule: "7.7.4.5" },
      expect: { picking: null, bag: { Mara: [], Theo: [], Nina: [], Paul: [] } },
    },
    {
      name: { en: "It is still Mara’s turn", fr: "C’est toujours le tour de Mara" },
      at: "end",
      expect: {
        turn: { active: "Mara" },
        cards: { "theos-beast": { exerted: false } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

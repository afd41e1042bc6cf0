import type { Scenario } from "../../format.ts";

const withLore = (lore: number): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    { lore, play: [{ card: "practice-bookbinder", as: "bookbinder" }] },
    { lore: 19, play: [{ card: "practice-nervous-lookout", as: "lookout" }] },
  ],
});

const scenario: Scenario = {
  id: "2.3.3.1-twenty-lore",
  game: "lorcana",
  example: null,
  rules: ["2.3.3.1", "1.8.1.1", "1.11.3", "1.8.3"],
  title: { en: "Twenty lore, with the bag still full", fr: "Vingt éclats de Lore, le sac encore plein" },
  story: {
    en: "Mara has 18 lore and quests for 2. The quest also triggers an ability of Theo’s Nervous Lookout. Is the game over at once, or does the bag have to be emptied first?",
    fr: "Mara a 18 éclats de Lore et part à l’aventure pour 2. L’aventure déclenche aussi une capacité du Guetteur nerveux de Theo. La partie est-elle finie aussitôt, ou faut-il d’abord vider le sac ?",
  },
  setup: withLore(18),
  script: ["quest:bookbinder"],
  points: [
    {
      name: { en: "Mara gains 2 and has 20", fr: "Mara en gagne 2 et en a 20" },
      at: { rule: "4.5.1.4" },
      expect: { players: { Mara: { lore: 20 } }, result: null },
    },
    {
      name: {
        en: "The check after the quest finds it; Theo’s ability is still in the bag",
        fr: "La vérification qui suit l’aventure le trouve ; la capacité de Theo est encore dans le sac",
      },
      at: { rule: "1.8.1" },
      expect: {
        check: { pass: 1, finds: ["1.8.1.1 Mara"] },
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
      },
    },
    {
      name: { en: "Mara wins; nothing else resolves", fr: "Mara gagne ; plus rien ne se résout" },
      at: "end",
      expect: {
        result: { winners: ["Mara"], rule: "1.8.1.1" },
        cards: { lookout: { damage: 0 } },
        decision: null,
        never: ["7.7.4.4"],
      },
    },
  ],
  variants: [
    {
      id: "seventeen",
      title: { en: "Mara had 17", fr: "Mara en avait 17" },
      setup: withLore(17),
      script: ["quest:bookbinder"],
      points: [
        {
          name: {
            en: "19 is not 20: the bag resolves and the game goes on",
            fr: "19 n’est pas 20 : le sac se résout et la partie continue",
          },
          at: "end",
          expect: {
            result: null,
            players: { Mara: { lore: 19 } },
            cards: { lookout: { damage: 1 } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
    {
      id: "nineteen",
      title: { en: "Mara had 19", fr: "Mara en avait 19" },
      setup: withLore(19),
      script: ["quest:bookbinder"],
      points: [
        {
          name: { en: "More than 20 wins as well", fr: "Plus de 20, on gagne aussi" },
          at: "end",
          expect: { players: { Mara: { lore: 21 } }, result: { winners: ["Mara"], rule: "1.8.1.1" } },
        },
      ],
    },
  ],
};

export default scenario;

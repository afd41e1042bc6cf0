import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.1.6.1-action-before-the-bag",
  game: "lorcana",
  example: null,
  rules: ["7.1.6.1", "6.7.8.1", "6.7.8", "7.7.6"],
  title: {
    en: "A waiting action goes before the bag",
    fr: "Une action en attente passe avant le sac",
  },
  story: {
    en: "Mara quests with Puppeteer, who may then play an action for free. Theo’s Nervous Lookout also reacts to the quest, so two abilities are in the bag. Mara resolves hers and plays Evening Round while it resolves. Whose effect comes next: the song’s, or Theo’s ability, which has waited longer?",
    fr: "Mara envoie à l’aventure la Marionnettiste, qui peut alors jouer une action gratuitement. Le Guetteur nerveux de Theo réagit lui aussi à l’aventure : deux capacités sont dans le sac. Mara résout la sienne et joue Ronde du soir pendant cette résolution. Quel effet vient ensuite : celui de la chanson, ou la capacité de Theo, qui attend depuis plus longtemps ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        hand: [{ card: "practice-evening-round", as: "round" }],
        play: [{ card: "practice-puppeteer", as: "puppeteer" }],
      },
      { deck: 5, play: [{ card: "practice-nervous-lookout", as: "lookout" }] },
    ],
  },
  script: ["quest:puppeteer", "yes"],
  points: [
    {
      name: {
        en: "Mara resolves her ability; Theo’s waits in the bag",
        fr: "Mara résout sa capacité ; celle de Theo attend dans le sac",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 1 } },
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
        decision: { player: "Mara", kind: "may" },
      },
    },
    {
      name: {
        en: "The song is played while that resolves: its effect has to wait",
        fr: "La chanson est jouée pendant cette résolution : son effet doit attendre",
      },
      at: { rule: "1.8.3" },
      expect: {
        cards: { round: { zone: "play" } },
        waiting: ["round"],
        players: { Mara: { lore: 1 } },
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
      },
    },
    {
      name: {
        en: "Before any ability is picked from the bag, the song resolves",
        fr: "Avant qu’une capacité soit choisie dans le sac, la chanson se résout",
      },
      at: { rule: "6.7.1.2" },
      expect: {
        cards: { round: { zone: "discard" }, lookout: { damage: 0 } },
        players: { Mara: { lore: 2 } },
        waiting: [],
        bag: { Mara: [], Theo: ["lookout:jumpy"] },
        never: ["7.7.4.4"],
      },
    },
    {
      name: { en: "Then the bag passes to Theo", fr: "Puis le sac passe à Theo" },
      at: { rule: "7.7.4.4" },
      expect: { picking: "Theo" },
    },
    {
      name: { en: "1 damage on Nervous Lookout", fr: "1 dommage sur le Guetteur nerveux" },
      at: "end",
      expect: { cards: { lookout: { damage: 1 } }, bag: { Mara: [], Theo: [] } },
    },
  ],
};

export default scenario;

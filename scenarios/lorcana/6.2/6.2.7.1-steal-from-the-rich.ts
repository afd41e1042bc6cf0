import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.2.7.1-steal-from-the-rich",
  game: "lorcana",
  example: "6.2.7.1",
  rules: ["6.2.7.1", "6.2.7", "3.4.1.2"],
  title: {
    en: "Steal from the Rich, for one turn",
    fr: "Voler aux riches, le temps d’un tour",
  },
  story: {
    en: "Flounder quests; then Mara plays Steal from the Rich and quests with Milo and Heihei. The action is in the discard by then. What makes Theo lose lore, which quests count, and how long does it last?",
    fr: "Polochon part à l’aventure ; puis Mara joue Voler aux riches et envoie Milo et Heihei à l’aventure. L’action est alors déjà dans la défausse. Qu’est-ce qui fait perdre des éclats de Lore à Theo, quels départs comptent, et pour combien de temps ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 5,
        deck: 5,
        hand: [{ card: "steal-from-the-rich", as: "steal" }],
        play: [
          { card: "flounder-voice-of-reason", as: "flounder" },
          { card: "milo-thatch-clever-cartographer", as: "milo" },
          { card: "heihei-rambling-rooster", as: "heihei" },
        ],
      },
      { lore: 6, deck: 5 },
    ],
  },
  script: ["quest:flounder", "play:steal", "quest:milo", "quest:heihei", "end", "end", "quest:flounder"],
  points: [
    {
      name: {
        en: "Flounder quested before the action: Theo keeps his lore",
        fr: "Polochon est parti avant l’action : Theo garde ses éclats de Lore",
      },
      at: { answered: 1 },
      expect: { players: { Mara: { lore: 1 }, Theo: { lore: 6 } }, lasting: [], never: ["6.2.7.1"] },
    },
    {
      name: {
        en: "The action creates a floating triggered ability, outside of the bag",
        fr: "L’action crée une capacité à déclenchement flottant, hors du sac",
      },
      at: { rule: "6.2.7.1" },
      expect: { lasting: ["steal:steal-from-the-rich"], bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "The card is in the discard; the ability goes on existing",
        fr: "La carte est dans la défausse ; la capacité existe toujours",
      },
      at: { answered: 2 },
      expect: {
        cards: { steal: { zone: "discard" } },
        players: { Theo: { lore: 6 } },
        lasting: ["steal:steal-from-the-rich"],
      },
    },
    {
      name: {
        en: "Milo quests: an instance of it goes into the bag",
        fr: "Milo part à l’aventure : une instance entre dans le sac",
      },
      at: { rule: "6.2.7.1" },
      expect: {
        bag: { Mara: ["steal:steal-from-the-rich"], Theo: [] },
        lasting: ["steal:steal-from-the-rich"],
        players: { Theo: { lore: 6 } },
      },
    },
    {
      name: {
        en: "It has resolved: Theo lost 1 lore, and the floating ability is still there",
        fr: "Elle est résolue : Theo a perdu 1 éclat de Lore, et la capacité flottante est toujours là",
      },
      at: { answered: 3 },
      expect: {
        players: { Mara: { lore: 2 }, Theo: { lore: 5 } },
        bag: { Mara: [], Theo: [] },
        lasting: ["steal:steal-from-the-rich"],
      },
    },
    {
      name: { en: "Heihei quests: another instance", fr: "Heihei part à l’aventure : une nouvelle instance" },
      at: { rule: "6.2.7.1" },
      expect: { bag: { Mara: ["steal:steal-from-the-rich"], Theo: [] } },
    },
    {
      name: {
        en: "The turn ends, and the ability ceases to exist",
        fr: "Le tour s’achève, et la capacité cesse d’exister",
      },
      at: { rule: "3.4.1.2" },
      expect: { players: { Theo: { lore: 4 } }, lasting: [] },
    },
    {
      name: {
        en: "A quest in Mara’s next turn takes nothing",
        fr: "Une aventure au tour suivant de Mara ne prend plus rien",
      },
      at: "end",
      expect: {
        players: { Mara: { lore: 4 }, Theo: { lore: 4 } },
        bag: { Mara: [], Theo: [] },
        never: ["6.2.7.1"],
      },
    },
  ],
};

export default scenario;

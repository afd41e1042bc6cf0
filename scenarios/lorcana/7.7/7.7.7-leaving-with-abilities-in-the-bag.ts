import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "7.7.7-leaving-with-abilities-in-the-bag",
  game: "lorcana",
  example: null,
  rules: ["7.7.7", "7.7.4.4", "7.7.6", "9.2.3", "2.3.3.4"],
  title: {
    en: "A player leaves, and their abilities with them",
    fr: "Un joueur part, et ses capacités avec lui",
  },
  story: {
    en: "A game of three. Mara quests with Anna: two of her abilities go into the bag, and one each of Theo’s and Nina’s Nervous Lookouts. Before any of them resolves, Theo concedes. What happens to his ability in the bag, and to whom does the bag pass after Mara?",
    fr: "Une partie à trois. Mara envoie Anna à l’aventure : deux de ses capacités entrent dans le sac, ainsi que celle du Guetteur nerveux de Theo et celle du Guetteur de Nina. Avant que l’une d’elles se résolve, Theo concède. Que devient sa capacité dans le sac, et à qui le sac passe-t-il après Mara ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "anna-magical-mission", as: "anna" },
          { card: "elsa-trusted-sister", as: "elsa", exerted: true },
        ],
      },
      { deck: 5, play: [{ card: "practice-nervous-lookout", as: "theos-lookout" }] },
      { deck: 5, play: [{ card: "practice-nervous-lookout", as: "ninas-lookout" }] },
    ],
  },
  script: ["quest:anna", "concede:Theo", "bag:anna:support", "no", "no"],
  points: [
    {
      name: {
        en: "Four abilities in the bag: two of Mara’s, one of Theo’s, one of Nina’s",
        fr: "Quatre capacités dans le sac : deux à Mara, une à Theo, une à Nina",
      },
      at: { answered: 1 },
      expect: {
        bag: {
          Mara: ["anna:support", "anna:coordinated-plan"],
          Theo: ["theos-lookout:jumpy"],
          Nina: ["ninas-lookout:jumpy"],
        },
        decision: { player: "Mara", kind: "bag" },
      },
    },
    {
      name: {
        en: "Theo has left the game: his ability ceases to exist",
        fr: "Theo a quitté la partie : sa capacité cesse d’exister",
      },
      at: { rule: "7.7.7" },
      expect: {
        players: { Theo: { out: true } },
        bag: { Mara: ["anna:support", "anna:coordinated-plan"], Theo: [], Nina: ["ninas-lookout:jumpy"] },
      },
    },
    {
      name: { en: "Mara goes on with hers", fr: "Mara continue avec les siennes" },
      at: { answered: 2 },
      expect: {
        decision: { player: "Mara", kind: "bag", open: ["bag:anna:support", "bag:anna:coordinated-plan"] },
      },
    },
    {
      name: { en: "Then the bag passes to Nina", fr: "Puis le sac passe à Nina" },
      at: { rule: "7.7.4.4" },
      expect: { picking: "Nina", bag: { Mara: [], Theo: [], Nina: ["ninas-lookout:jumpy"] } },
    },
    {
      name: {
        en: "Hers resolves, and the game goes on with two",
        fr: "La sienne se résout, et la partie continue à deux",
      },
      at: "end",
      expect: {
        cards: { "ninas-lookout": { damage: 1 } },
        result: null,
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 4,
      deck: 5,
      hand: [
        { card: "flounder-voice-of-reason", as: "flounder" },
        { card: "lucky-the-15th-puppy", as: "lucky" },
        { card: "practice-stray-puppy", as: "stray" },
      ],
      play: [{ card: "perdita-playful-mother", as: "perdita" }],
    },
    { deck: 5 },
  ],
};

const scenario: Scenario = {
  id: "4.3.6-B-perdita-and-flounder",
  game: "lorcana",
  example: "4.3.6-B",
  rules: ["4.3.6", "4.3.2.3", "4.3.2.4", "1.5.4"],
  title: {
    en: "Perdita’s reduction waits for a Puppy",
    fr: "La réduction de Perdita attend un Chiot",
  },
  story: {
    en: "Perdita quests: Mara pays 2 less for the next Puppy character she plays this turn. The first character she plays is Flounder, who is no Puppy. Then come Lucky, a Puppy of cost 4, and another Puppy. Who is played for less?",
    fr: "Perdita part à l’aventure : Mara paie 2 de moins pour le prochain personnage Chiot qu’elle joue ce tour-ci. Le premier personnage qu’elle joue est Polochon, qui n’est pas un Chiot. Viennent ensuite Lucky, un Chiot de coût 4, puis un autre Chiot. Lequel coûte moins ?",
  },
  setup,
  script: ["quest:perdita", "play:flounder", "play:lucky", "play:stray"],
  points: [
    {
      name: { en: "The reduction waits for a Puppy", fr: "La réduction attend un Chiot" },
      at: { answered: 1 },
      expect: { players: { Mara: { lore: 2, ink: 4 } }, lasting: ["perdita:whos-next"] },
    },
    {
      name: {
        en: "Flounder costs his 1 ink, and the reduction is untouched",
        fr: "Polochon coûte 1 encre, et la réduction est intacte",
      },
      at: { answered: 2 },
      expect: {
        cards: { flounder: { zone: "play" } },
        players: { Mara: { ink: 3, exertedInk: 1 } },
        lasting: ["perdita:whos-next"],
        never: ["4.3.6"],
      },
    },
    {
      name: { en: "Lucky’s total is 2 instead of 4", fr: "Le total de Lucky est de 2 au lieu de 4" },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 1, exertedInk: 3 } } },
    },
    {
      name: {
        en: "He is the next Puppy: the reduction is used up",
        fr: "C’est lui le prochain Chiot : la réduction est utilisée",
      },
      at: { rule: "4.3.6" },
      expect: { lasting: [] },
    },
    {
      name: {
        en: "The Puppy after him costs its 1 ink",
        fr: "Le Chiot suivant coûte 1 encre, sans réduction",
      },
      at: "end",
      expect: {
        cards: { lucky: { zone: "play" }, stray: { zone: "play" } },
        players: { Mara: { ink: 0, exertedInk: 4 } },
        never: ["4.3.6"],
      },
    },
  ],
  variants: [
    {
      id: "small-puppy-first",
      title: { en: "The small Puppy first, 3 ink", fr: "Le petit Chiot d’abord, 3 encres" },
      setup: { ...setup, players: [{ ...setup.players[0], ink: 3 }, { deck: 5 }] },
      script: ["quest:perdita", "play:stray"],
      points: [
        {
          name: {
            en: "Its total is 0, and the reduction is used up on it",
            fr: "Son total est de 0, et la réduction est utilisée pour lui",
          },
          at: { rule: "4.3.3.1" },
          expect: { players: { Mara: { ink: 3, exertedInk: 0 } }, lasting: [] },
        },
        {
          name: {
            en: "Lucky costs his full 4 ink: too much for 3",
            fr: "Lucky coûte ses 4 encres : trop pour 3",
          },
          at: "end",
          expect: { cards: { stray: { zone: "play" } }, decision: { refused: { "play:lucky": "1.5.3" } } },
        },
      ],
    },
    {
      id: "without-questing",
      title: { en: "Perdita has not quested", fr: "Perdita n’est pas partie à l’aventure" },
      script: ["play:lucky"],
      points: [
        {
          name: { en: "Lucky costs 4", fr: "Lucky coûte 4" },
          at: "end",
          expect: { players: { Mara: { ink: 0, exertedInk: 4 } }, never: ["4.3.6"] },
        },
      ],
    },
  ],
};

export default scenario;

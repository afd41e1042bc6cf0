import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 3,
      deck: 5,
      hand: [{ card: "doc-leader-of-the-seven-dwarfs", as: "doc" }],
      play: [
        { card: "bashful-hopeless-romantic", as: "bashful" },
        { card: "flounder-voice-of-reason", as: "flounder" },
      ],
    },
    { ink: 4, deck: 5, hand: [{ card: "practice-trapdoor", as: "trapdoor" }], play: ["grumpy-bad-tempered"] },
  ],
};

const scenario: Scenario = {
  id: "6.4.3-bashful-needs-company",
  game: "lorcana",
  example: "6.4.3",
  rules: ["6.4.3", "6.4.4", "6.4.4.1"],
  title: {
    en: "Bashful does not go alone",
    fr: "Timide n’y va pas seul",
  },
  story: {
    en: "Mara’s Bashful can’t quest unless she has another Seven Dwarfs character in play. She has Flounder; Grumpy is Theo’s. Then she plays Doc, who is still drying. When may Bashful quest?",
    fr: "Le Timide de Mara ne peut pas partir à l’aventure à moins qu’elle n’ait un autre personnage Sept Nains en jeu. Elle a Polochon ; Grincheux est à Theo. Puis elle joue Prof, encore en train de sécher. Quand Timide peut-il partir à l’aventure ?",
  },
  setup,
  script: ["play:doc", "quest:bashful"],
  points: [
    {
      name: {
        en: "No other dwarf of Mara’s: the condition is false, “can’t quest” applies",
        fr: "Aucun autre nain de Mara : la condition est fausse, « ne peut pas » s’applique",
      },
      at: "start",
      expect: {
        decision: { player: "Mara", open: ["quest:flounder"], refused: { "quest:bashful": "6.4.4.1" } },
      },
    },
    {
      name: {
        en: "Doc is in play: the condition is true, the effect no longer applies",
        fr: "Prof est en jeu : la condition est vraie, l’effet ne s’applique plus",
      },
      at: { answered: 1 },
      expect: {
        cards: { doc: { zone: "play", drying: true } },
        decision: { player: "Mara", open: ["quest:bashful", "quest:flounder"] },
      },
    },
    {
      name: { en: "Bashful quests for 3 lore", fr: "Timide part à l’aventure : 3 éclats de Lore" },
      at: "end",
      expect: { players: { Mara: { lore: 3 } }, cards: { bashful: { exerted: true } } },
    },
  ],
  variants: [
    {
      id: "doc-is-banished",
      title: { en: "Theo banishes Doc", fr: "Theo bannit Prof" },
      script: ["play:doc", "end", "play:trapdoor", "card:doc", "end"],
      points: [
        {
          name: { en: "Doc leaves play", fr: "Prof quitte le jeu" },
          at: { answered: 4 },
          expect: { cards: { doc: { zone: "discard" }, bashful: { zone: "play" } } },
        },
        {
          name: {
            en: "The condition is false again: Bashful has to stay",
            fr: "La condition est de nouveau fausse : Timide doit rester",
          },
          at: "end",
          expect: {
            turn: { active: "Mara" },
            decision: { player: "Mara", refused: { "quest:bashful": "6.4.4.1" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

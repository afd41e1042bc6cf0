import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.5.1.1-stolen-scimitar",
  game: "lorcana",
  example: "6.5.1.1",
  rules: ["6.5.1.1", "6.5.1", "6.5.4", "6.5.6"],
  title: {
    en: "Stolen Scimitar knows its owner",
    fr: "Le Cimeterre volé reconnaît Aladdin",
  },
  story: {
    en: "For this turn, Slash gives a chosen character +1 Strength, or +2 instead where that character is named Aladdin. Mara chooses Aladdin, who has 1 Strength. Does he end up with 2, 3 or 4?",
    fr: "Slash ! donne +1 de Force à un personnage choisi pour ce tour ; si c’est un personnage nommé Aladdin, il gagne +2 à la place. Mara choisit Aladdin, qui a 1 de Force. Finit-il à 2, à 3 ou à 4 ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        play: [
          { card: "stolen-scimitar", as: "scimitar" },
          { card: "aladdin-resolute-swordsman", as: "aladdin" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["use:scimitar:slash", "card:aladdin"],
  points: [
    {
      name: { en: "Mara chooses a character", fr: "Mara choisit un personnage" },
      at: { answered: 1 },
      expect: {
        cards: { scimitar: { exerted: true } },
        decision: {
          player: "Mara",
          kind: "choose",
          rule: "6.1.3",
          options: ["card:aladdin", "card:flounder"],
        },
      },
    },
    {
      name: {
        en: "He is named Aladdin: the +1 is replaced before it happens",
        fr: "Il se nomme Aladdin : le +1 est remplacé avant d’avoir lieu",
      },
      at: { rule: "6.5.4" },
      expect: { cards: { aladdin: { strength: 1 } } },
    },
    {
      name: {
        en: "He gets +2, not +1 and not both: 3 Strength",
        fr: "Il gagne +2, ni +1 ni les deux : 3 de Force",
      },
      at: "end",
      expect: {
        cards: { aladdin: { strength: 3 }, flounder: { strength: 2 } },
        lasting: ["scimitar:slash"],
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "somebody-else",
      title: { en: "Mara chooses Flounder", fr: "Mara choisit Polochon" },
      script: ["use:scimitar:slash", "card:flounder"],
      points: [
        {
          name: { en: "Nothing is replaced: +1", fr: "Rien n’est remplacé : +1" },
          at: "end",
          expect: {
            cards: { flounder: { strength: 3 }, aladdin: { strength: 1 } },
            lasting: ["scimitar:slash"],
            never: ["6.5.4"],
          },
        },
      ],
    },
  ],
};

export default scenario;

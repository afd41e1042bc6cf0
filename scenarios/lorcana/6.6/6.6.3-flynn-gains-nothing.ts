import type { Scenario } from "../../format.ts";

const blank = "practice-blank-page";

const scenario: Scenario = {
  id: "6.6.3-flynn-gains-nothing",
  game: "lorcana",
  example: "6.6.3",
  rules: ["6.6.3", "4.5.3.1", "6.6.1.2"],
  title: {
    en: "Flynn quests for less than nothing",
    fr: "Flynn part à l’aventure pour moins que rien",
  },
  story: {
    en: "Flynn has a Lore value of 4 and gets -1 for each card in his opponents’ hands. Theo holds 5 cards. Mara, with 3 lore, quests with Flynn. Does she gain, lose, or stay where she is, and what is his Lore value afterwards?",
    fr: "Flynn a une valeur de Lore de 4 et subit -1 pour chaque carte en main de ses adversaires. Theo en tient 5. Mara, à 3 éclats de Lore, envoie Flynn à l’aventure. En gagne-t-elle, en perd-elle, ou reste-t-elle à 3, et quelle est ensuite la valeur de Lore de Flynn ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        lore: 3,
        ink: 5,
        deck: 5,
        hand: [
          { card: "good-job", as: "good-job-a" },
          { card: "good-job", as: "good-job-b" },
          { card: "practice-hole-in-the-pocket", as: "pocket" },
        ],
        play: [{ card: "flynn-rider-his-own-biggest-fan", as: "flynn" }],
      },
      { deck: 5, hand: [blank, blank, blank, blank, blank] },
    ],
  },
  script: ["quest:flynn"],
  points: [
    {
      name: { en: "4 - 5: Flynn’s Lore value is -1", fr: "4 - 5 : la valeur de Lore de Flynn est -1" },
      at: "start",
      expect: { cards: { flynn: { lore: -1 } }, players: { Mara: { lore: 3 } } },
    },
    {
      name: { en: "He may quest all the same", fr: "Il peut tout de même partir à l’aventure" },
      at: { rule: "4.5.1.3" },
      expect: { cards: { flynn: { exerted: true } } },
    },
    {
      name: {
        en: "A negative Lore value counts as 0: Mara gains 0 lore and loses none",
        fr: "Une valeur de Lore négative compte pour 0 : Mara gagne 0 éclat de Lore et n’en perd pas",
      },
      at: { rule: "6.6.3" },
      expect: { cards: { flynn: { lore: -1 } }, players: { Mara: { lore: 3 } } },
    },
    {
      name: { en: "His Lore value is still -1", fr: "Sa valeur de Lore est toujours -1" },
      at: "end",
      expect: { cards: { flynn: { lore: -1 } }, players: { Mara: { lore: 3 } } },
    },
  ],
  variants: [
    {
      id: "modifiers-start-below-zero",
      title: { en: "Good Job! twice before the quest", fr: "Beau travail ! deux fois avant l’aventure" },
      script: ["play:good-job-a", "play:good-job-b", "quest:flynn"],
      points: [
        {
          name: { en: "+1 brings him from -1 to 0, not to 1", fr: "+1 le mène de -1 à 0, pas à 1" },
          at: { answered: 1 },
          expect: { cards: { flynn: { lore: 0 } } },
        },
        {
          name: { en: "The second one brings him to 1", fr: "Le deuxième le mène à 1" },
          at: { answered: 2 },
          expect: { cards: { flynn: { lore: 1 } } },
        },
        {
          name: { en: "Mara gains 1 lore", fr: "Mara gagne 1 éclat de Lore" },
          at: "end",
          expect: { players: { Mara: { lore: 4 } } },
        },
      ],
    },
    {
      id: "a-card-less",
      title: { en: "Theo loses a card first", fr: "Theo perd d’abord une carte" },
      script: ["play:pocket", "quest:flynn"],
      points: [
        {
          name: {
            en: "4 cards in hand: the Lore value changes to 0 at once",
            fr: "4 cartes en main : la valeur de Lore passe aussitôt à 0",
          },
          at: { rule: "7.3.4" },
          expect: { cards: { flynn: { lore: 0 } } },
        },
        {
          name: { en: "A Lore value of 0 gains nothing", fr: "Une valeur de Lore de 0 ne rapporte rien" },
          at: "end",
          expect: { players: { Mara: { lore: 3 } }, cards: { flynn: { lore: 0 } }, never: ["6.6.3"] },
        },
      ],
    },
  ],
};

export default scenario;

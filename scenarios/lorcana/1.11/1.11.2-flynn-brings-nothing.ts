import type { Scenario } from "../../format.ts";

const four = ["practice-carter", "practice-carter", "practice-carter", "practice-carter"];
const withHand = (hand: string[]): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      play: [
        { card: "flynn-rider-his-own-biggest-fan", as: "flynn" },
        { card: "practice-crossroads", as: "crossroads" },
      ],
      deck: 5,
    },
    { hand, deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "1.11.2-flynn-brings-nothing",
  game: "lorcana",
  example: null,
  rules: ["1.11.2", "4.5.1.4", "4.5.3.1", "3.2.2.2"],
  title: { en: "A quest for no lore", fr: "Une aventure sans éclat de Lore" },
  story: {
    en: "Mara’s Flynn Rider has a Lore value of 4, less 1 for each card in his opponents’ hands. Theo holds four cards. Mara quests with Flynn anyway, and on her next turn her location Crossroads, Lore value 2, is still there. What does she gain, and when?",
    fr: "Le Flynn Rider de Mara a une valeur de Lore de 4, moins 1 par carte dans la main des adversaires. Theo tient quatre cartes. Mara envoie quand même Flynn à l’aventure, et à son tour suivant son lieu Carrefour, valeur de Lore 2, est toujours là. Que gagne-t-elle, et quand ?",
  },
  setup: withHand(four),
  script: ["quest:flynn", "end", "end"],
  points: [
    {
      name: {
        en: "Flynn’s Lore value is 0; he may quest all the same",
        fr: "La valeur de Lore de Flynn est 0 ; il peut quand même partir",
      },
      at: "start",
      expect: { cards: { flynn: { lore: 0 } }, decision: { open: ["quest:flynn"] } },
    },
    {
      name: { en: "He exerts, and Mara gains nothing", fr: "Il est épuisé, et Mara ne gagne rien" },
      at: { rule: "1.11.2" },
      expect: { cards: { flynn: { exerted: true } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: {
        en: "At her next Set step the location gives its 2 lore",
        fr: "À sa prochaine étape Vérifier, le lieu donne ses 2 éclats de Lore",
      },
      at: { rule: "3.2.2.2" },
      expect: {
        turn: { active: "Mara", phase: "start" },
        players: { Mara: { lore: 2 } },
        bag: { Mara: [], Theo: [] },
      },
    },
  ],
  variants: [
    {
      id: "five-cards",
      title: { en: "Theo holds five cards", fr: "Theo tient cinq cartes" },
      setup: withHand([...four, "practice-carter"]),
      script: ["quest:flynn"],
      points: [
        {
          name: {
            en: "A negative Lore value takes nothing away",
            fr: "Une valeur de Lore négative n’enlève rien",
          },
          at: { rule: "4.5.3.1" },
          expect: { cards: { flynn: { lore: -1, exerted: true } }, players: { Mara: { lore: 0 } } },
        },
      ],
    },
    {
      id: "one-card",
      title: { en: "Theo holds one card", fr: "Theo tient une carte" },
      setup: withHand(["practice-carter"]),
      script: ["quest:flynn"],
      points: [
        {
          name: { en: "3 lore", fr: "3 éclats de Lore" },
          at: { rule: "4.5.1.4" },
          expect: { cards: { flynn: { lore: 3 } }, players: { Mara: { lore: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const withTop = (card: string): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      deck: [{ card, as: "top" }, "practice-carter"],
      play: [{ card: "bruno-madrigal-undetected-uncle", as: "bruno" }],
    },
    { deck: 5 },
  ],
});

const eels = "flotsam-and-jetsam-entangling-eels";
const use = "use:bruno:you-just-have-to-see-it";

const match: Scenario["points"] = [
  {
    name: {
      en: "A match: the card goes to hand, and Mara gains 3 lore",
      fr: "Cela correspond : la carte va en main, et Mara gagne 3 éclats de Lore",
    },
    at: "end",
    expect: { players: { Mara: { hand: ["top"], deck: 1, lore: 3 } } },
  },
];

const scenario: Scenario = {
  id: "5.2.6.2-B-bruno-names-flotsam",
  game: "lorcana",
  example: "5.2.6.2-B",
  rules: ["5.2.6.1", "5.2.6.2", "5.2.6", "6.1.14.1"],
  title: {
    en: "Bruno names Flotsam",
    fr: "Bruno nomme Flotsam",
  },
  story: {
    en: "Mara uses Bruno Madrigal and names Flotsam. The card she reveals is Flotsam & Jetsam - Entangling Eels. Is that the named card? And would it be the other way round, had she named Flotsam & Jetsam and revealed Flotsam?",
    fr: "Mara utilise Bruno Madrigal et nomme Flotsam. La carte qu’elle révèle est Flotsam & Jetsam - Anguilles piégeuses. Est-ce la carte nommée ? Et si elle avait nommé Flotsam & Jetsam et révélé Flotsam ?",
  },
  setup: withTop(eels),
  script: [use, "name:flotsam"],
  points: [
    {
      name: { en: "Bruno is exerted; Mara names a card", fr: "Bruno est épuisé ; Mara nomme une carte" },
      at: { answered: 1 },
      expect: {
        cards: { bruno: { exerted: true } },
        decision: {
          player: "Mara",
          kind: "name",
          rule: "5.2.6",
          open: ["name:flotsam", "name:jetsam", "name:flotsam-jetsam"],
        },
      },
    },
    {
      name: { en: "The Eels are revealed", fr: "Les Anguilles sont révélées" },
      at: { rule: "6.1.14.1" },
      expect: { players: { Mara: { top: "top", lore: 0 } } },
    },
    ...match,
  ],
  variants: [
    {
      id: "flotsam-revealed",
      title: { en: "Flotsam named, Flotsam revealed", fr: "Flotsam nommé, Flotsam révélé" },
      setup: withTop("flotsam-ursulas-spy"),
      script: [use, "name:flotsam"],
      points: match,
    },
    {
      id: "both-named-one-revealed",
      title: { en: "Flotsam & Jetsam named, Flotsam revealed", fr: "Flotsam & Jetsam nommé, Flotsam révélé" },
      setup: withTop("flotsam-ursulas-spy"),
      script: [use, "name:flotsam-jetsam"],
      points: [
        {
          name: {
            en: "No match: back on top of the deck, and no lore",
            fr: "Cela ne correspond pas : retour sur la pioche, et aucun éclat de Lore",
          },
          at: "end",
          expect: {
            players: { Mara: { hand: [], deck: 2, top: "top", lore: 0 } },
            cards: { bruno: { exerted: true } },
          },
        },
      ],
    },
    {
      id: "printed-name",
      title: { en: "Flotsam & Jetsam named and revealed", fr: "Flotsam & Jetsam nommé et révélé" },
      script: [use, "name:flotsam-jetsam"],
      points: match,
    },
    {
      id: "other-half",
      title: { en: "Jetsam named, the Eels revealed", fr: "Jetsam nommé, les Anguilles révélées" },
      script: [use, "name:jetsam"],
      points: match,
    },
  ],
};

export default scenario;

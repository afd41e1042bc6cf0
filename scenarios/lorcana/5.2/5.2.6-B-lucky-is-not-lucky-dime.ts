import type { Scenario } from "../../format.ts";

const withTop = (card: string): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink: 1,
      deck: [{ card, as: "top" }, "practice-carter"],
      play: [{ card: "the-sorcerers-hat", as: "hat" }],
    },
    { deck: 5 },
  ],
});

const scenario: Scenario = {
  id: "5.2.6-B-lucky-is-not-lucky-dime",
  game: "lorcana",
  example: "5.2.6-B",
  rules: ["5.2.6", "6.1.14.1", "6.7.2.1"],
  title: {
    en: "Lucky is not Lucky Dime",
    fr: "Lucky n’est pas Lucky Dime",
  },
  story: {
    en: "With The Sorcerer’s Hat, Mara names Lucky and reveals the top card of her deck: Lucky Dime. The name she said is part of the name on the card. Does the card go to her hand?",
    fr: "Avec Le chapeau de sorcier, Mara nomme Lucky et révèle la carte du dessus de sa pioche : le Sou fétiche, en anglais Lucky Dime. En anglais, le nom qu’elle a dit est contenu dans celui de la carte ; en français, ces deux noms n’ont rien en commun, et une variante joue Ursula et le Pendentif en coquillage d’Ursula. La carte révélée va-t-elle dans sa main ?",
  },
  setup: withTop("lucky-dime"),
  script: ["use:hat:incredible-energy", "name:lucky"],
  points: [
    {
      name: { en: "The cost is paid; Mara names a card", fr: "Le coût est payé ; Mara nomme une carte" },
      at: { answered: 1 },
      expect: {
        cards: { hat: { exerted: true } },
        players: { Mara: { ink: 0, exertedInk: 1 } },
        decision: {
          player: "Mara",
          kind: "name",
          rule: "5.2.6",
          open: ["name:lucky", "name:lucky-dime", "name:ursula", "name:ursula-s-shell-necklace"],
        },
      },
    },
    {
      name: {
        en: "The top card is revealed: Lucky Dime",
        fr: "La carte du dessus est révélée : le Sou fétiche",
      },
      at: { rule: "6.1.14.1" },
      expect: { players: { Mara: { top: "top", deck: 2 } } },
    },
    {
      name: {
        en: "The whole name must match: it goes back on top",
        fr: "Le nom entier doit correspondre : elle revient sur le dessus",
      },
      at: "end",
      expect: {
        players: { Mara: { hand: [], deck: 2, top: "top" } },
        decision: {
          player: "Mara",
          kind: "turn action",
          refused: { "use:hat:incredible-energy": "5.1.1.2" },
        },
      },
    },
  ],
  variants: [
    {
      id: "whole-name",
      title: { en: "Mara names Lucky Dime", fr: "Mara nomme le Sou fétiche (Lucky Dime)" },
      script: ["use:hat:incredible-energy", "name:lucky-dime"],
      points: [
        {
          name: {
            en: "A match: the card goes to her hand",
            fr: "Cela correspond : la carte va dans sa main",
          },
          at: "end",
          expect: { players: { Mara: { hand: ["top"], deck: 1 } } },
        },
      ],
    },
    {
      id: "ursula",
      title: {
        en: "Ursula and Ursula’s Shell Necklace (the French edition’s example)",
        fr: "Ursula et le Pendentif en coquillage d’Ursula (l’exemple de l’édition française)",
      },
      setup: withTop("ursulas-shell-necklace"),
      script: ["use:hat:incredible-energy", "name:ursula"],
      points: [
        {
          name: {
            en: "No match either: back on top",
            fr: "Cela ne correspond pas non plus : retour sur le dessus",
          },
          at: "end",
          expect: { players: { Mara: { hand: [], deck: 2, top: "top" } } },
        },
      ],
    },
    {
      id: "any-version",
      title: { en: "Ursula named, and an Ursula revealed", fr: "Ursula nommée, et une Ursula révélée" },
      setup: withTop("ursula-deceiver-of-all"),
      script: ["use:hat:incredible-energy", "name:ursula"],
      points: [
        {
          name: {
            en: "The version is ignored: the name matches",
            fr: "La version est ignorée : le nom correspond",
          },
          at: "end",
          expect: { players: { Mara: { hand: ["top"], deck: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

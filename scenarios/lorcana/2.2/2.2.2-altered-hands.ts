import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = { game: "lorcana", stage: "setup", players: [{ deck: 12 }, { deck: 12 }] };

const scenario: Scenario = {
  id: "2.2.2-altered-hands",
  game: "lorcana",
  example: null,
  rules: [
    "2.2.2",
    "2.2.1",
    "2.2.1.2",
    "2.2.1.3",
    "2.2.1.4",
    "2.2.2.1",
    "2.2.2.2",
    "2.2.2.3",
    "2.2.3",
    "2.1.3",
    "3.2.3.1",
  ],
  title: { en: "Opening hands, altered or kept", fr: "Mains de départ, modifiées ou gardées" },
  story: {
    en: "Mara is the starting player. Both decks are shuffled and both players draw their opening hands. Mara wants to change two cards, Theo likes all of his. In which order do they decide, and when does anybody shuffle again?",
    fr: "Mara est la première joueuse. Les deux decks sont mélangés et chacun pioche sa main de départ. Mara veut changer deux cartes, Theo garde tout. Dans quel ordre décident-ils, et quand remélange-t-on ?",
  },
  setup,
  script: [["card:blank-5", "card:blank-3"], []],
  points: [
    {
      name: { en: "The turn order: Mara, then Theo", fr: "L’ordre du tour : Mara, puis Theo" },
      at: { rule: "2.1.3" },
      expect: { turn: { phase: "setup", active: "Mara" } },
    },
    {
      name: { en: "The decks are shuffled", fr: "Les decks sont mélangés" },
      at: { rule: "2.2.1.2" },
      expect: { turn: { phase: "setup" }, players: { Mara: { deck: 12, hand: [] } } },
    },
    {
      name: { en: "Everybody has 0 lore", fr: "Tous ont 0 éclat de Lore" },
      at: { rule: "2.2.1.3" },
      expect: { players: { Mara: { lore: 0 }, Theo: { lore: 0 } } },
    },
    {
      name: {
        en: "Seven cards each; the starting player decides first",
        fr: "Sept cartes chacun ; la première joueuse décide d’abord",
      },
      at: { answered: 0 },
      expect: {
        players: { Mara: { deck: 5 }, Theo: { deck: 5 } },
        decision: {
          player: "Mara",
          kind: "alter hand",
          rule: "2.2.2.1",
          open: ["card:blank-5", "card:blank-3"],
        },
      },
    },
    {
      name: {
        en: "Mara’s two cards are on the bottom, she has drawn two others, and nobody has shuffled yet",
        fr: "Les deux cartes de Mara sont sous sa pioche, elle en a pioché deux autres, et personne n’a encore remélangé",
      },
      at: { answered: 1 },
      expect: {
        cards: { "blank-5": { zone: "deck" }, "blank-3": { zone: "deck" } },
        players: { Mara: { deck: 5, bottom: "blank-3" } },
        never: ["2.2.2.3"],
        decision: { player: "Theo", kind: "alter hand", rule: "2.2.2.2" },
      },
    },
    {
      name: {
        en: "Now Mara shuffles, who altered her hand",
        fr: "Mara, qui a modifié sa main, mélange maintenant",
      },
      at: { rule: "2.2.2.3" },
      expect: { players: { Mara: { deck: 5 }, Theo: { deck: 5 } } },
    },
    {
      name: {
        en: "The game opens with the starting player’s turn",
        fr: "La partie s’ouvre sur le tour de la première joueuse",
      },
      at: { rule: "2.2.3" },
      expect: { turn: { active: "Mara", number: 1, phase: "start" } },
    },
    {
      name: {
        en: "She skips the Draw step of the first turn",
        fr: "Elle saute l’étape Piocher du premier tour",
      },
      at: { rule: "3.2.3.1" },
      expect: { players: { Mara: { deck: 5 } } },
    },
    {
      name: { en: "Mara’s Main Phase", fr: "Phase Principale de Mara" },
      at: "end",
      expect: {
        turn: { active: "Mara", number: 1, phase: "main" },
        players: { Mara: { deck: 5, ink: 0 }, Theo: { deck: 5 } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "both-keep",
      title: { en: "Both keep their hands", fr: "Tous deux gardent leur main" },
      script: [[], [], "end"],
      points: [
        {
          name: { en: "Nobody shuffles again", fr: "Personne ne remélange" },
          at: { answered: 2 },
          expect: { never: ["2.2.2.3"], players: { Mara: { deck: 5 }, Theo: { deck: 5 } } },
        },
        {
          name: {
            en: "Only the first turn of the game has no Draw step: Theo draws",
            fr: "Seul le premier tour de la partie est sans étape Piocher : Theo pioche",
          },
          at: "end",
          expect: { turn: { active: "Theo", number: 2 }, players: { Mara: { deck: 5 }, Theo: { deck: 4 } } },
        },
      ],
    },
  ],
};

export default scenario;

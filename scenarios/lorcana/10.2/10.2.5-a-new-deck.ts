import type { Scenario } from "../../format.ts";

const spyglass = { card: "practice-spyglass", as: "spyglass" };

const scenario: Scenario = {
  id: "10.2.5-a-new-deck",
  game: "lorcana",
  example: null,
  rules: ["10.2.5", "1.8.1.2"],
  title: { en: "The discard becomes the deck", fr: "La défausse devient la pioche" },
  story: {
    en: "In Pack Rush Mara draws the last card of her deck with Spyglass. There are two cards in her discard. In a normal game she would lose as her turn ends. What happens here, and when?",
    fr: "En Pack Rush, Mara pioche la dernière carte de sa pioche avec la Longue-vue. Il y a deux cartes dans sa défausse. Dans une partie normale, elle perdrait à la fin de son tour. Que se passe-t-il ici, et quand ?",
  },
  setup: {
    game: "lorcana",
    packRush: true,
    players: [
      { ink: 2, deck: 1, play: [spyglass], discard: ["practice-carter", "practice-poet"] },
      { deck: 5 },
    ],
  },
  script: ["use:spyglass:scan-the-horizon", "end"],
  points: [
    {
      name: { en: "The last card is drawn", fr: "La dernière carte est piochée" },
      at: { rule: "1.12.1" },
      expect: { players: { Mara: { deck: 0 } } },
    },
    {
      name: {
        en: "The discard is shuffled and is the new deck",
        fr: "La défausse est mélangée et devient la nouvelle pioche",
      },
      at: { rule: "10.2.5" },
      expect: { players: { Mara: { deck: 2, discard: [] } } },
    },
    {
      name: { en: "The turn goes on", fr: "Le tour continue" },
      at: { answered: 1 },
      expect: { turn: { active: "Mara" }, decision: { player: "Mara", kind: "turn action" } },
    },
    {
      name: { en: "And ends without a loss", fr: "Et se termine sans défaite" },
      at: "end",
      expect: {
        result: null,
        turn: { active: "Theo" },
        players: { Mara: { deck: 2, out: false } },
        never: ["1.8.1.2"],
      },
    },
  ],
  variants: [
    {
      id: "nothing-anywhere",
      title: { en: "The discard is empty too", fr: "La défausse est vide aussi" },
      setup: {
        game: "lorcana",
        packRush: true,
        players: [{ deck: 0 }, { deck: 5 }],
      },
      script: ["end"],
      points: [
        {
          name: {
            en: "There is nothing to shuffle, and still nobody loses",
            fr: "Il n’y a rien à mélanger, et personne ne perd pour autant",
          },
          at: "end",
          expect: {
            result: null,
            turn: { active: "Theo" },
            players: { Mara: { deck: 0, out: false } },
            never: ["1.8.1.2"],
          },
        },
      ],
    },
  ],
};

export default scenario;

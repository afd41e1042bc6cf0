import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.2.6.3-chip-n-dale",
  game: "lorcana",
  example: null,
  rules: ["5.2.6.3", "5.2.6.1", "5.2.6"],
  title: {
    en: "Chip ’n’ Dale is a Chip and a Dale",
    fr: "Tic et Tac : un Tic et un Tac",
  },
  story: {
    en: "Mara uses Bruno Madrigal, names Dale, and reveals Chip ’n’ Dale - Recovery Rangers. There is no ampersand in that name. Is it the named card?",
    fr: "Mara utilise Bruno Madrigal, nomme Tac et révèle Tic et Tac - Rangers-sauveteurs. Il n’y a pas d’esperluette dans ce nom. Est-ce la carte nommée ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: [{ card: "chip-n-dale-recovery-rangers", as: "rangers" }, "practice-carter"],
        play: [{ card: "bruno-madrigal-undetected-uncle", as: "bruno" }],
      },
      { deck: 5 },
    ],
  },
  script: ["use:bruno:you-just-have-to-see-it", "name:dale"],
  points: [
    {
      name: {
        en: "Chip, Dale and the printed name can be named",
        fr: "On peut nommer Tic, Tac ou le nom imprimé",
      },
      at: { answered: 1 },
      expect: {
        decision: { player: "Mara", kind: "name", open: ["name:chip", "name:dale", "name:chip-n-dale"] },
      },
    },
    {
      name: {
        en: "The ’n’ counts as an ampersand: a match, 3 lore",
        fr: "Le « et » compte comme une esperluette : cela correspond, 3 éclats de Lore",
      },
      at: "end",
      expect: { players: { Mara: { hand: ["rangers"], lore: 3, deck: 1 } } },
    },
  ],
};

export default scenario;

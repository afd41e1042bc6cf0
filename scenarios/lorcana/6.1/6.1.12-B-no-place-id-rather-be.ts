import type { Scenario } from "../../format.ts";

const lilo = { card: "lilo-escape-artist", as: "lilo" };

const scenario: Scenario = {
  id: "6.1.12-B-no-place-id-rather-be",
  game: "lorcana",
  example: "6.1.12-B",
  rules: ["6.1.12", "6.2.4", "3.2.1.4", "3.2.2.3"],
  title: {
    en: "Lilo comes back from the discard",
    fr: "Lilo revient de la défausse",
  },
  story: {
    en: "Lilo – Escape Artist is in Mara’s discard as Theo ends his turn. At the start of Mara’s turn, if the card is in her discard, she may play her, and Lilo enters play exerted. Does an ability work from there, and is she free?",
    fr: "Lilo – Reine de l’évasion est dans la défausse de Mara quand Theo finit son tour. Au début du tour de Mara, si la carte est dans sa défausse, elle peut la jouer, et Lilo entre en jeu épuisée. Une capacité opère-t-elle depuis la défausse, et Lilo est-elle gratuite ?",
  },
  setup: {
    game: "lorcana",
    active: 1,
    players: [{ ink: 3, discard: [lilo], deck: 5 }, { deck: 5 }],
  },
  script: ["end", "yes"],
  points: [
    {
      name: {
        en: "In the discard, the ability sees Mara’s turn start and goes into the bag",
        fr: "Dans la défausse, la capacité voit le tour de Mara commencer et entre dans le sac",
      },
      at: { rule: "6.1.12" },
      expect: {
        turn: { active: "Mara", phase: "start" },
        cards: { lilo: { zone: "discard" } },
        bag: { Mara: ["lilo:no-place-id-rather-be"], Theo: [] },
      },
    },
    {
      name: {
        en: "The card is in the discard: Mara may play her",
        fr: "La carte est dans la défausse : Mara peut la jouer",
      },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] } },
    },
    {
      name: {
        en: "“Play her”, not “for free”: the 2 ink are paid",
        fr: "« La jouer », non « gratuitement » : les 2 encres sont payées",
      },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 1, exertedInk: 2 } } },
    },
    {
      name: { en: "She enters play exerted", fr: "Elle entre en jeu épuisée" },
      at: "end",
      expect: {
        cards: { lilo: { zone: "play", exerted: true } },
        players: { Mara: { discard: [] } },
        turn: { active: "Mara", phase: "main" },
      },
    },
  ],
  variants: [
    {
      id: "declined",
      title: { en: "Mara leaves her there", fr: "Mara l’y laisse" },
      script: ["end", "no"],
      points: [
        {
          name: { en: "She stays in the discard", fr: "Elle reste dans la défausse" },
          at: "end",
          expect: { cards: { lilo: { zone: "discard" } }, players: { Mara: { ink: 3 } } },
        },
      ],
    },
    {
      id: "in-play",
      title: { en: "Lilo is in play", fr: "Lilo est en jeu" },
      setup: {
        game: "lorcana",
        active: 1,
        players: [{ ink: 3, play: [lilo], deck: 5 }, { deck: 5 }],
      },
      script: ["end"],
      points: [
        {
          name: {
            en: "In play the ability does not function: nothing triggers",
            fr: "En jeu, la capacité n’opère pas : rien ne se déclenche",
          },
          at: "end",
          expect: {
            turn: { active: "Mara", phase: "main" },
            cards: { lilo: { zone: "play", exerted: false } },
            players: { Mara: { ink: 3 } },
            bag: { Mara: [], Theo: [] },
            never: ["7.7.3.1", "6.1.12"],
          },
        },
      ],
    },
  ],
};

export default scenario;

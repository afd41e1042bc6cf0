import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.6.9.2-A-stitch-and-milo",
  game: "lorcana",
  example: "4.6.9.2-A",
  rules: ["4.6.4.1", "4.6.4.2", "4.6.4.4", "4.6.4.5", "4.6.6.1", "4.6.6.2", "4.6.9.2", "1.8.1.4"],
  title: {
    en: "A plain challenge, from declaration to end",
    fr: "Un défi tout simple, de la déclaration à la fin",
  },
  story: {
    en: "Mara’s Stitch is ready, Theo’s Milo Thatch is exerted. Stitch challenges Milo. Nobody has an ability that changes anything, and each of them has 2 Strength and 2 Willpower. Which steps does the challenge take, and who is left?",
    fr: "Le Stitch de Mara est redressé, le Milo Thatch de Theo est épuisé. Stitch défie Milo. Aucune capacité n’intervient, et chacun des deux a 2 de Force et 2 de Volonté. Par quelles étapes passe le défi, et qui reste en jeu ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 5, play: [{ card: "stitch-new-dog", as: "stitch" }] },
      {
        deck: 5,
        play: [
          { card: "milo-thatch-clever-cartographer", as: "milo", exerted: true },
          { card: "practice-carter", as: "carter" },
        ],
      },
    ],
  },
  script: ["challenge:stitch:milo"],
  points: [
    {
      name: {
        en: "Stitch can challenge Milo; the ready Carter he can’t",
        fr: "Stitch peut défier Milo, pas le Charretier redressé",
      },
      at: "start",
      expect: {
        decision: { open: ["challenge:stitch:milo"], refused: { "challenge:stitch:carter": "4.6.4.2" } },
      },
    },
    {
      name: { en: "Stitch is declared, Milo is chosen", fr: "Stitch est déclaré, Milo est choisi" },
      at: { rule: "4.6.4.2" },
      expect: { cards: { stitch: { exerted: false }, milo: { exerted: true } } },
    },
    {
      name: { en: "Stitch is exerted", fr: "Stitch est épuisé" },
      at: { rule: "4.6.4.4" },
      expect: { cards: { stitch: { exerted: true } } },
    },
    {
      name: {
        en: "The challenge occurs, and nothing triggers",
        fr: "Le défi se produit, et rien ne se déclenche",
      },
      at: { rule: "4.6.4.5" },
      expect: {
        challenge: { challenger: "stitch", challenged: "milo" },
        bag: { Mara: [], Theo: [] },
        cards: { stitch: { damage: 0 }, milo: { damage: 0 } },
      },
    },
    {
      name: {
        en: "The check after the declaration finds nothing",
        fr: "La vérification qui suit la déclaration ne trouve rien",
      },
      at: { rule: "1.8.3" },
      expect: { check: { pass: 1, finds: [] }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: { en: "Each deals 2 damage to the other", fr: "Chacun inflige 2 dommages à l’autre" },
      at: { rule: "1.8.1" },
      expect: {
        cards: { stitch: { damage: 2, zone: "play" }, milo: { damage: 2, zone: "play" } },
        check: { pass: 1, finds: ["1.8.1.4 stitch", "1.8.1.4 milo"] },
      },
    },
    {
      name: {
        en: "The check banishes both; nothing triggers and the challenge is over",
        fr: "La vérification bannit les deux ; rien ne se déclenche et le défi est terminé",
      },
      at: "end",
      expect: {
        players: { Mara: { discard: ["stitch"] }, Theo: { discard: ["milo"] } },
        bag: { Mara: [], Theo: [] },
        challenge: null,
        decision: { player: "Mara", kind: "turn action" },
        never: ["7.7.3.1"],
      },
    },
  ],
  variants: [
    {
      id: "stitch-exerted",
      title: { en: "Stitch is exerted", fr: "Stitch est épuisé" },
      setup: {
        game: "lorcana",
        players: [
          { deck: 5, play: [{ card: "stitch-new-dog", as: "stitch", exerted: true }] },
          { deck: 5, play: [{ card: "milo-thatch-clever-cartographer", as: "milo", exerted: true }] },
        ],
      },
      script: [],
      points: [
        {
          name: { en: "He can’t be declared", fr: "Il ne peut pas être déclaré" },
          at: "start",
          expect: { decision: { refused: { "challenge:stitch:milo": "4.6.4.1" } } },
        },
      ],
    },
    {
      id: "stitch-drying",
      title: { en: "Stitch came into play this turn", fr: "Stitch est entré en jeu ce tour-ci" },
      setup: {
        game: "lorcana",
        players: [
          { deck: 5, play: [{ card: "stitch-new-dog", as: "stitch", drying: true }] },
          { deck: 5, play: [{ card: "milo-thatch-clever-cartographer", as: "milo", exerted: true }] },
        ],
      },
      script: [],
      points: [
        {
          name: {
            en: "He is drying and can’t challenge",
            fr: "Il est en train de sécher et ne peut pas défier",
          },
          at: "start",
          expect: { decision: { refused: { "challenge:stitch:milo": "5.1.1.11" } } },
        },
      ],
    },
  ],
};

export default scenario;

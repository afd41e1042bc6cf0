import type { Scenario } from "../../format.ts";

const play = [
  { card: "practice-stray-puppy", as: "puppy" },
  { card: "practice-carter", as: "carter" },
];

const scenario: Scenario = {
  id: "8.10.8-shift-variants",
  game: "lorcana",
  example: null,
  rules: ["8.10.8", "8.10.8.1", "8.10.8.2"],
  title: { en: "Onto a Puppy, onto anybody", fr: "Sur un Chiot, sur n’importe qui" },
  story: {
    en: "Mara has Stray Puppy, a Puppy, and Carter, who is none. In hand she has Pack Leader with Puppy Shift 3 and Shapeshifter with Universal Shift 4; neither shares a name with a character in play. Onto whom can each be shifted?",
    fr: "Mara a le Chiot errant, un Chiot, et le Charretier, qui n’en est pas un. En main, le Meneur de meute avec Alter de Chiot 3 et le Métamorphe avec Alter universel 4 ; aucun ne porte le nom d’un personnage en jeu. Sur qui chacun peut-il être joué par Alter ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 7,
        hand: [
          { card: "practice-pack-leader", as: "leader" },
          { card: "practice-shapeshifter", as: "shapeshifter" },
        ],
        play,
      },
      {},
    ],
  },
  script: ["shift:leader:puppy", "shift:shapeshifter:leader"],
  points: [
    {
      name: {
        en: "Pack Leader only onto the Puppy, Shapeshifter onto either",
        fr: "Le Meneur de meute sur le Chiot seulement, le Métamorphe sur l’un ou l’autre",
      },
      at: "start",
      expect: {
        decision: {
          open: ["shift:leader:puppy", "shift:shapeshifter:puppy", "shift:shapeshifter:carter"],
          refused: { "shift:leader:carter": "8.10.8.1" },
        },
      },
    },
    {
      name: { en: "Pack Leader is on Stray Puppy", fr: "Le Meneur de meute est sur le Chiot errant" },
      at: { answered: 1 },
      expect: {
        cards: { leader: { stack: ["puppy"], drying: false } },
        players: { Mara: { ink: 4 } },
        decision: { open: ["shift:shapeshifter:leader", "shift:shapeshifter:carter"] },
      },
    },
    {
      name: { en: "Shapeshifter goes on top of the stack", fr: "Le Métamorphe se met au-dessus de la pile" },
      at: "end",
      expect: {
        cards: {
          shapeshifter: { stack: ["leader", "puppy"], drying: false },
          puppy: { under: "shapeshifter" },
        },
        players: { Mara: { ink: 0 } },
      },
    },
  ],
};

export default scenario;

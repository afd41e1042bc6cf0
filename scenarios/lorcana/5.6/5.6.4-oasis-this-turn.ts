import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.6.4-oasis-this-turn",
  game: "lorcana",
  example: null,
  rules: ["5.6.4", "5.6.6", "5.1.2.3", "6.1.13.5"],
  title: {
    en: "A location works the turn it is played, and leaves its guests",
    fr: "Un lieu agit dès le tour où il est joué, et quitte ses hôtes",
  },
  story: {
    en: "Mara plays Pride Lands - Jungle Oasis and moves three characters there. With three of them there she may banish it to play a character from her discard for free. Can she do that in the turn she played it, and what becomes of the three?",
    fr: "Mara joue La Terre des Lions - Oasis de la jungle et y déplace trois personnages. Avec trois d’entre eux présents, elle peut le bannir pour jouer gratuitement un personnage de sa défausse. Le peut-elle dès le tour où elle l’a joué, et que deviennent les trois ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 9,
        deck: 5,
        hand: [{ card: "pride-lands-jungle-oasis", as: "oasis" }],
        discard: [{ card: "practice-quarry-giant", as: "giant" }],
        play: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-poet", as: "poet" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: [
    "play:oasis",
    "move:carter:oasis",
    "move:bookbinder:oasis",
    "move:poet:oasis",
    "use:oasis:our-humble-home",
  ],
  points: [
    {
      name: {
        en: "The location enters play undamaged; its ability asks for three characters there",
        fr: "Le lieu entre en jeu sans dommage ; sa capacité demande trois personnages présents",
      },
      at: { answered: 1 },
      expect: {
        cards: { oasis: { zone: "play", damage: 0 } },
        decision: { refused: { "use:oasis:our-humble-home": "6.1.13.5" } },
      },
    },
    {
      name: {
        en: "With three there it can be used, this very turn",
        fr: "Avec trois personnages, elle est utilisable, ce tour-ci même",
      },
      at: { answered: 4 },
      expect: {
        cards: { carter: { at: "oasis" }, bookbinder: { at: "oasis" }, poet: { at: "oasis" } },
        players: { Mara: { ink: 0, exertedInk: 9 } },
        decision: { open: ["use:oasis:our-humble-home"] },
      },
    },
    {
      name: {
        en: "The location is banished as the cost: the three stay in play, at no location",
        fr: "Le lieu est banni comme coût : les trois restent en jeu, sur aucun lieu",
      },
      at: { rule: "4.4.4" },
      expect: {
        cards: {
          oasis: { zone: "discard" },
          carter: { zone: "play", at: null },
          bookbinder: { zone: "play", at: null },
          poet: { zone: "play", at: null },
        },
      },
    },
    {
      name: {
        en: "Quarry Giant comes from the discard, for free",
        fr: "Le Géant de la carrière vient de la défausse, gratuitement",
      },
      at: "end",
      expect: { cards: { giant: { zone: "play", drying: true } }, players: { Mara: { discard: ["oasis"] } } },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const mara = {
  ink: 1,
  hand: [{ card: "fire-the-cannons", as: "cannons" }],
  play: [{ card: "genie-powers-unleashed", as: "genie" }],
};
const tiana = { card: "tiana-celebrating-princess", as: "tiana", exerted: true };

const scenario: Scenario = {
  id: "1.2.2-tiana-stops-genie",
  game: "lorcana",
  example: "1.2.2",
  rules: ["1.2.2", "1.7.7"],
  title: { en: "Tiana says no, Genie says yes", fr: "Tiana interdit, le Génie permet" },
  story: {
    en: "Theo’s Tiana is exerted and his hand is empty, so his opponents can’t play actions. Mara quests with Genie, whose ability lets her play an action for free, and she has Fire the Cannons! in hand. Which of the two abilities wins?",
    fr: "La Tiana de Theo est épuisée et sa main est vide : ses adversaires ne peuvent pas jouer d’actions. Mara envoie à l’aventure le Génie, dont la capacité lui permet de jouer une action gratuitement, et elle a Allumez les mèches ! en main. Laquelle des deux capacités l’emporte ?",
  },
  setup: { game: "lorcana", players: [mara, { play: [tiana] }] },
  script: ["quest:genie", "yes"],
  points: [
    {
      name: {
        en: "Mara can’t play the action for its ink cost",
        fr: "Mara ne peut pas jouer l’action pour son coût d’encre",
      },
      at: "start",
      expect: { decision: { player: "Mara", refused: { "play:cannons": "1.2.2" } } },
    },
    {
      name: {
        en: "Genie quests and his ability resolves: it allows an action",
        fr: "Le Génie part à l’aventure, sa capacité se résout : elle permet une action",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 3 } },
        cards: { tiana: { exerted: true } },
        decision: { player: "Mara", kind: "may" },
      },
    },
    {
      name: {
        en: "What prevents goes first: the action can’t be chosen, and there is no other",
        fr: "L’interdiction l’emporte : l’action ne peut être choisie, et il n’y en a pas d’autre",
      },
      at: { rule: "1.7.7" },
      expect: { choice: { player: "Mara", options: [], refused: { "card:cannons": "1.2.2" }, takes: [] } },
    },
    {
      name: { en: "Nothing was played", fr: "Rien n’a été joué" },
      at: "end",
      expect: {
        players: { Mara: { hand: ["cannons"], discard: [], ink: 1 } },
        never: ["6.7.8", "6.1.7"],
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "card-in-hand",
      title: { en: "Theo has a card in hand", fr: "Theo a une carte en main" },
      setup: { game: "lorcana", players: [mara, { play: [tiana], hand: ["practice-carter"] }] },
      script: ["quest:genie", "yes", "card:genie"],
      points: [
        {
          name: { en: "Nothing prevents actions now", fr: "Plus rien n’interdit les actions" },
          at: "start",
          expect: { decision: { open: ["play:cannons"] } },
        },
        {
          name: {
            en: "Genie’s ability plays Fire the Cannons! for free; Mara chooses whom it hits",
            fr: "La capacité du Génie joue gratuitement Allumez les mèches ! ; Mara choisit qui est touché",
          },
          at: { answered: 2 },
          expect: { decision: { player: "Mara", options: ["card:genie", "card:tiana"] } },
        },
        {
          name: { en: "The action was played", fr: "L’action a été jouée" },
          at: "end",
          expect: { players: { Mara: { discard: ["cannons"], ink: 1 } }, cards: { genie: { damage: 2 } } },
        },
      ],
    },
    {
      id: "tiana-ready",
      title: { en: "Tiana is ready", fr: "Tiana est redressée" },
      setup: { game: "lorcana", players: [mara, { play: [{ ...tiana, exerted: false }] }] },
      script: ["quest:genie", "yes", "card:tiana"],
      points: [
        {
          name: { en: "Her ability does not apply", fr: "Sa capacité ne s’applique pas" },
          at: "start",
          expect: { decision: { open: ["play:cannons"] } },
        },
        {
          name: {
            en: "The action is played for free, and Tiana’s Resist +2 takes the 2 damage away",
            fr: "L’action est jouée gratuitement, et Résistance +2 de Tiana annule les 2 dommages",
          },
          at: "end",
          expect: { players: { Mara: { discard: ["cannons"] } }, cards: { tiana: { damage: 0 } } },
        },
      ],
    },
  ],
};

export default scenario;

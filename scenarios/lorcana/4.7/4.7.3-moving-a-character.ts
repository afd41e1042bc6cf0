import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.7.3-moving-a-character",
  game: "lorcana",
  example: null,
  rules: ["4.7.3", "4.7.1", "4.7.2", "4.7.3.1", "4.7.3.3", "4.7.3.4", "4.7.4", "4.7.5"],
  title: {
    en: "Moving a character, and where it can’t go",
    fr: "Déplacer un personnage, et où il ne peut aller",
  },
  story: {
    en: "Mara’s Taffyta is at Village Square; when she moves, Mara gains 2 lore, once a turn. Mara also has Crossroads, move cost 2, and Coachman, who makes moving cost 1 less. Theo has a location too. Where can Taffyta go, what does it cost, and when comes the lore?",
    fr: "Taffyta, un personnage de Mara, est sur la Place du village ; quand elle se déplace, Mara gagne 2 éclats de Lore, une fois par tour. Mara a aussi le Carrefour, coût de déplacement 2, et le Cocher, qui réduit de 1 le coût d’un déplacement. Theo a aussi un lieu. Où Taffyta peut-elle aller, à quel coût, et quand viennent les éclats de Lore ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        play: [
          { card: "practice-village-square", as: "square" },
          { card: "practice-crossroads", as: "crossroads" },
          { card: "taffyta-muttonfudge-sour-speedster", as: "taffyta", exerted: true, at: "square" },
          { card: "practice-coachman", as: "coachman", drying: true },
        ],
      },
      { deck: 5, play: [{ card: "practice-old-fort", as: "fort" }] },
    ],
  },
  script: ["move:taffyta:crossroads", "move:coachman:crossroads"],
  points: [
    {
      name: {
        en: "To Crossroads; not to where she is, nor to Theo’s location",
        fr: "Au Carrefour ; pas là où elle est déjà, ni sur le lieu de Theo",
      },
      at: "start",
      expect: {
        decision: {
          open: ["move:taffyta:crossroads"],
          refused: { "move:taffyta:square": "4.7.2", "move:taffyta:fort": "4.7.1" },
        },
      },
    },
    {
      name: { en: "Declared; nothing paid yet", fr: "Déclaré ; rien n’est encore payé" },
      at: { rule: "4.7.3.1" },
      expect: { cards: { taffyta: { at: "square" } }, players: { Mara: { ink: 2 } } },
    },
    {
      name: { en: "The total is 2 less 1: 1 ink is paid", fr: "Le total est 2 moins 1 : 1 encre est payée" },
      at: { rule: "4.7.3.4" },
      expect: { cards: { taffyta: { at: "square" } }, players: { Mara: { ink: 1, exertedInk: 1 } } },
    },
    {
      name: { en: "She moves, exerted as she is", fr: "Elle se déplace, épuisée comme elle est" },
      at: { rule: "4.7.4" },
      expect: { cards: { taffyta: { at: "crossroads", exerted: true } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: {
        en: "The process is over: her ability may resolve now",
        fr: "Le processus est terminé : sa capacité peut maintenant se résoudre",
      },
      at: { rule: "4.7.5" },
      expect: { bag: { Mara: ["taffyta:new-roster"], Theo: [] }, players: { Mara: { lore: 0 } } },
    },
    {
      name: {
        en: "2 lore, and the move is complete",
        fr: "2 éclats de Lore, et le déplacement est achevé",
      },
      at: { answered: 1 },
      expect: { players: { Mara: { lore: 2 } }, bag: { Mara: [], Theo: [] } },
    },
    {
      name: {
        en: "Coachman moves too, though he came into play this turn; without ink Taffyta could still go back, for 0",
        fr: "Le Cocher se déplace aussi, bien qu’arrivé en jeu ce tour-ci ; sans encre, Taffyta pourrait encore revenir, pour 0",
      },
      at: "end",
      expect: {
        cards: { coachman: { at: "crossroads" } },
        players: { Mara: { ink: 0, exertedInk: 2 } },
        decision: { open: ["move:taffyta:square"], refused: { "move:taffyta:crossroads": "4.7.2" } },
      },
    },
  ],
};

export default scenario;

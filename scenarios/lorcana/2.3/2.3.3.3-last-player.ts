import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "2.3.3.3-last-player",
  game: "lorcana",
  example: null,
  rules: ["2.3.3.3", "1.8.1.3", "2.3.3.4", "9.2.3"],
  title: { en: "The last player remaining", fr: "Le dernier joueur en lice" },
  story: {
    en: "Mara, Theo and Nina play, each for themselves. Nina concedes on Mara’s turn. Later Theo’s turn ends with no cards in his deck. When is the game over, and who wins it?",
    fr: "Mara, Theo et Nina jouent chacun pour soi. Nina concède pendant le tour de Mara. Plus tard, le tour de Theo se termine avec une pioche vide. Quand la partie est-elle finie, et qui la gagne ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 5 },
      { deck: 1, play: [{ card: "practice-carter", as: "carter" }] },
      { deck: 5, lore: 19, play: [{ card: "practice-poet", as: "poet" }] },
    ],
  },
  script: ["concede:Nina", "end", "end"],
  points: [
    {
      name: {
        en: "Three players; Nina is about to win on lore",
        fr: "Trois joueurs ; Nina est près de gagner aux éclats de Lore",
      },
      at: "start",
      expect: { players: { Nina: { lore: 19 } }, decision: { open: ["concede:Nina"] } },
    },
    {
      name: {
        en: "Nina has lost and leaves with her cards; the two others play on",
        fr: "Nina a perdu et part avec ses cartes ; les deux autres continuent",
      },
      at: { answered: 1 },
      expect: {
        result: null,
        players: { Nina: { out: true, deck: 0 }, Mara: { out: false }, Theo: { out: false } },
        cards: { poet: { zone: "removed" } },
        turn: { active: "Mara" },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
    {
      name: { en: "Theo draws his last card", fr: "Theo pioche sa dernière carte" },
      at: { answered: 2 },
      expect: { turn: { active: "Theo" }, players: { Theo: { deck: 0 } } },
    },
    {
      name: {
        en: "His turn ends: he loses and leaves",
        fr: "Son tour se termine : il perd et quitte la partie",
      },
      at: { rule: "1.8.1.2" },
      expect: { turn: { active: "Theo", phase: "end" }, result: null },
    },
    {
      name: {
        en: "The next pass of the check finds Mara alone",
        fr: "La passe suivante de la vérification trouve Mara seule",
      },
      at: { rule: "1.8.1" },
      expect: { players: { Theo: { out: true } }, check: { pass: 2, finds: ["1.8.1.3 Mara"] } },
    },
    {
      name: { en: "She wins", fr: "Elle gagne" },
      at: "end",
      expect: { result: { winners: ["Mara"], rule: "1.8.1.3" }, decision: null },
    },
  ],
};

export default scenario;

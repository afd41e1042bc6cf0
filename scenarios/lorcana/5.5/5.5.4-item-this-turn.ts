import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.5.4-item-this-turn",
  game: "lorcana",
  example: null,
  rules: ["5.5.4", "5.1.2.2", "4.4.2"],
  title: {
    en: "An item works the turn it is played",
    fr: "Un objet agit dès le tour où il est joué",
  },
  story: {
    en: "Mara plays Sling, an item that she exerts to deal 1 damage, and Physician, a character who must exert to use his ability. Both came into play this turn. Can she use both right away?",
    fr: "Mara joue la Fronde, un objet qu’elle épuise pour infliger 1 dommage, et le Médecin, un personnage qu’il faut épuiser pour utiliser sa capacité. Les deux viennent d’entrer en jeu. Peut-elle les utiliser tout de suite ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 5,
        deck: 5,
        hand: [
          { card: "practice-sling", as: "sling" },
          { card: "practice-physician", as: "physician" },
        ],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: ["play:sling", "play:physician", "use:sling:let-fly", "card:carter"],
  points: [
    {
      name: { en: "The item enters play ready", fr: "L’objet entre en jeu redressé" },
      at: { rule: "4.3.3.1" },
      expect: { cards: { sling: { zone: "play", exerted: false } } },
    },
    {
      name: {
        en: "It can be used; the character is drying and can’t",
        fr: "Il est utilisable ; le personnage est en train de sécher et ne l’est pas",
      },
      at: { answered: 2 },
      expect: {
        decision: { open: ["use:sling:let-fly"], refused: { "use:physician:house-call": "4.4.2" } },
      },
    },
    {
      name: { en: "1 damage to Carter", fr: "1 dommage au Charretier" },
      at: "end",
      expect: { cards: { sling: { exerted: true }, carter: { damage: 1 } } },
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 2,
      hand: [
        { card: "practice-thorns", as: "thorns" },
        { card: "practice-pass-it-on", as: "pass-it-on" },
        { card: "practice-bandages", as: "bandages" },
      ],
      play: [
        { card: "beast-relentless", as: "beast", exerted: true },
        { card: "practice-carter", as: "carter", damage: 1 },
      ],
    },
    { play: [{ card: "practice-quarry-giant", as: "giant", damage: 2 }] },
  ],
};

const scenario: Scenario = {
  id: "1.9.3-taken-by-any-means",
  game: "lorcana",
  example: null,
  rules: ["1.9.3", "1.9.2.2", "1.9.2.4", "1.9.2.3"],
  title: { en: "What is put is taken", fr: "Ce qui est placé est subi" },
  story: {
    en: "Whenever an opposing character takes damage, Mara may ready her Beast, who is exerted. She plays Thorns, which puts 2 damage on Theo’s Quarry Giant: nothing is dealt. May Beast ready?",
    fr: "Chaque fois qu’un personnage adverse subit des dommages, Mara peut redresser sa Bête, qui est épuisée. Elle joue Épines, qui place 2 dommages sur le Géant de la carrière de Theo : rien n’est infligé. La Bête peut-elle se redresser ?",
  },
  setup,
  script: ["play:thorns", "card:giant", "yes"],
  points: [
    {
      name: { en: "2 damage are put", fr: "2 dommages sont placés" },
      at: { rule: "1.9.2.2" },
      expect: { cards: { giant: { damage: 4 } } },
    },
    {
      name: {
        en: "Giant took damage: Second Wind triggers",
        fr: "Le Géant a subi des dommages : Second souffle se déclenche",
      },
      at: { rule: "1.9.3" },
      expect: { bag: { Mara: ["beast:second-wind"], Theo: [] }, never: ["1.9.2.1"] },
    },
    {
      name: { en: "Beast is ready", fr: "La Bête est redressée" },
      at: "end",
      expect: { cards: { beast: { exerted: false } } },
    },
  ],
  variants: [
    {
      id: "moved",
      title: { en: "Damage moved to Giant", fr: "Des dommages déplacés sur le Géant" },
      script: ["play:pass-it-on", "card:carter", "number:1", "yes"],
      points: [
        {
          name: { en: "Moved damage is taken too", fr: "Des dommages déplacés sont subis aussi" },
          at: "end",
          expect: { cards: { carter: { damage: 0 }, giant: { damage: 3 }, beast: { exerted: false } } },
        },
      ],
    },
    {
      id: "removed",
      title: { en: "Damage removed from Giant", fr: "Des dommages retirés du Géant" },
      script: ["play:bandages", "card:giant", "number:1"],
      points: [
        {
          name: { en: "Losing damage is not taking any", fr: "Perdre des dommages n’est pas en subir" },
          at: "end",
          expect: {
            cards: { giant: { damage: 1 }, beast: { exerted: true } },
            decision: { player: "Mara", kind: "turn action" },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
    {
      id: "own-character",
      title: { en: "Damage put on one’s own character", fr: "Des dommages placés sur son propre personnage" },
      script: ["play:thorns", "card:beast"],
      points: [
        {
          name: {
            en: "Not an opposing character: nothing triggers",
            fr: "Ce n’est pas un personnage adverse : rien ne se déclenche",
          },
          at: "end",
          expect: { cards: { beast: { damage: 2, exerted: true } }, never: ["7.7.3.1"] },
        },
      ],
    },
  ],
};

export default scenario;

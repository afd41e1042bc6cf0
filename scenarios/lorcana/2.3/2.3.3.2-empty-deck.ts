import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "2.3.3.2-empty-deck",
  game: "lorcana",
  example: null,
  rules: ["2.3.3.2", "1.8.1.2", "3.4.2"],
  title: { en: "Out of cards", fr: "Plus de cartes" },
  story: {
    en: "Mara has one card left in her deck and draws it with Spyglass. Her deck is empty, and her turn is far from over. When, if at all, does she lose?",
    fr: "Il reste une carte dans la pioche de Mara, et elle la pioche avec la Longue-vue. Sa pioche est vide, et son tour est loin d’être fini. Quand perd-elle, si elle perd ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 1,
        play: [
          { card: "practice-spyglass", as: "spyglass" },
          { card: "practice-poet", as: "poet" },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["use:spyglass:scan-the-horizon", "quest:poet", "end"],
  points: [
    {
      name: {
        en: "The deck is empty: the check finds nothing",
        fr: "La pioche est vide : la vérification ne trouve rien",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { deck: 0 } },
        check: { pass: 1, finds: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
    {
      name: { en: "Mara goes on playing", fr: "Mara continue à jouer" },
      at: { answered: 2 },
      expect: { players: { Mara: { lore: 3, out: false } }, result: null },
    },
    {
      name: {
        en: "As her turn ends, the last check finds her empty deck",
        fr: "À la fin de son tour, la dernière vérification trouve sa pioche vide",
      },
      at: { rule: "1.8.1" },
      expect: { turn: { active: "Mara", phase: "end" }, check: { pass: 1, finds: ["1.8.1.2 Mara"] } },
    },
    {
      name: { en: "Mara loses, so Theo wins", fr: "Mara perd, donc Theo gagne" },
      at: "end",
      expect: { result: { winners: ["Theo"], rule: "1.8.1.2" }, decision: null },
    },
  ],
  variants: [
    {
      id: "theos-deck",
      title: { en: "Theo’s deck is the empty one", fr: "C’est la pioche de Theo qui est vide" },
      setup: { game: "lorcana", players: [{ deck: 3 }, { deck: 0 }] },
      script: ["end", "end"],
      points: [
        {
          name: {
            en: "Mara’s turn ends: only her own deck counts then",
            fr: "Le tour de Mara se termine : seule compte alors sa propre pioche",
          },
          at: { answered: 1 },
          expect: {
            result: null,
            turn: { active: "Theo" },
            players: { Theo: { deck: 0, hand: [] } },
            decision: { player: "Theo", kind: "turn action" },
          },
        },
        {
          name: {
            en: "Theo could not draw and did not lose by that; he loses as his own turn ends",
            fr: "Ne pas pouvoir piocher ne lui a rien fait perdre ; il perd quand son propre tour se termine",
          },
          at: "end",
          expect: { result: { winners: ["Mara"], rule: "1.8.1.2" } },
        },
      ],
    },
  ],
};

export default scenario;

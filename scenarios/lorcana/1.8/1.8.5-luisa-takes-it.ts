import type { Scenario } from "../../format.ts";

const mara = {
  ink: 1,
  play: [
    { card: "luisa-madrigal-confident-climber", as: "luisa", damage: 3 },
    { card: "practice-stonemason", as: "stonemason", damage: 1 },
  ],
};

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    mara,
    {
      play: [
        { card: "practice-quarry-giant", as: "giant" },
        { card: "practice-carter", as: "carter" },
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "1.8.5-luisa-takes-it",
  game: "lorcana",
  example: "1.8.5",
  rules: ["1.8.5", "1.9.2.4", "1.8.1.4", "6.7.2.1"],
  title: { en: "Luisa can take it, for a moment", fr: "Luisa encaisse, un instant" },
  story: {
    en: "Mara’s Luisa has 3 damage and 4 Willpower. Mara uses I Can Take It: she moves 1 damage from Stonemason to Luisa, then, as Luisa has 3 or more, all of it to an opposing character. In between, Luisa has as much damage as Willpower. Is she banished?",
    fr: "La Luisa de Mara a 3 dommages et 4 de Volonté. Mara utilise I Can Take It : elle déplace 1 dommage du Tailleur de pierre sur Luisa puis, celle-ci en ayant 3 ou plus, tous vers un personnage adverse. Entre les deux, Luisa a autant de dommages que de Volonté. Est-elle bannie ?",
  },
  setup,
  script: ["use:luisa:i-can-take-it", "card:stonemason", "number:1", "card:giant"],
  points: [
    {
      name: { en: "Before: 3 damage, 4 Willpower", fr: "Avant : 3 dommages, 4 de Volonté" },
      at: "start",
      expect: { cards: { luisa: { damage: 3, willpower: 4 }, stonemason: { damage: 1 } } },
    },
    {
      name: {
        en: "In the middle of the effect Luisa has 4 damage, and nothing checks it",
        fr: "Au milieu de l’effet, Luisa a 4 dommages, et rien ne le vérifie",
      },
      at: { rule: "1.8.5" },
      expect: { cards: { luisa: { damage: 4, willpower: 4, zone: "play" } } },
    },
    {
      name: {
        en: "The effect goes on first: Mara chooses where the damage goes",
        fr: "L’effet continue d’abord : Mara choisit où vont les dommages",
      },
      at: { answered: 3 },
      expect: {
        cards: { luisa: { damage: 4, willpower: 4, zone: "play" }, stonemason: { damage: 0 } },
        decision: { player: "Mara", options: ["card:giant", "card:carter"] },
        never: ["1.8.1", "1.8.1.4", "1.8.3"],
      },
    },
    {
      name: {
        en: "The effect is done: the check finds no damage on Luisa",
        fr: "L’effet est terminé : la vérification ne trouve aucun dommage sur Luisa",
      },
      at: { rule: "1.8.3" },
      expect: {
        check: { pass: 1, finds: [] },
        cards: { luisa: { damage: 0, zone: "play" }, giant: { damage: 4, zone: "play" } },
      },
    },
    {
      name: { en: "Nobody is banished", fr: "Personne n’est banni" },
      at: "end",
      expect: {
        players: { Mara: { discard: [], exertedInk: 1 }, Theo: { discard: [] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "carter",
      title: { en: "All of it on Carter", fr: "Tout sur le Charretier" },
      script: ["use:luisa:i-can-take-it", "card:stonemason", "number:1", "card:carter"],
      points: [
        {
          name: {
            en: "The check finds Carter, and only him",
            fr: "La vérification trouve le Charretier, et lui seul",
          },
          at: { rule: "1.8.1" },
          expect: {
            check: { pass: 1, finds: ["1.8.1.4 carter"] },
            cards: { carter: { damage: 4 }, luisa: { damage: 0 } },
          },
        },
        {
          name: { en: "He is banished", fr: "Il est banni" },
          at: "end",
          expect: { cards: { carter: { zone: "discard" }, luisa: { zone: "play" } } },
        },
      ],
    },
    {
      id: "nobody-opposing",
      title: { en: "Theo has no characters", fr: "Theo n’a aucun personnage" },
      setup: { game: "lorcana", players: [mara, {}] },
      script: ["use:luisa:i-can-take-it", "card:stonemason", "number:1"],
      points: [
        {
          name: {
            en: "The damage has nowhere to go, and the check finds 4 on 4",
            fr: "Les dommages n’ont nulle part où aller : la vérification trouve 4 pour 4",
          },
          at: { rule: "1.8.1" },
          expect: { check: { pass: 1, finds: ["1.8.1.4 luisa"] }, cards: { luisa: { damage: 4 } } },
        },
        {
          name: { en: "This time Luisa is banished", fr: "Cette fois, Luisa est bannie" },
          at: "end",
          expect: { cards: { luisa: { zone: "discard", damage: 0 } } },
        },
      ],
    },
    {
      id: "none-moved",
      title: { en: "“Up to 1” can be 0", fr: "« Jusqu’à 1 » peut être 0" },
      script: ["use:luisa:i-can-take-it", "card:stonemason", "number:0", "card:giant"],
      points: [
        {
          name: {
            en: "Luisa already has 3: all of them move on",
            fr: "Luisa en a déjà 3 : ils sont tous déplacés",
          },
          at: "end",
          expect: { cards: { luisa: { damage: 0 }, stonemason: { damage: 1 }, giant: { damage: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

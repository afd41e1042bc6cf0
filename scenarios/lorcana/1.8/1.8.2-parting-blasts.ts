import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.8.2-parting-blasts",
  game: "lorcana",
  example: null,
  rules: ["1.8.2", "1.8.4", "1.8.1.4", "1.8.3", "7.7.4"],
  title: { en: "Two Powder Keepers fall together", fr: "Deux Gardiens des poudres tombent ensemble" },
  story: {
    en: "Mara’s Powder Keeper challenges Theo’s, both 3 Strength and 3 Willpower. When a Powder Keeper is banished, it deals damage equal to its Strength to a chosen character; Poet, with 2 Willpower, is Mara’s, Carter, with 3, is Theo’s. Who is banished first, and when do the blasts come?",
    fr: "Le Gardien des poudres de Mara défie celui de Theo ; tous deux ont 3 de Force et 3 de Volonté. Banni, un Gardien des poudres inflige à un personnage choisi des dommages égaux à sa Force ; le Poète, 2 de Volonté, est à Mara, le Charretier, 3, à Theo. Qui est banni le premier, et quand viennent les explosions ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "practice-powder-keeper", as: "keeper" },
          { card: "practice-poet", as: "poet" },
        ],
      },
      {
        play: [
          { card: "practice-powder-keeper", as: "other-keeper", exerted: true },
          { card: "practice-carter", as: "carter" },
        ],
      },
    ],
  },
  script: ["challenge:keeper:other-keeper", "card:carter"],
  points: [
    {
      name: {
        en: "One check finds both, in turn order: Mara’s, then Theo’s",
        fr: "Une seule vérification trouve les deux, dans l’ordre du tour : celui de Mara, puis celui de Theo",
      },
      at: { rule: "1.8.1" },
      expect: { check: { pass: 1, finds: ["1.8.1.4 keeper", "1.8.1.4 other-keeper"] } },
    },
    {
      name: { en: "Mara’s result comes first", fr: "Le résultat de Mara vient d’abord" },
      at: { rule: "1.8.1.4" },
      expect: { cards: { keeper: { zone: "discard" }, "other-keeper": { zone: "play" } } },
    },
    {
      name: {
        en: "Mara’s blast is added to the bag, no more",
        fr: "L’explosion de Mara est ajoutée au sac, sans plus",
      },
      at: { rule: "1.8.2" },
      expect: { bag: { Mara: ["keeper:parting-blast"] }, picking: null },
    },
    {
      name: {
        en: "Both are banished, both blasts are in the bag, and none resolves before a check finds nothing",
        fr: "Les deux sont bannis, les deux explosions sont dans le sac, et aucune ne se résout avant qu’une vérification ne trouve rien",
      },
      at: { rule: "1.8.3" },
      expect: {
        check: { pass: 2, finds: [] },
        bag: { Mara: ["keeper:parting-blast"], Theo: ["other-keeper:parting-blast"] },
        picking: null,
        cards: {
          keeper: { zone: "discard" },
          "other-keeper": { zone: "discard" },
          carter: { damage: 0 },
          poet: { damage: 0 },
        },
      },
    },
    {
      name: { en: "Mara’s blast resolves first", fr: "L’explosion de Mara se résout d’abord" },
      at: { answered: 1 },
      expect: {
        bag: { Mara: [], Theo: ["other-keeper:parting-blast"] },
        decision: { player: "Mara", options: ["card:poet", "card:carter"] },
      },
    },
    {
      name: {
        en: "It banishes Carter; Theo’s has only Poet left to choose",
        fr: "Elle bannit le Charretier ; celle de Theo n’a plus que le Poète à choisir",
      },
      at: "end",
      expect: {
        cards: { carter: { zone: "discard" }, poet: { zone: "discard" } },
        bag: { Mara: [], Theo: [] },
        challenge: null,
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "own-poet",
      title: { en: "Mara’s blast hits her own Poet", fr: "L’explosion de Mara touche son propre Poète" },
      script: ["challenge:keeper:other-keeper", "card:poet"],
      points: [
        {
          name: {
            en: "Poet is gone: Theo’s blast must choose his own Carter",
            fr: "Le Poète n’est plus là : celle de Theo doit choisir son propre Charretier",
          },
          at: "end",
          expect: { cards: { poet: { zone: "discard" }, carter: { zone: "discard" } } },
        },
      ],
    },
  ],
};

export default scenario;

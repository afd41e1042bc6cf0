import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.5.8-one-kindness-at-a-time",
  game: "lorcana",
  example: "6.5.8",
  rules: ["6.5.8", "6.5.4", "8.13.1"],
  title: {
    en: "Two acts of kindness, one use",
    fr: "Deux gestes altruistes, un seul sert",
  },
  story: {
    en: "Two of Mara’s Heihei quest and support Flounder, so Rapunzel twice makes it that the next time he would be dealt damage, he takes none. Flounder challenges Theo’s Carter. Do both apply, and is one left for later?",
    fr: "Deux Heihei de Mara partent à l’aventure et soutiennent Polochon ; deux fois, Raiponce fait que la prochaine fois que des dommages lui seraient infligés, il n’en subit aucun. Polochon défie le Charretier de Theo. Les deux effets s’appliquent-ils, et en reste-t-il un pour plus tard ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 1,
        deck: 5,
        hand: [{ card: "fire-the-cannons", as: "cannons" }],
        play: [
          { card: "rapunzel-ready-for-adventure", as: "rapunzel" },
          { card: "flounder-voice-of-reason", as: "flounder" },
          { card: "heihei-boat-snack", as: "heihei-a" },
          { card: "heihei-boat-snack", as: "heihei-b" },
        ],
      },
      { deck: 5, play: [{ card: "practice-carter", as: "carter", exerted: true }] },
    ],
  },
  script: [
    "quest:heihei-a",
    "yes",
    "card:flounder",
    "quest:heihei-b",
    "yes",
    "card:flounder",
    "challenge:flounder:carter",
    "replace:flounder:act-of-kindness",
  ],
  points: [
    {
      name: { en: "Mara chooses Flounder for Support", fr: "Mara choisit Polochon pour Soutien" },
      at: { rule: "6.1.3" },
      expect: { choice: { player: "Mara", takes: ["card:flounder"] } },
    },
    {
      name: {
        en: "That triggers Rapunzel’s ability",
        fr: "Cela déclenche la capacité de Raiponce",
      },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["rapunzel:act-of-kindness"], Theo: [] } },
    },
    {
      name: {
        en: "It resolved: one replacement effect waits for damage to Flounder",
        fr: "Elle est résolue : un effet de substitution attend les dommages à Polochon",
      },
      at: { answered: 3 },
      expect: {
        cards: { flounder: { strength: 3 } },
        bag: { Mara: [], Theo: [] },
        lasting: ["heihei-a:support", "rapunzel:act-of-kindness"],
      },
    },
    {
      name: {
        en: "The second Heihei makes another instance of it",
        fr: "Le second Heihei en crée une autre occurrence",
      },
      at: { answered: 6 },
      expect: {
        cards: { flounder: { strength: 4 } },
        lasting: [
          "heihei-a:support",
          "rapunzel:act-of-kindness",
          "heihei-b:support",
          "rapunzel:act-of-kindness",
        ],
      },
    },
    {
      name: {
        en: "Carter would deal 3 damage: both could apply, Mara chooses one",
        fr: "Le Charretier infligerait 3 dommages : les deux pourraient s’appliquer, Mara en choisit une",
      },
      at: { answered: 7 },
      expect: {
        cards: { flounder: { damage: 0 } },
        decision: {
          player: "Mara",
          kind: "replace",
          rule: "6.5.8",
          options: ["replace:flounder:act-of-kindness", "replace:flounder:act-of-kindness:2"],
        },
      },
    },
    {
      name: {
        en: "The other instance ceases to exist",
        fr: "L’autre occurrence cesse d’exister",
      },
      at: { rule: "6.5.8" },
      expect: { lasting: ["heihei-a:support", "heihei-b:support"], cards: { flounder: { damage: 0 } } },
    },
    {
      name: {
        en: "Flounder took nothing, Carter is banished",
        fr: "Polochon n’a rien subi, le Charretier est banni",
      },
      at: "end",
      expect: {
        cards: { flounder: { zone: "play", damage: 0 }, carter: { zone: "discard" } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "damage-again",
      title: { en: "Flounder is dealt damage again", fr: "Polochon subit de nouveau des dommages" },
      script: [
        "quest:heihei-a",
        "yes",
        "card:flounder",
        "quest:heihei-b",
        "yes",
        "card:flounder",
        "challenge:flounder:carter",
        "replace:flounder:act-of-kindness:2",
        "play:cannons",
        "card:flounder",
      ],
      points: [
        {
          name: {
            en: "Whichever she chose, none is left",
            fr: "Quelle que soit l’occurrence choisie, il n’en reste aucune",
          },
          at: { answered: 8 },
          expect: { lasting: ["heihei-a:support", "heihei-b:support"], cards: { flounder: { damage: 0 } } },
        },
        {
          name: {
            en: "Fire the Cannons! deals its 2 damage",
            fr: "Allumez les mèches ! inflige ses 2 dommages",
          },
          at: { rule: "1.9.2.1" },
          expect: { cards: { flounder: { damage: 2 } } },
        },
        {
          name: { en: "Flounder is banished", fr: "Polochon est banni" },
          at: "end",
          expect: { cards: { flounder: { zone: "discard" } } },
        },
      ],
    },
    {
      id: "one-kindness",
      title: { en: "Only one Heihei supports him", fr: "Un seul Heihei le soutient" },
      script: ["quest:heihei-a", "yes", "card:flounder", "challenge:flounder:carter"],
      points: [
        {
          name: {
            en: "A single effect applies: nobody is asked",
            fr: "Un seul effet s’applique : on ne demande rien",
          },
          at: { rule: "6.5.4" },
          expect: { cards: { flounder: { damage: 0 } }, lasting: ["heihei-a:support"] },
        },
        {
          name: { en: "Flounder took no damage", fr: "Polochon n’a subi aucun dommage" },
          at: "end",
          expect: { cards: { flounder: { damage: 0 }, carter: { zone: "discard" } }, never: ["6.5.8"] },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.11.1-two-ursulas",
  game: "lorcana",
  example: "6.1.11.1",
  rules: ["6.1.11.1", "6.1.11", "8.12.3", "6.1.5.1"],
  title: {
    en: "Two Ursulas, one song",
    fr: "Deux Ursula, une seule chanson",
  },
  story: {
    en: "Mara’s two Ursulas sing A Pirate’s Life together, so What a Deal triggers for each of them. The first to resolve sends the song to the bottom of her deck. A second copy of the song lies in her discard. What does the other What a Deal find?",
    fr: "Les deux Ursula de Mara chantent La vie d’un pirate à l’unisson : Quel contrat se déclenche pour chacune. La première résolue envoie la chanson sous sa pioche. Un autre exemplaire de la chanson est dans sa défausse. Que trouve l’autre Quel contrat ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "ursula-deceiver-of-all", as: "ursula" },
          { card: "ursula-deceiver-of-all", as: "other-ursula" },
        ],
        hand: [{ card: "a-pirates-life", as: "song" }],
        discard: [{ card: "a-pirates-life", as: "other-song" }],
        deck: 5,
      },
      { lore: 9, deck: 5 },
    ],
  },
  script: [
    "sing-together:song",
    ["card:ursula", "card:other-ursula"],
    "bag:ursula:what-a-deal",
    "yes",
    "yes",
  ],
  points: [
    {
      name: {
        en: "The song is done; each Ursula sang it, so two abilities are in the bag",
        fr: "La chanson est résolue ; chaque Ursula l’a chantée : deux capacités dans le sac",
      },
      at: { answered: 2 },
      expect: {
        players: { Mara: { lore: 2, discard: ["song", "other-song"] }, Theo: { lore: 7 } },
        bag: { Mara: ["ursula:what-a-deal", "other-ursula:what-a-deal"], Theo: [] },
        cards: { ursula: { exerted: true }, "other-ursula": { exerted: true } },
        decision: {
          player: "Mara",
          rule: "7.7.4.2",
          options: ["bag:ursula:what-a-deal", "bag:other-ursula:what-a-deal"],
        },
      },
    },
    {
      name: {
        en: "The first plays that song again and leaves it on the bottom of the deck",
        fr: "La première rejoue cette chanson et la laisse sous la pioche",
      },
      at: { answered: 4 },
      expect: {
        players: {
          Mara: { lore: 4, bottom: "song", deck: 6, discard: ["other-song"] },
          Theo: { lore: 5 },
        },
        decision: { player: "Mara", rule: "6.1.4" },
      },
    },
    {
      name: {
        en: "The second looks for it in the discard: it is not there, and its namesake is not meant",
        fr: "La seconde la cherche dans la défausse : elle n’y est plus, et son homonyme n’est pas visée",
      },
      at: { rule: "6.1.11.1" },
      expect: { cards: { song: { zone: "deck" }, "other-song": { zone: "discard" } } },
    },
    {
      name: {
        en: "Nothing more is played, and nothing more is moved",
        fr: "Rien d’autre n’est joué, rien d’autre ne se déplace",
      },
      at: "end",
      expect: {
        players: {
          Mara: { lore: 4, bottom: "song", deck: 6, discard: ["other-song"] },
          Theo: { lore: 5 },
        },
        bag: { Mara: [], Theo: [] },
        waiting: [],
        never: ["6.1.7"],
      },
    },
  ],
  variants: [
    {
      id: "first-declined",
      title: { en: "Mara turns the first one down", fr: "Mara renonce à la première" },
      script: [
        "sing-together:song",
        ["card:ursula", "card:other-ursula"],
        "bag:ursula:what-a-deal",
        "no",
        "yes",
      ],
      points: [
        {
          name: {
            en: "The song is still in the discard, so the second finds it",
            fr: "La chanson est toujours dans la défausse : la seconde la trouve",
          },
          at: "end",
          expect: {
            players: {
              Mara: { lore: 4, bottom: "song", discard: ["other-song"] },
              Theo: { lore: 5 },
            },
          },
        },
      ],
    },
  ],
};

export default scenario;

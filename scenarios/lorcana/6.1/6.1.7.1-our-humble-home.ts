import type { Scenario } from "../../format.ts";

const oasis = { card: "pride-lands-jungle-oasis", as: "oasis" };
const gentleman = { card: "donald-duck-perfect-gentleman", as: "gentleman", at: "oasis" };
const donald = { card: "donald-duck-pie-slinger", as: "donald" };
const theo = { lore: 5, deck: 5 };

const scenario: Scenario = {
  id: "6.1.7.1-our-humble-home",
  game: "lorcana",
  example: "6.1.7.1",
  rules: ["6.1.7", "4.3.2.2", "6.1.13.5", "6.7.8", "6.2.4"],
  title: {
    en: "For free, so not with Shift",
    fr: "Gratuitement, donc sans Alter",
  },
  story: {
    en: "Three of Mara’s characters are at Jungle Oasis, one of them a Donald Duck. She banishes the location with Our Humble Home to play Donald Duck – Pie Slinger from her discard for free. She has 4 ink ready, his Shift cost. May she shift him onto the other Donald after all, and make Theo lose 2 lore?",
    fr: "Trois personnages de Mara sont à l’Oasis de la jungle, dont un Donald. Avec Notre humble chez-nous, elle bannit le lieu pour jouer gratuitement Donald – Lanceur de tartes depuis sa défausse. Il lui reste 4 encres, son coût d’Alter. Peut-elle tout de même l’altérer sur l’autre Donald, et faire perdre 2 éclats de Lore à Theo ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 4,
        play: [
          oasis,
          gentleman,
          { card: "practice-carter", as: "carter", at: "oasis" },
          { card: "practice-poet", as: "poet", at: "oasis" },
        ],
        discard: [donald, { card: "practice-lamplighter", as: "lamplighter" }],
        deck: 5,
      },
      theo,
    ],
  },
  script: ["use:oasis:our-humble-home", "card:donald"],
  points: [
    {
      name: {
        en: "Three characters are there: the ability can be used",
        fr: "Trois personnages s’y trouvent : la capacité peut s’utiliser",
      },
      at: "start",
      expect: { decision: { player: "Mara", open: ["use:oasis:our-humble-home"] } },
    },
    {
      name: {
        en: "The location is banished as the cost; Mara chooses a character of her discard",
        fr: "Le lieu est banni, c’est le coût ; Mara choisit un personnage de sa défausse",
      },
      at: { answered: 1 },
      expect: {
        cards: { oasis: { zone: "discard" }, gentleman: { at: null } },
        decision: { player: "Mara", options: ["card:donald", "card:lamplighter"] },
      },
    },
    {
      name: {
        en: "Donald is played for free; no other way to pay is asked about",
        fr: "Donald est joué gratuitement ; aucune autre façon de payer n’est proposée",
      },
      at: { rule: "6.1.7" },
      expect: { players: { Mara: { ink: 4, exertedInk: 0 } } },
    },
    {
      name: {
        en: "He enters play on his own, not on the other Donald",
        fr: "Il entre en jeu seul, non sur l’autre Donald",
      },
      at: { rule: "4.3.3.1" },
      expect: {
        cards: {
          donald: { zone: "play", stack: [], drying: true },
          gentleman: { zone: "play", under: null },
        },
      },
    },
    {
      name: {
        en: "Humble Pie triggers, and waits in the bag until Our Humble Home is done",
        fr: "Une simple tarte se déclenche, et attend dans le sac la fin de Notre humble chez-nous",
      },
      at: { rule: "7.7.3.1" },
      expect: { bag: { Mara: ["donald:humble-pie"], Theo: [] } },
    },
    {
      name: {
        en: "As it resolves, its “if” is false: Shift was not used",
        fr: "À sa résolution, son « si » est faux : Alter n’a pas servi",
      },
      at: { rule: "6.2.4" },
      expect: { bag: { Mara: [], Theo: [] }, players: { Theo: { lore: 5 } } },
    },
    {
      name: {
        en: "Theo keeps his lore, and Mara her ink",
        fr: "Theo garde ses éclats de Lore, et Mara son encre",
      },
      at: "end",
      expect: {
        players: { Theo: { lore: 5 }, Mara: { ink: 4, exertedInk: 0, discard: ["oasis", "lamplighter"] } },
        never: ["8.10.1", "4.3.2.4"],
      },
    },
  ],
  variants: [
    {
      id: "two-there",
      title: { en: "Only two characters are there", fr: "Deux personnages seulement y sont" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 4,
            play: [
              oasis,
              gentleman,
              { card: "practice-carter", as: "carter", at: "oasis" },
              { card: "practice-poet", as: "poet" },
            ],
            discard: [donald],
            deck: 5,
          },
          theo,
        ],
      },
      script: [],
      points: [
        {
          name: {
            en: "“While you have 3 or more” is false: the ability cannot be used",
            fr: "La condition « tant que » est fausse : la capacité ne peut pas s’utiliser",
          },
          at: "start",
          expect: { decision: { player: "Mara", refused: { "use:oasis:our-humble-home": "6.1.13.5" } } },
        },
      ],
    },
    {
      id: "from-hand",
      title: { en: "Mara shifts him from her hand", fr: "Mara l’altère depuis sa main" },
      setup: {
        game: "lorcana",
        players: [{ ink: 4, play: [oasis, gentleman], hand: [donald], deck: 5 }, theo],
      },
      script: ["shift:donald:gentleman"],
      points: [
        {
          name: {
            en: "Played in the usual way, Shift is an alternate cost she may choose",
            fr: "Jouée normalement, la carte laisse choisir Alter comme coût alternatif",
          },
          at: "start",
          expect: { decision: { open: ["shift:donald:gentleman"] } },
        },
        {
          name: {
            en: "She pays 4 ink, and Theo loses 2 lore",
            fr: "Elle paie 4 encres, et Theo perd 2 éclats de Lore",
          },
          at: "end",
          expect: {
            players: { Mara: { ink: 0, exertedInk: 4 }, Theo: { lore: 3 } },
            cards: { donald: { stack: ["gentleman"], at: "oasis" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

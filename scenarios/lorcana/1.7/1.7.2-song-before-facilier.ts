import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.7.2-song-before-facilier",
  game: "lorcana",
  example: "1.7.2",
  rules: ["1.7.2", "5.4.5", "4.3.4", "5.4.1.2"],
  title: { en: "The song first, then Dr. Facilier", fr: "La chanson d’abord, puis Dr. Facilier" },
  story: {
    en: "Mara has Dr. Facilier in play: whenever she plays a song, she may look at the top two cards of her deck, keep one on top and put the other on the bottom. She plays Let the Storm Rage On, which deals damage and draws a card. Does she get to arrange her deck before the song draws?",
    fr: "Mara a Dr. Facilier en jeu : chaque fois qu’elle joue une chanson, elle peut regarder les deux premières cartes de sa pioche, en garder une dessus et mettre l’autre dessous. Elle joue Perdue dans l’hiver, qui inflige des dommages et fait piocher une carte. Peut-elle arranger sa pioche avant que la chanson ne pioche ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        hand: [{ card: "let-the-storm-rage-on", as: "storm" }],
        play: [{ card: "dr-facilier-remarkable-gentleman", as: "facilier" }],
        deck: [
          { card: "practice-carter", as: "carter" },
          { card: "practice-poet", as: "poet" },
          { card: "practice-hermit", as: "hermit" },
          { card: "practice-glassblower", as: "glassblower" },
        ],
      },
      { play: [{ card: "practice-blacksmith", as: "blacksmith" }] },
    ],
  },
  script: ["play:storm", "card:blacksmith", "yes", "card:hermit"],
  points: [
    {
      name: {
        en: "Playing the song triggers Dreams Made Real, but it only waits in the bag",
        fr: "Jouer la chanson déclenche Rêves réalisés, mais la capacité ne fait qu’attendre dans le sac",
      },
      at: { rule: "1.7.2" },
      expect: { bag: { Mara: ["facilier:dreams-made-real"] }, cards: { storm: { zone: "play" } } },
    },
    {
      name: { en: "The song’s effect asks first", fr: "L’effet de la chanson demande d’abord" },
      at: { answered: 1 },
      expect: {
        bag: { Mara: ["facilier:dreams-made-real"] },
        picking: null,
        decision: { player: "Mara", options: ["card:facilier", "card:blacksmith"] },
      },
    },
    {
      name: {
        en: "All of the song happens: damage, then the card drawn is the one that lay on top",
        fr: "Toute la chanson a lieu : les dommages, puis la carte piochée est celle du dessus",
      },
      at: { rule: "6.7.1.2" },
      expect: {
        cards: { blacksmith: { damage: 2 }, storm: { zone: "discard" } },
        players: { Mara: { hand: ["carter"], deck: 3, top: "poet" } },
        bag: { Mara: ["facilier:dreams-made-real"] },
      },
    },
    {
      name: {
        en: "Only now Dr. Facilier’s ability resolves",
        fr: "C’est seulement maintenant que se résout la capacité de Dr. Facilier",
      },
      at: { answered: 2 },
      expect: { decision: { player: "Mara", kind: "may" }, players: { Mara: { hand: ["carter"] } } },
    },
    {
      name: { en: "It looks at the next two cards", fr: "Elle regarde les deux cartes suivantes" },
      at: { answered: 3 },
      expect: { decision: { player: "Mara", options: ["card:poet", "card:hermit"] } },
    },
    {
      name: { en: "Hermit on top, Poet on the bottom", fr: "L’Ermite dessus, le Poète dessous" },
      at: "end",
      expect: {
        players: { Mara: { top: "hermit", bottom: "poet", deck: 3, hand: ["carter"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "declined",
      title: { en: "Mara does not look", fr: "Mara ne regarde pas" },
      script: ["play:storm", "card:blacksmith", "no"],
      points: [
        {
          name: { en: "The song has resolved all the same", fr: "La chanson s’est résolue de toute façon" },
          at: "end",
          expect: {
            cards: { blacksmith: { damage: 2 } },
            players: { Mara: { hand: ["carter"], top: "poet", bottom: "glassblower" } },
            never: ["7.1.3"],
          },
        },
      ],
    },
    {
      id: "sung",
      title: { en: "Dr. Facilier sings it himself", fr: "Dr. Facilier la chante lui-même" },
      script: ["sing:storm:facilier", "card:blacksmith", "no"],
      points: [
        {
          name: {
            en: "Singing is playing too: his ability waits in the same way",
            fr: "Chanter, c’est aussi jouer : sa capacité attend de la même façon",
          },
          at: { answered: 1 },
          expect: {
            cards: { facilier: { exerted: true } },
            players: { Mara: { ink: 3 } },
            bag: { Mara: ["facilier:dreams-made-real"] },
          },
        },
        {
          name: { en: "It resolves after the song", fr: "Elle se résout après la chanson" },
          at: { answered: 2 },
          expect: {
            cards: { storm: { zone: "discard" }, blacksmith: { damage: 2 } },
            decision: { player: "Mara", kind: "may" },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const theo = {
  ink: 8,
  deck: 5,
  hand: [
    { card: "practice-trapdoor", as: "trapdoor" },
    { card: "smash", as: "smash" },
  ],
};

const scenario: Scenario = {
  id: "6.4.1-ward-while-exerted",
  game: "lorcana",
  example: "6.4.1",
  rules: ["6.4.1", "6.4.2.1", "6.4.2.3", "8.15.1", "3.2.1.3"],
  title: {
    en: "Ward until then, or as long as she stands there",
    fr: "Hors d’atteinte jusque-là, ou tant qu’elle est là",
  },
  story: {
    en: "Mara’s exerted characters have Ward, by an action that says “until the start of your next turn”, or by a Lantern Keeper in play who says no such thing. Whom may Theo choose for his actions, and when does the Ward end?",
    fr: "Les personnages épuisés de Mara ont Hors d’atteinte : par une action qui précise « jusqu’au début de votre prochain tour », ou par une Gardienne des lanternes en jeu, qui ne précise rien. Qui Theo peut-il choisir pour ses actions, et quand Hors d’atteinte prend-il fin ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        deck: 5,
        hand: [{ card: "practice-under-the-eaves", as: "eaves" }],
        play: [
          { card: "flounder-voice-of-reason", as: "flounder", exerted: true },
          { card: "milo-thatch-clever-cartographer", as: "milo" },
          { card: "practice-stonemason", as: "mason" },
        ],
      },
      theo,
    ],
  },
  script: ["play:eaves", "quest:milo", "end", "play:smash", "end"],
  points: [
    {
      name: {
        en: "With a duration: Flounder, exerted, has Ward; Milo, ready, has not",
        fr: "Avec une durée : Polochon, épuisé, a Hors d’atteinte ; Milo, redressé, ne l’a pas",
      },
      at: { answered: 1 },
      expect: {
        cards: { flounder: { keywords: ["ward"] }, milo: { keywords: [] }, eaves: { zone: "discard" } },
        lasting: ["eaves:under-the-eaves"],
      },
    },
    {
      name: {
        en: "Milo exerts later and has it from then on",
        fr: "Milo s’épuise plus tard et l’a dès lors",
      },
      at: { answered: 2 },
      expect: { cards: { milo: { exerted: true, keywords: ["ward"] } } },
    },
    {
      name: {
        en: "In Theo’s turn it still applies: he can choose only Stonemason",
        fr: "Au tour de Theo, il s’applique encore : il ne peut choisir que le Tailleur de pierre",
      },
      at: { rule: "6.1.3" },
      expect: {
        choice: {
          player: "Theo",
          options: ["card:mason"],
          refused: { "card:flounder": "8.15.1", "card:milo": "8.15.1" },
          takes: ["card:mason"],
        },
      },
    },
    {
      name: {
        en: "Mara’s next turn starts: it is over",
        fr: "Le tour suivant de Mara commence : c’est fini",
      },
      at: { rule: "3.2.1.3" },
      expect: {
        turn: { active: "Mara" },
        lasting: [],
        cards: { flounder: { keywords: [] }, milo: { keywords: [] } },
      },
    },
  ],
  variants: [
    {
      id: "no-duration",
      title: {
        en: "With no duration: for as long as Lantern Keeper is in play",
        fr: "Sans durée : tant que la Gardienne des lanternes est en jeu",
      },
      setup: {
        game: "lorcana",
        players: [
          {
            deck: 5,
            play: [
              { card: "practice-lantern-keeper", as: "keeper" },
              { card: "flounder-voice-of-reason", as: "flounder" },
            ],
          },
          theo,
        ],
      },
      script: ["quest:flounder", "end", "play:trapdoor", "play:smash"],
      points: [
        {
          name: { en: "Flounder is ready: no Ward", fr: "Polochon est redressé : pas de Hors d’atteinte" },
          at: "start",
          expect: { cards: { flounder: { keywords: [] }, keeper: { keywords: [] } } },
        },
        {
          name: { en: "Exerted, he has Ward", fr: "Épuisé, il a Hors d’atteinte" },
          at: { answered: 1 },
          expect: { cards: { flounder: { keywords: ["ward"] } }, lasting: [] },
        },
        {
          name: {
            en: "Theo’s Trapdoor can be aimed only at Lantern Keeper",
            fr: "La Trappe de Theo ne peut viser que la Gardienne des lanternes",
          },
          at: { rule: "6.1.3" },
          expect: {
            choice: {
              player: "Theo",
              options: ["card:keeper"],
              refused: { "card:flounder": "8.15.1" },
            },
          },
        },
        {
          name: {
            en: "She leaves play, and the Ward is gone at once",
            fr: "Elle quitte le jeu, et Hors d’atteinte disparaît aussitôt",
          },
          at: { rule: "6.4.1" },
          expect: {
            cards: { keeper: { zone: "discard" }, flounder: { zone: "play", exerted: true, keywords: [] } },
          },
        },
        {
          name: { en: "Smash may choose Flounder", fr: "Fracasser ! peut choisir Polochon" },
          at: { rule: "6.1.3" },
          expect: { choice: { player: "Theo", options: ["card:flounder"], takes: ["card:flounder"] } },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const chorus = { card: "practice-grand-chorus", as: "chorus" };
const balladeer = { card: "practice-balladeer", as: "balladeer" };
const lamplighter = { card: "practice-lamplighter", as: "lamplighter" };

const scenario: Scenario = {
  id: "8.12.1-grand-chorus",
  game: "lorcana",
  example: null,
  rules: ["8.12.1", "8.12.2", "8.12.3", "8.11.1"],
  title: { en: "Singing with a teammate", fr: "Chanter avec un coéquipier" },
  story: {
    en: "Mara and Nina play against Theo. Mara wants to sing Grand Chorus, Sing Together 7, with Balladeer, cost 3, and Lamplighter, cost 1; Nina has Carter, cost 3. Balladeer draws a card whenever he sings a song. Who may sing, what do the costs have to come to, and does Balladeer’s ability trigger?",
    fr: "Mara et Nina jouent contre Theo. Mara veut chanter Grand chœur, À l’unisson 7, avec le Ménestrel, coût 3, et l’Allumeur de réverbères, coût 1 ; Nina a le Charretier, coût 3. Le Ménestrel fait piocher une carte chaque fois qu’il chante une chanson. Qui peut chanter, quel total faut-il, et la capacité du Ménestrel se déclenche-t-elle ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        team: 1,
        hand: [chorus],
        play: [balladeer, lamplighter, { card: "practice-poet", as: "poet", exerted: true }],
        deck: 6,
      },
      { team: 2, play: [{ card: "practice-hermit", as: "hermit" }] },
      { team: 1, play: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: ["sing-together:chorus", ["card:balladeer", "card:lamplighter", "card:carter"]],
  points: [
    {
      name: {
        en: "No single character can sing it, but together they can",
        fr: "Personne ne peut la chanter seul, mais ensemble, oui",
      },
      at: "start",
      expect: {
        decision: {
          open: ["sing-together:chorus"],
          refused: { "sing:chorus:balladeer": "5.4.4.2", "play:chorus": "1.5.3" },
        },
      },
    },
    {
      name: {
        en: "Mara’s and her teammate’s ready characters can sing, the exerted one and Theo’s can’t",
        fr: "Les personnages redressés de Mara et de sa coéquipière peuvent chanter, pas celui qui est épuisé ni celui de Theo",
      },
      at: { answered: 1 },
      expect: {
        decision: {
          player: "Mara",
          rule: "8.12.1",
          options: ["card:balladeer", "card:lamplighter", "card:carter"],
          refused: { "card:poet": "5.1.1.2" },
        },
      },
    },
    {
      name: { en: "3 and 1 and 3 make 7", fr: "3, 1 et 3 font 7" },
      at: { rule: "8.12.2" },
      expect: { cards: { chorus: { zone: "hand" } } },
    },
    {
      name: {
        en: "Balladeer is one of those who sing: Encore triggers",
        fr: "Le Ménestrel est de ceux qui chantent : Bis se déclenche",
      },
      at: { rule: "8.12.3" },
      expect: { bag: { Mara: ["balladeer:encore"] } },
    },
    {
      name: {
        en: "All three exert, and Balladeer sang: his ability is in the bag while the song resolves",
        fr: "Les trois sont épuisés, et le Ménestrel a chanté : sa capacité est dans le sac pendant que la chanson se résout",
      },
      at: { rule: "5.4.1.2" },
      expect: {
        cards: {
          balladeer: { exerted: true },
          lamplighter: { exerted: true },
          carter: { exerted: true },
          hermit: { exerted: false },
        },
        bag: { Mara: ["balladeer:encore"] },
      },
    },
    {
      name: {
        en: "Three cards from the song, one from Balladeer",
        fr: "Trois cartes pour la chanson, une pour le Ménestrel",
      },
      at: "end",
      expect: { players: { Mara: { deck: 2 } }, decision: { player: "Mara", kind: "turn action" } },
    },
  ],
  variants: [
    {
      id: "without-nina",
      title: { en: "Without a teammate", fr: "Sans coéquipier" },
      setup: {
        game: "lorcana",
        players: [
          { hand: [chorus], play: [balladeer, lamplighter] },
          { play: [{ card: "practice-hermit", as: "hermit" }] },
        ],
      },
      script: [],
      points: [
        {
          name: {
            en: "3 and 1 are not 7: the song can’t be sung",
            fr: "3 et 1 ne font pas 7 : la chanson ne peut être chantée",
          },
          at: "start",
          expect: { decision: { refused: { "sing-together:chorus": "8.12.2" } } },
        },
      ],
    },
    {
      id: "with-singer",
      title: { en: "Singer 5 counts as 5", fr: "Mélomane 5 compte pour 5" },
      setup: {
        game: "lorcana",
        players: [
          {
            hand: [chorus],
            play: [
              { card: "practice-choirmaster", as: "choirmaster" },
              { card: "practice-bookbinder", as: "bookbinder" },
            ],
            deck: 4,
          },
          {},
        ],
      },
      script: ["sing-together:chorus", ["card:choirmaster", "card:bookbinder"]],
      points: [
        {
          name: { en: "5 and 2 make 7: it can be sung", fr: "5 et 2 font 7 : elle peut être chantée" },
          at: "start",
          expect: { decision: { open: ["sing-together:chorus"] } },
        },
        {
          name: { en: "Both have to sing", fr: "Les deux doivent chanter" },
          at: { rule: "8.12.2" },
          expect: { choice: { takes: ["card:choirmaster", "card:bookbinder"] } },
        },
        {
          name: { en: "The song was sung", fr: "La chanson est chantée" },
          at: "end",
          expect: { players: { Mara: { deck: 1 } } },
        },
      ],
    },
  ],
};

export default scenario;

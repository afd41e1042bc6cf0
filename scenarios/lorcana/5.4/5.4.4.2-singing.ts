import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.4.4.2-singing",
  game: "lorcana",
  example: null,
  rules: ["5.4.4.2", "5.4.1.2", "5.4.5", "5.3.5"],
  title: {
    en: "Ink or a singer",
    fr: "De l’encre ou un chanteur",
  },
  story: {
    en: "Mara holds Evening Round, a song of cost 3 that gains 1 lore, and has 3 ink. In play are Balladeer, cost 3, who lets her draw when he sings, Bookbinder, cost 2, Hermit, cost 3 but exerted, and Poet, cost 3, played this turn. Who can sing the song, and is the ink paid as well?",
    fr: "Mara a en main Ronde du soir, une chanson de coût 3 qui fait gagner 1 éclat de Lore, et 3 encres. En jeu se trouvent le Ménestrel, coût 3, qui fait piocher quand il chante, la Relieuse, coût 2, l’Ermite, coût 3 mais épuisé, et le Poète, coût 3, joué ce tour-ci. Qui peut chanter la chanson, et paie-t-on aussi l’encre ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 3,
        deck: 5,
        hand: [{ card: "practice-evening-round", as: "round" }],
        play: [
          { card: "practice-balladeer", as: "balladeer" },
          { card: "practice-bookbinder", as: "bookbinder" },
          { card: "practice-hermit", as: "hermit", exerted: true },
          { card: "practice-poet", as: "poet", drying: true },
        ],
      },
      { deck: 5 },
    ],
  },
  script: ["sing:round:balladeer"],
  points: [
    {
      name: {
        en: "Balladeer can sing it; the others are too cheap, exerted or drying",
        fr: "Le Ménestrel peut la chanter ; les autres coûtent trop peu, sont épuisés ou sèchent",
      },
      at: "start",
      expect: {
        decision: {
          open: ["play:round", "sing:round:balladeer"],
          refused: {
            "sing:round:bookbinder": "5.4.4.2",
            "sing:round:hermit": "5.1.1.2",
            "sing:round:poet": "5.3.5",
          },
        },
      },
    },
    {
      name: {
        en: "He is exerted instead of the ink",
        fr: "On l’épuise à la place de l’encre",
      },
      at: { rule: "5.4.4.2" },
      expect: {
        cards: { balladeer: { exerted: true }, round: { zone: "hand" } },
        players: { Mara: { ink: 3 } },
      },
    },
    {
      name: {
        en: "The song’s effect resolves at once, in play and not through the bag",
        fr: "L’effet de la chanson se résout aussitôt, en jeu et sans passer par le sac",
      },
      at: { rule: "5.4.1.2" },
      expect: {
        cards: { round: { zone: "play" } },
        players: { Mara: { lore: 0 } },
        bag: { Mara: ["balladeer:encore"], Theo: [] },
      },
    },
    {
      name: {
        en: "It is played and in the discard before Balladeer’s ability resolves",
        fr: "Elle est jouée et dans la défausse avant que la capacité du Ménestrel se résolve",
      },
      at: { rule: "7.7.4.2" },
      expect: { cards: { round: { zone: "discard" } }, players: { Mara: { lore: 1, deck: 5 } } },
    },
    {
      name: { en: "Then Mara draws; her ink is untouched", fr: "Puis Mara pioche ; son encre est intacte" },
      at: "end",
      expect: { players: { Mara: { lore: 1, deck: 4, ink: 3, exertedInk: 0 } } },
    },
  ],
  variants: [
    {
      id: "for-ink",
      title: { en: "Played for ink", fr: "Jouée contre de l’encre" },
      script: ["play:round"],
      points: [
        {
          name: {
            en: "3 ink, and nobody sang: no card",
            fr: "3 encres, et personne n’a chanté : pas de carte",
          },
          at: "end",
          expect: {
            players: { Mara: { lore: 1, deck: 5, ink: 0, exertedInk: 3 } },
            cards: { balladeer: { exerted: false } },
            never: ["5.4.4.2"],
          },
        },
      ],
    },
  ],
};

export default scenario;

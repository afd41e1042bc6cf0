import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "4.3.4-song-and-trigger",
  game: "lorcana",
  example: null,
  rules: ["4.3.4", "4.3.2.2", "4.3.3.2", "4.3.5", "4.3.2.1"],
  title: {
    en: "A sung song, and who reacts to it",
    fr: "Une chanson chantée, et qui y réagit",
  },
  story: {
    en: "Mara has no ink and sings Let the Storm Rage On, a song of cost 3, with Ursula - Vanessa, who costs 2 but has Singer 4. Mara’s Dr. Facilier reacts whenever she plays a song. What is paid, does anything change the song’s cost, and when does Facilier’s ability resolve?",
    fr: "Mara n’a pas d’encre et fait chanter Perdue dans l’hiver, une chanson de coût 3, par Ursula - Vanessa, qui coûte 2 mais a Mélomane 4. Le Dr. Facilier de Mara réagit chaque fois qu’elle joue une chanson. Qu’est-ce qui est payé, le coût de la chanson change-t-il, et quand se résout la capacité de Facilier ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        deck: 5,
        hand: [{ card: "let-the-storm-rage-on", as: "storm" }],
        play: [
          { card: "ursula-vanessa", as: "vanessa" },
          { card: "dr-facilier-remarkable-gentleman", as: "facilier", exerted: true },
        ],
      },
      { deck: 5, play: [{ card: "practice-stonemason", as: "stonemason" }] },
    ],
  },
  script: ["sing:storm:vanessa", "card:stonemason", "no"],
  points: [
    {
      name: {
        en: "For ink Mara can’t play it; singing is another way to pay",
        fr: "Contre de l’encre, Mara ne peut pas la jouer ; chanter est une autre façon de payer",
      },
      at: "start",
      expect: {
        decision: {
          open: ["sing:storm:vanessa"],
          refused: { "play:storm": "1.5.3", "sing:storm:facilier": "5.1.1.2" },
        },
      },
    },
    {
      name: { en: "Mara announces how she plays it", fr: "Mara annonce comment elle la joue" },
      at: { rule: "4.3.2.2" },
      expect: { cards: { storm: { zone: "hand" }, vanessa: { exerted: false } } },
    },
    {
      name: {
        en: "Vanessa is exerted, the song is in play and resolves at once; Facilier’s ability waits in the bag",
        fr: "Vanessa est épuisée, la chanson est en jeu et se résout aussitôt ; la capacité de Facilier attend dans le sac",
      },
      at: { answered: 1 },
      expect: {
        cards: { vanessa: { exerted: true }, storm: { zone: "play" } },
        bag: { Mara: ["facilier:dreams-made-real"], Theo: [] },
        decision: { player: "Mara", kind: "choose", open: ["card:stonemason"] },
        never: ["7.7.4.1"],
      },
    },
    {
      name: {
        en: "Damage and card first, then the song goes to the discard",
        fr: "D’abord les dommages et la carte, puis la chanson va dans la défausse",
      },
      at: { rule: "6.7.1.2" },
      expect: {
        cards: { stonemason: { damage: 2 }, storm: { zone: "discard" } },
        players: { Mara: { deck: 4 } },
        bag: { Mara: ["facilier:dreams-made-real"], Theo: [] },
      },
    },
    {
      name: { en: "Now Facilier’s ability resolves", fr: "Maintenant se résout la capacité de Facilier" },
      at: { answered: 2 },
      expect: { bag: { Mara: [], Theo: [] }, decision: { player: "Mara", kind: "may" } },
    },
  ],
  variants: [
    {
      id: "too-small-a-singer",
      title: { en: "Without Singer", fr: "Sans Mélomane" },
      setup: {
        game: "lorcana",
        players: [
          {
            deck: 5,
            hand: [{ card: "let-the-storm-rage-on", as: "storm" }],
            play: [
              { card: "practice-bookbinder", as: "bookbinder" },
              { card: "practice-carter", as: "carter" },
            ],
          },
          { deck: 5, play: [{ card: "practice-stonemason", as: "stonemason" }] },
        ],
      },
      script: [],
      points: [
        {
          name: {
            en: "Cost 2 is too little for a song of cost 3; cost 3 will do",
            fr: "Un coût de 2 ne suffit pas pour une chanson de coût 3 ; 3 suffit",
          },
          at: "start",
          expect: {
            decision: { open: ["sing:storm:carter"], refused: { "sing:storm:bookbinder": "5.4.4.2" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

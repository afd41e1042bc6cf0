import type { Scenario } from "../../format.ts";

const cannons = (as: string) => ({ card: "fire-the-cannons", as });
const carter = (as: string) => ({ card: "practice-carter", as });

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    { ink: 3, deck: 0, hand: [{ card: "pete-games-referee", as: "pete" }] },
    { ink: 1, deck: 5, hand: [cannons("theos-cannons")], play: [carter("theos-carter")] },
    { ink: 1, deck: 5, hand: [cannons("ninas-cannons")], play: [carter("ninas-carter")] },
  ],
};

const afterMaraLeft: Scenario["points"] = [
  {
    name: {
      en: "Mara and her cards are gone, but on Theo’s turn the effect still applies",
      fr: "Mara et ses cartes ne sont plus là, mais au tour de Theo l’effet s’applique encore",
    },
    at: { answered: 2 },
    expect: {
      turn: { active: "Theo" },
      players: { Mara: { out: true } },
      cards: { pete: { zone: "removed" } },
      lasting: ["pete:blow-the-whistle"],
      decision: { player: "Theo", refused: { "play:theos-cannons": "1.2.2" } },
    },
  },
  {
    name: { en: "On Nina’s turn as well", fr: "Au tour de Nina aussi" },
    at: { answered: 3 },
    expect: {
      turn: { active: "Nina" },
      decision: { player: "Nina", refused: { "play:ninas-cannons": "1.2.2" } },
    },
  },
  {
    name: {
      en: "Here Mara’s turn would begin: the effect ends, before Theo begins his",
      fr: "Ici commencerait le tour de Mara : l’effet prend fin, avant que Theo commence le sien",
    },
    at: { rule: "9.2.3" },
    expect: { turn: { active: "Nina", phase: "end" }, lasting: [] },
  },
  {
    name: { en: "Theo may play actions again", fr: "Theo peut de nouveau jouer des actions" },
    at: "end",
    expect: {
      result: null,
      turn: { active: "Theo", phase: "main" },
      decision: { player: "Theo", open: ["play:theos-cannons"] },
    },
  },
];

const scenario: Scenario = {
  id: "9.2.3-pete-leaves-the-game",
  game: "lorcana",
  example: "9.2.3",
  rules: ["9.2.3", "1.8.1.2", "9.2.1", "6.4.2.1"],
  title: { en: "Pete is gone, his whistle is not", fr: "Pat est parti, pas son coup de sifflet" },
  story: {
    en: "Three players. Mara plays Pete: until the start of her next turn, her opponents can’t play actions. Her deck is empty, so she loses as her turn ends and leaves the game. May Theo and Nina play actions now, and if not, when again?",
    fr: "Trois joueurs. Mara joue Pat : jusqu’au début de son prochain tour, ses adversaires ne peuvent pas jouer d’actions. Sa pioche est vide : elle perd quand son tour se termine et quitte la partie. Theo et Nina peuvent-ils maintenant jouer des actions, et sinon, quand ?",
  },
  setup,
  script: ["play:pete", "end", "end", "end"],
  points: [
    {
      name: {
        en: "Pete’s ability has resolved: an effect that lasts",
        fr: "La capacité de Pat est résolue : un effet qui dure",
      },
      at: { answered: 1 },
      expect: { cards: { pete: { zone: "play" } }, lasting: ["pete:blow-the-whistle"] },
    },
    {
      name: {
        en: "The last check of her turn finds the empty deck",
        fr: "La dernière vérification de son tour trouve la pioche vide",
      },
      at: { rule: "1.8.1" },
      expect: { turn: { active: "Mara", phase: "end" }, check: { pass: 1, finds: ["1.8.1.2 Mara"] } },
    },
    {
      name: { en: "Mara has lost", fr: "Mara a perdu" },
      at: { rule: "1.8.1.2" },
      expect: { result: null },
    },
    {
      name: {
        en: "She leaves at once, with all her cards",
        fr: "Elle part aussitôt, avec toutes ses cartes",
      },
      at: { rule: "9.2.3" },
      expect: { players: { Mara: { out: true } }, cards: { pete: { zone: "removed" } } },
    },
    ...afterMaraLeft,
  ],
  variants: [
    {
      id: "conceded",
      title: { en: "Mara concedes instead", fr: "Mara concède à la place" },
      script: ["play:pete", "concede:Mara", "end", "end"],
      points: afterMaraLeft,
    },
    {
      id: "on-anothers-turn",
      title: { en: "Mara leaves later, on Theo’s turn", fr: "Mara part plus tard, au tour de Theo" },
      setup: {
        ...setup,
        players: [{ ...setup.players[0], deck: 5 }, setup.players[1] ?? {}, setup.players[2] ?? {}],
      },
      script: ["play:pete", "end", "concede:Mara", "end", "end"],
      points: [
        {
          name: {
            en: "Theo’s turn: Pete is still there, and no action can be played",
            fr: "Le tour de Theo : Pat est encore là, et aucune action ne peut être jouée",
          },
          at: { answered: 2 },
          expect: {
            turn: { active: "Theo" },
            cards: { pete: { zone: "play" } },
            decision: { player: "Theo", refused: { "play:theos-cannons": "1.2.2" } },
          },
        },
        {
          name: {
            en: "Mara has left with Pete; the effect goes on, and so does Theo’s turn",
            fr: "Mara est partie avec Pat ; l’effet continue, et le tour de Theo aussi",
          },
          at: { answered: 3 },
          expect: {
            turn: { active: "Theo", phase: "main" },
            players: { Mara: { out: true } },
            cards: { pete: { zone: "removed" } },
            lasting: ["pete:blow-the-whistle"],
            decision: { player: "Theo", refused: { "play:theos-cannons": "1.2.2" } },
          },
        },
        {
          name: { en: "On Nina’s turn as well", fr: "Au tour de Nina aussi" },
          at: { answered: 4 },
          expect: {
            turn: { active: "Nina" },
            decision: { player: "Nina", refused: { "play:ninas-cannons": "1.2.2" } },
          },
        },
        {
          name: {
            en: "Here Mara’s turn would begin: the effect ends, before Theo begins his",
            fr: "Ici commencerait le tour de Mara : l’effet prend fin, avant que Theo commence le sien",
          },
          at: { rule: "9.2.3" },
          expect: { turn: { active: "Nina", phase: "end" }, lasting: [] },
        },
        {
          name: { en: "Theo may play actions again", fr: "Theo peut de nouveau jouer des actions" },
          at: "end",
          expect: { turn: { active: "Theo" }, decision: { player: "Theo", open: ["play:theos-cannons"] } },
        },
      ],
    },
    {
      id: "still-there",
      title: { en: "Mara’s deck is not empty", fr: "La pioche de Mara n’est pas vide" },
      setup: {
        ...setup,
        players: [{ ...setup.players[0], deck: 5 }, setup.players[1] ?? {}, setup.players[2] ?? {}],
      },
      script: ["play:pete", "end", "end", "end", "end"],
      points: [
        {
          name: { en: "On Nina’s turn the effect applies", fr: "Au tour de Nina, l’effet s’applique" },
          at: { answered: 3 },
          expect: { decision: { player: "Nina", refused: { "play:ninas-cannons": "1.2.2" } } },
        },
        {
          name: {
            en: "It ends at the start of Mara’s own next turn",
            fr: "Il prend fin au début du prochain tour de Mara elle-même",
          },
          at: { rule: "3.2.1.3" },
          expect: { turn: { active: "Mara", phase: "start" }, lasting: [] },
        },
        {
          name: { en: "Theo may play actions again", fr: "Theo peut de nouveau jouer des actions" },
          at: "end",
          expect: { turn: { active: "Theo" }, decision: { open: ["play:theos-cannons"] } },
        },
      ],
    },
  ],
};

export default scenario;

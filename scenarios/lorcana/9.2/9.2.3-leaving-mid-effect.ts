import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "9.2.3-leaving-mid-effect",
  game: "lorcana",
  example: null,
  rules: ["9.2.3", "2.3.3.4", "6.7.6", "9.2.2"],
  title: {
    en: "Leaving while an effect resolves",
    fr: "Partir pendant qu’un effet se résout",
  },
  story: {
    en: "Three players. Theo’s turn begins and his Donald Duck lets each player draw a card. Theo draws; now Nina is asked, and instead of answering she concedes. Does Mara still get her part of the effect? And what if Theo, whose Donald it is, had conceded?",
    fr: "Trois joueurs. Le tour de Theo commence, et son Donald permet à chaque joueur de piocher une carte. Theo pioche ; c’est à Nina de répondre, et au lieu de cela elle concède. Mara a-t-elle encore sa part de l’effet ? Et si c’était Theo, à qui est ce Donald, qui avait concédé ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { deck: 4 },
      { deck: 4, play: [{ card: "donald-duck-perfect-gentleman", as: "donald" }] },
      { deck: 4 },
    ],
  },
  script: ["end", "yes", "concede:Nina", "yes"],
  points: [
    {
      name: {
        en: "Nina is asked, and anybody may concede now",
        fr: "C’est à Nina de répondre, et chacun peut concéder maintenant",
      },
      at: { answered: 2 },
      expect: {
        decision: { player: "Nina", kind: "may", open: ["yes", "no", "concede:Nina", "concede:Theo"] },
      },
    },
    {
      name: { en: "Nina is out, with all her cards", fr: "Nina est hors jeu, avec toutes ses cartes" },
      at: { rule: "9.2.3" },
      expect: { players: { Nina: { out: true, deck: 0 } } },
    },
    {
      name: {
        en: "The effect is Theo’s and goes on: Mara has her part",
        fr: "L’effet est à Theo et continue : Mara a sa part",
      },
      at: { answered: 3 },
      expect: { turn: { active: "Theo", phase: "start" }, decision: { player: "Mara", kind: "may" } },
    },
    {
      name: {
        en: "Theo and Mara drew for Donald, and Theo’s turn goes on",
        fr: "Theo et Mara ont pioché pour Donald, et le tour de Theo continue",
      },
      at: "end",
      expect: {
        players: { Theo: { deck: 2 }, Mara: { deck: 3 } },
        result: null,
        decision: { player: "Theo", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "donalds-player",
      title: { en: "Theo concedes instead", fr: "Theo concède à la place" },
      script: ["end", "yes", "concede:Theo"],
      points: [
        {
          name: {
            en: "Theo leaves in the middle of his own effect",
            fr: "Theo part au milieu de son propre effet",
          },
          at: { rule: "9.2.3" },
          expect: { players: { Theo: { out: true } }, cards: { donald: { zone: "removed" } } },
        },
        {
          name: {
            en: "His effect is removed with his cards: nobody else draws for Donald, and it is Nina’s turn",
            fr: "Son effet disparaît avec ses cartes : personne d’autre ne pioche pour Donald, et c’est le tour de Nina",
          },
          at: "end",
          expect: {
            turn: { active: "Nina", phase: "main" },
            // Nina drew for her turn.
            players: { Mara: { deck: 4 }, Nina: { deck: 3 } },
            decision: { player: "Nina", kind: "turn action" },
          },
        },
      ],
    },
    {
      id: "nobody-left",
      title: { en: "Nina and Mara both concede", fr: "Nina et Mara concèdent toutes deux" },
      script: ["end", "yes", "concede:Nina", "concede:Mara"],
      points: [
        {
          name: { en: "Theo is the last player: he wins", fr: "Theo est le dernier joueur : il gagne" },
          at: "end",
          expect: { result: { winners: ["Theo"], rule: "1.8.1.3" }, decision: null },
        },
      ],
    },
  ],
};

export default scenario;

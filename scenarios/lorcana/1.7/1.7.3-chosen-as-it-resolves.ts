import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "1.7.3-chosen-as-it-resolves",
  game: "lorcana",
  example: null,
  rules: ["1.7.3", "6.1.3"],
  title: { en: "Nothing is chosen in advance", fr: "Rien n’est choisi à l’avance" },
  story: {
    en: "Mara plays Borrowed Page against two opponents: a chosen opponent discards a card. Announcing it, she already names Nina, then pays. When does the choice of a player count, and who picks the card that goes?",
    fr: "Mara joue Page empruntée face à deux adversaires : un adversaire choisi défausse une carte. En l’annonçant, elle nomme déjà Nina, puis elle paie. Quand le choix du joueur compte-t-il, et qui choisit la carte défaussée ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 1, hand: [{ card: "practice-borrowed-page", as: "page" }] },
      {
        hand: [
          { card: "practice-poet", as: "poet" },
          { card: "practice-hermit", as: "hermit" },
        ],
      },
      { hand: [{ card: "practice-carter", as: "carter" }] },
    ],
  },
  script: ["play:page", "player:Theo", "card:hermit"],
  points: [
    {
      name: {
        en: "The card is announced and paid: nothing is chosen yet",
        fr: "La carte est annoncée et payée : rien n’est encore choisi",
      },
      at: { rule: "4.3.2.4" },
      expect: { players: { Mara: { ink: 0, exertedInk: 1 } } },
    },
    {
      name: {
        en: "Its effect resolves: now Mara chooses, freely",
        fr: "Son effet se résout : c’est maintenant que Mara choisit, librement",
      },
      at: { answered: 1 },
      expect: {
        cards: { page: { zone: "play" } },
        decision: { player: "Mara", kind: "choose player", options: ["player:Theo", "player:Nina"] },
      },
    },
    {
      name: { en: "The card is Theo’s to choose", fr: "La carte, c’est à Theo de la choisir" },
      at: { answered: 2 },
      expect: { decision: { player: "Theo", options: ["card:poet", "card:hermit"] } },
    },
    {
      name: { en: "Theo has discarded, Nina has not", fr: "Theo a défaussé, Nina non" },
      at: "end",
      expect: {
        players: { Theo: { hand: ["poet"], discard: ["hermit"] }, Nina: { hand: ["carter"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
};

export default scenario;

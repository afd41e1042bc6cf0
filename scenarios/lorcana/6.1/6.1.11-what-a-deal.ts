import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.11-what-a-deal",
  game: "lorcana",
  example: "6.1.11",
  rules: ["6.1.11", "6.1.7", "6.7.8.1", "6.1.5.1"],
  title: {
    en: "That song, and no other",
    fr: "Cette chanson, et aucune autre",
  },
  story: {
    en: "Mara’s Ursula sings Evening Round. What a Deal lets Mara play that song again from her discard for free; if she does, the card goes to the bottom of her deck. Another Evening Round and a Reflection lie in her discard already. May she play one of those instead?",
    fr: "L’Ursula de Mara chante Ronde du soir. Quel contrat permet à Mara de rejouer gratuitement cette chanson depuis sa défausse ; dans ce cas, la carte va sous sa pioche. Une autre Ronde du soir et une Réflexion sont déjà dans sa défausse. Peut-elle jouer l’une d’elles à la place ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        play: [
          { card: "ursula-deceiver-of-all", as: "ursula" },
          { card: "practice-choirmaster", as: "choirmaster" },
        ],
        hand: [{ card: "practice-evening-round", as: "round" }],
        discard: [
          { card: "practice-evening-round", as: "old-round" },
          { card: "reflection", as: "reflection" },
        ],
        deck: 5,
      },
      { deck: 5 },
    ],
  },
  script: ["sing:round:ursula", "yes"],
  points: [
    {
      name: {
        en: "Ursula has sung; the song resolved and is in the discard",
        fr: "Ursula a chanté ; la chanson s’est résolue et se trouve dans la défausse",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 1, discard: ["round", "old-round", "reflection"] } },
        cards: { ursula: { exerted: true } },
        decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "No song is asked for: “that song” is the one she sang",
        fr: "Aucune chanson n’est demandée : « cette chanson » est celle qu’elle a chantée",
      },
      at: { rule: "6.1.7" },
      expect: { cards: { "old-round": { zone: "discard" }, reflection: { zone: "discard" } } },
    },
    {
      name: {
        en: "It waits in play until What a Deal is done, then has its effect again",
        fr: "Elle attend en jeu la fin de Quel contrat, puis produit de nouveau son effet",
      },
      at: { rule: "6.7.8" },
      expect: { cards: { round: { zone: "play" } }, waiting: ["round"], players: { Mara: { lore: 1 } } },
    },
    {
      name: {
        en: "One more lore; that card is on the bottom of the deck, the others where they were",
        fr: "Un éclat de Lore de plus ; cette carte est sous la pioche, les autres n’ont pas bougé",
      },
      at: "end",
      expect: {
        players: { Mara: { lore: 2, bottom: "round", deck: 6, discard: ["old-round", "reflection"] } },
        waiting: [],
      },
    },
  ],
  variants: [
    {
      id: "declined",
      title: { en: "Mara does not play it again", fr: "Mara ne la rejoue pas" },
      script: ["sing:round:ursula", "no"],
      points: [
        {
          name: { en: "The song stays in the discard", fr: "La chanson reste dans la défausse" },
          at: "end",
          expect: {
            players: { Mara: { lore: 1, deck: 5, discard: ["round", "old-round", "reflection"] } },
            never: ["6.1.7"],
          },
        },
      ],
    },
    {
      id: "another-singer",
      title: { en: "Choirmaster sings it", fr: "C’est le Maître de chœur qui la chante" },
      script: ["sing:round:choirmaster"],
      points: [
        {
          name: {
            en: "Ursula sang nothing: nothing of hers triggers",
            fr: "Ursula n’a rien chanté : rien ne se déclenche pour elle",
          },
          at: "end",
          expect: {
            players: { Mara: { lore: 1, discard: ["round", "old-round", "reflection"] } },
            cards: { ursula: { exerted: false } },
            never: ["7.7.3.1"],
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
  ],
};

export default scenario;

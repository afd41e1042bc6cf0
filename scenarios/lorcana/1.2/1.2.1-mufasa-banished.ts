import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    { play: [{ card: "lumiere-hotheaded-candelabra", as: "lumiere" }] },
    {
      ink: 1,
      play: [{ card: "mufasa-betrayed-leader", as: "mufasa", exerted: true }],
      deck: [
        { card: "flounder-voice-of-reason", as: "flounder" },
        "practice-blank-page",
        "practice-blank-page",
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "1.2.1-mufasa-banished",
  game: "lorcana",
  example: "1.2.1",
  rules: ["1.2.1", "4.3.2", "6.1.7", "6.1.4"],
  title: {
    en: "Theo plays a character on Mara’s turn",
    fr: "Theo joue un personnage pendant le tour de Mara",
  },
  story: {
    en: "It is Mara’s turn. Her Lumiere challenges and banishes Theo’s Mufasa, whose ability lets Theo reveal the top card of his deck and, if it is a character card, play it for free. Cards are played only by the active player, and Theo is not. Does that stop him?",
    fr: "C’est le tour de Mara. Son Lumière défie et bannit le Mufasa de Theo, dont la capacité permet à Theo de révéler la première carte de sa pioche et, si c’est une carte Personnage, de la jouer gratuitement. Or seul le joueur actif joue des cartes, et ce n’est pas Theo. Est-ce que cela l’en empêche ?",
  },
  setup,
  script: ["challenge:lumiere:mufasa", "yes", "yes"],
  points: [
    {
      name: { en: "Mufasa is banished on Mara’s turn", fr: "Mufasa est banni pendant le tour de Mara" },
      at: { rule: "1.8.1.4" },
      expect: { turn: { active: "Mara", phase: "main" }, cards: { mufasa: { zone: "discard" } } },
    },
    {
      name: { en: "His ability is in the bag, for Theo", fr: "Sa capacité est dans le sac, pour Theo" },
      at: { answered: 1 },
      expect: {
        picking: "Theo",
        decision: { player: "Theo", kind: "may", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "The top card is a character card: Theo may play it",
        fr: "La première carte est une carte Personnage : Theo peut la jouer",
      },
      at: { answered: 2 },
      expect: {
        cards: { flounder: { zone: "deck" } },
        decision: { player: "Theo", kind: "may", options: ["yes", "no"] },
      },
    },
    {
      name: {
        en: "Theo announces Flounder on Mara’s turn: the card’s words go before 4.3.2",
        fr: "Theo annonce Polochon pendant le tour de Mara : le texte de la carte l’emporte sur 4.3.2",
      },
      at: { rule: "1.2.1" },
      expect: { turn: { active: "Mara" }, cards: { flounder: { zone: "deck" } } },
    },
    {
      name: {
        en: "Flounder is in play, exerted, and Theo paid nothing",
        fr: "Polochon est en jeu, épuisé, et Theo n’a rien payé",
      },
      at: "end",
      expect: {
        turn: { active: "Mara" },
        cards: { flounder: { owner: "Theo", zone: "play", exerted: true } },
        players: { Theo: { ink: 1, exertedInk: 0, deck: 2, discard: ["mufasa"] } },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "not-played",
      title: { en: "Theo reveals Flounder but does not play him", fr: "Theo révèle Polochon sans le jouer" },
      script: ["challenge:lumiere:mufasa", "yes", "no"],
      points: [
        {
          name: { en: "Flounder is still the top card", fr: "Polochon reste la première carte" },
          at: "end",
          expect: { players: { Theo: { top: "flounder", deck: 3 } }, cards: { flounder: { zone: "deck" } } },
        },
      ],
    },
    {
      id: "an-item-on-top",
      title: { en: "The top card is no character card", fr: "La première carte n’est pas un personnage" },
      setup: {
        ...setup,
        players: [
          setup.players[0] ?? {},
          {
            play: [{ card: "mufasa-betrayed-leader", as: "mufasa", exerted: true }],
            deck: [{ card: "practice-copper-coin", as: "coin" }, "practice-blank-page"],
          },
        ],
      },
      script: ["challenge:lumiere:mufasa", "yes"],
      points: [
        {
          name: {
            en: "The item goes back on top; nothing allows Theo to play it",
            fr: "L’objet revient sur le dessus ; rien ne permet à Theo de le jouer",
          },
          at: "end",
          expect: {
            players: { Theo: { top: "coin", deck: 2, discard: ["mufasa"] } },
            cards: { coin: { zone: "deck" } },
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
    {
      id: "not-revealed",
      title: { en: "Theo reveals nothing", fr: "Theo ne révèle rien" },
      script: ["challenge:lumiere:mufasa", "no"],
      points: [
        {
          name: { en: "Nothing more happens", fr: "Rien de plus ne se produit" },
          at: "end",
          expect: {
            players: { Theo: { top: "flounder", deck: 3 } },
            never: ["6.1.14.1", "6.1.7"],
            decision: { player: "Mara", kind: "turn action" },
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.5.2-storm-is-one-event",
  game: "lorcana",
  example: "6.5.2",
  rules: ["6.5.2", "6.5.4", "1.9.2.2"],
  title: {
    en: "Two effects, one event",
    fr: "Deux effets, un seul événement",
  },
  story: {
    en: "Mara plays Let the Storm Rage On: 2 damage to a chosen character, then a card. She chooses Theo’s Flounder, but Theo’s Beast takes such damage upon himself. How much of the song is replaced, and does Mara still draw?",
    fr: "Mara joue Perdue dans l’hiver : 2 dommages à un personnage choisi, puis une carte. Elle choisit le Polochon de Theo, mais la Bête de Theo prend ces dommages sur elle. Quelle part de la chanson est remplacée, et Mara pioche-t-elle quand même ?",
  },
  setup: {
    game: "lorcana",
    players: [
      { ink: 3, deck: 5, hand: [{ card: "let-the-storm-rage-on", as: "storm" }] },
      {
        deck: 5,
        play: [
          { card: "beast-selfless-protector", as: "beast" },
          { card: "flounder-voice-of-reason", as: "flounder" },
        ],
      },
    ],
  },
  script: ["play:storm", "card:flounder"],
  points: [
    {
      name: { en: "Mara chooses Flounder", fr: "Mara choisit Polochon" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "choose", options: ["card:beast", "card:flounder"] } },
    },
    {
      name: {
        en: "Beast’s effect replaces the damage: 2 counters on him",
        fr: "L’effet de la Bête remplace les dommages : 2 jetons sur elle",
      },
      at: { rule: "6.5.4" },
      expect: { event: ["put 2 beast"], cards: { flounder: { damage: 0 }, beast: { damage: 0 } } },
    },
    {
      name: { en: "That is the part that was replaced", fr: "Voilà la partie remplacée" },
      at: { rule: "1.9.2.2" },
      expect: { cards: { flounder: { damage: 0 }, beast: { damage: 2 } }, players: { Mara: { deck: 5 } } },
    },
    {
      name: {
        en: "The other part is as it was: Mara draws",
        fr: "L’autre partie reste ce qu’elle était : Mara pioche",
      },
      at: { rule: "1.12.1" },
      expect: { players: { Mara: { deck: 4 } }, cards: { storm: { zone: "play" } } },
    },
    {
      name: {
        en: "The event was replaced in part only",
        fr: "L’événement n’a été remplacé qu’en partie",
      },
      at: "end",
      expect: {
        cards: { storm: { zone: "discard" }, flounder: { damage: 0, zone: "play" } },
        never: ["1.9.2.1"],
      },
    },
  ],
  variants: [
    {
      id: "replaced-altogether",
      title: { en: "The draw is replaced as well", fr: "La pioche est remplacée elle aussi" },
      setup: {
        game: "lorcana",
        players: [
          {
            ink: 3,
            deck: 5,
            hand: [{ card: "let-the-storm-rage-on", as: "storm" }],
            play: [{ card: "practice-empty-shelf", as: "shelf" }],
          },
          {
            deck: 5,
            play: [
              { card: "beast-selfless-protector", as: "beast" },
              { card: "flounder-voice-of-reason", as: "flounder" },
            ],
          },
        ],
      },
      script: ["play:storm", "card:flounder"],
      points: [
        {
          name: { en: "First the damage is replaced", fr: "D’abord, les dommages sont remplacés" },
          at: { rule: "6.5.4" },
          expect: { event: ["put 2 beast"] },
        },
        {
          name: {
            en: "Then the draw: Mara’s Empty Shelf makes it 1 lore",
            fr: "Puis la pioche : l’Étagère vide de Mara en fait 1 éclat de Lore",
          },
          at: { rule: "6.5.4" },
          expect: { event: ["lore 1 Mara"], cards: { beast: { damage: 2 } } },
        },
        {
          name: {
            en: "The event was replaced altogether: nothing dealt, nothing drawn",
            fr: "L’événement est remplacé en totalité : rien d’infligé, rien de pioché",
          },
          at: "end",
          expect: {
            cards: { beast: { damage: 2 }, flounder: { damage: 0 } },
            players: { Mara: { lore: 1, deck: 5, hand: [] } },
            never: ["1.9.2.1", "1.12.1"],
          },
        },
      ],
    },
    {
      id: "nothing-replaced",
      title: { en: "Without Beast", fr: "Sans la Bête" },
      setup: {
        game: "lorcana",
        players: [
          { ink: 3, deck: 5, hand: [{ card: "let-the-storm-rage-on", as: "storm" }] },
          { deck: 5, play: [{ card: "flounder-voice-of-reason", as: "flounder" }] },
        ],
      },
      script: ["play:storm"],
      points: [
        {
          name: { en: "Flounder is dealt 2 damage", fr: "2 dommages sont infligés à Polochon" },
          at: { rule: "1.9.2.1" },
          expect: { cards: { flounder: { damage: 2, zone: "play" } }, players: { Mara: { deck: 5 } } },
        },
        {
          name: {
            en: "The card is drawn while he is still in play: it is one resolution",
            fr: "La carte est piochée alors qu’il est encore en jeu : c’est une seule résolution",
          },
          at: { rule: "1.12.1" },
          expect: {
            cards: { flounder: { damage: 2, zone: "play" } },
            players: { Mara: { deck: 4 } },
            never: ["1.8.1", "1.8.3"],
          },
        },
        {
          name: {
            en: "Only the check afterwards banishes him",
            fr: "Seule la vérification qui suit le bannit",
          },
          at: { rule: "1.8.1.4" },
          expect: { cards: { flounder: { zone: "discard" } } },
        },
      ],
    },
  ],
};

export default scenario;

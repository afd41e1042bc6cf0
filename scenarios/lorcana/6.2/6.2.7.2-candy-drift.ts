import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 5,
      deck: 5,
      hand: [
        { card: "candy-drift", as: "drift" },
        { card: "practice-back-to-the-start", as: "back" },
      ],
      play: [
        { card: "flounder-voice-of-reason", as: "flounder" },
        { card: "milo-thatch-clever-cartographer", as: "milo" },
      ],
    },
    { deck: 5 },
  ],
};

const scenario: Scenario = {
  id: "6.2.7.2-candy-drift",
  game: "lorcana",
  example: "6.2.7.2",
  rules: ["6.2.7.2", "6.2.7", "3.4.1.1"],
  title: {
    en: "Candy Drift sends in its bill",
    fr: "Dérapage sucré présente l’addition",
  },
  story: {
    en: "Mara plays Candy Drift: she draws a card, Flounder gets +5 Strength this turn, and at the end of the turn he is to be banished. The action is long gone by then. Where does “banish them” wait, and when does it happen?",
    fr: "Mara joue Dérapage sucré : elle pioche une carte, Polochon gagne +5 de Force ce tour, et il sera banni à la fin du tour. D’ici là, l’action est depuis longtemps dans la défausse. Où attend le bannissement, et à quel moment a-t-il lieu ?",
  },
  setup,
  script: ["play:drift", "card:flounder", "end"],
  points: [
    {
      name: {
        en: "A card is drawn, then Mara chooses one of her characters",
        fr: "Une carte est piochée, puis Mara choisit l’un de ses personnages",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { deck: 4 } },
        decision: { player: "Mara", kind: "choose", options: ["card:flounder", "card:milo"] },
      },
    },
    {
      name: {
        en: "The delayed triggered ability exists, outside of the bag",
        fr: "La capacité à déclenchement différé existe, hors du sac",
      },
      at: { rule: "6.2.7.2" },
      expect: {
        cards: { flounder: { strength: 7, zone: "play" } },
        lasting: ["drift:candy-drift", "drift:candy-drift"],
        bag: { Mara: [], Theo: [] },
      },
    },
    {
      name: {
        en: "The action goes to the discard, the turn goes on as usual",
        fr: "L’action va dans la défausse, le tour suit son cours",
      },
      at: { answered: 2 },
      expect: {
        cards: { drift: { zone: "discard" }, flounder: { zone: "play" } },
        decision: { player: "Mara", kind: "turn action", open: ["quest:flounder"] },
      },
    },
    {
      name: {
        en: "End-of-turn abilities trigger: now it goes into the bag",
        fr: "Les capacités de fin de tour se déclenchent : elle entre maintenant dans le sac",
      },
      at: { rule: "6.2.7.2" },
      expect: {
        turn: { active: "Mara", phase: "end" },
        bag: { Mara: ["drift:candy-drift"], Theo: [] },
        cards: { flounder: { strength: 7, zone: "play" } },
      },
    },
    {
      name: { en: "It resolves: Flounder is banished", fr: "Elle se résout : Polochon est banni" },
      at: { rule: "6.7.2.3" },
      expect: { cards: { flounder: { zone: "discard" } }, turn: { active: "Mara" } },
    },
    {
      name: { en: "It happened once and is gone", fr: "Elle s’est produite une fois et n’existe plus" },
      at: "end",
      expect: {
        turn: { active: "Theo" },
        lasting: [],
        cards: { milo: { zone: "play" } },
        bag: { Mara: [], Theo: [] },
      },
    },
  ],
  variants: [
    {
      id: "returned-and-replayed",
      title: {
        en: "Flounder is back in hand, and played again",
        fr: "Polochon est revenu en main, puis rejoué",
      },
      script: ["play:drift", "card:flounder", "play:back", "card:flounder", "play:flounder", "end"],
      points: [
        {
          name: {
            en: "Played again, he is a new card with his own Strength",
            fr: "Rejoué, c’est une nouvelle carte, avec sa propre Force",
          },
          at: { answered: 5 },
          expect: { cards: { flounder: { zone: "play", strength: 2 } } },
        },
        {
          name: {
            en: "The ability still goes into the bag at the end of the turn",
            fr: "La capacité entre quand même dans le sac à la fin du tour",
          },
          at: { rule: "6.2.7.2" },
          expect: { bag: { Mara: ["drift:candy-drift"], Theo: [] }, turn: { phase: "end" } },
        },
        {
          name: {
            en: "It finds nobody: the new Flounder stays",
            fr: "Elle ne trouve personne : le nouveau Polochon reste",
          },
          at: "end",
          expect: {
            turn: { active: "Theo" },
            cards: { flounder: { zone: "play" } },
            lasting: [],
            never: ["6.7.2.3"],
          },
        },
      ],
    },
  ],
};

export default scenario;

import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 1,
      deck: 5,
      hand: [{ card: "fire-the-cannons", as: "cannons" }],
      play: [{ card: "scar-vicious-cheater", as: "scar" }],
    },
    {
      deck: 5,
      play: [
        { card: "flounder-voice-of-reason", as: "flounder", exerted: true },
        { card: "stitch-carefree-surfer", as: "stitch", exerted: true },
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "6.2.5-scar-may-not-quest",
  game: "lorcana",
  example: "6.2.5",
  rules: ["6.2.5", "6.1.4", "4.5.1.2"],
  title: {
    en: "Scar strikes twice, but does not quest",
    fr: "Scar frappe deux fois, mais ne part pas à l’aventure",
  },
  story: {
    en: "Mara’s Scar challenges and banishes Theo’s exerted Flounder. His ability has two sentences: Mara may ready him; he can’t quest for the rest of this turn. What may Scar do now, and does it depend on what Mara chose?",
    fr: "Le Scar de Mara défie et bannit le Polochon épuisé de Theo. Sa capacité a deux phrases : Mara peut le redresser ; il ne peut pas partir à l’aventure pour le reste du tour. Que peut faire Scar maintenant, et cela dépend-il de ce que Mara a choisi ?",
  },
  setup,
  script: ["challenge:scar:flounder", "yes"],
  points: [
    {
      name: {
        en: "Nothing has happened: Scar may quest or challenge",
        fr: "Il ne s’est rien passé : Scar peut partir à l’aventure ou défier",
      },
      at: "start",
      expect: { decision: { player: "Mara", open: ["quest:scar", "challenge:scar:flounder"] } },
    },
    {
      name: {
        en: "Flounder is banished in the challenge: the ability goes into the bag",
        fr: "Polochon est banni dans le défi : la capacité entre dans le sac",
      },
      at: { rule: "7.7.3.1" },
      expect: {
        cards: { flounder: { zone: "discard" }, scar: { exerted: true, damage: 2 } },
        bag: { Mara: ["scar:daddy-isnt-here-to-save-you"], Theo: [] },
      },
    },
    {
      name: { en: "Mara may ready Scar", fr: "Mara peut redresser Scar" },
      at: { answered: 1 },
      expect: { decision: { player: "Mara", kind: "may", rule: "6.1.4", options: ["yes", "no"] } },
    },
    {
      name: {
        en: "Ready again, he may challenge, but not quest",
        fr: "Redressé, il peut défier, mais pas partir à l’aventure",
      },
      at: "end",
      expect: {
        cards: { scar: { exerted: false } },
        lasting: ["scar:daddy-isnt-here-to-save-you"],
        decision: {
          player: "Mara",
          kind: "turn action",
          open: ["challenge:scar:stitch"],
          refused: { "quest:scar": "4.5.1.2" },
        },
      },
    },
  ],
  variants: [
    {
      id: "not-readied",
      title: { en: "Mara leaves him exerted", fr: "Mara le laisse épuisé" },
      script: ["challenge:scar:flounder", "no"],
      points: [
        {
          name: {
            en: "The second sentence does not hang on the first",
            fr: "La seconde phrase ne dépend pas de la première",
          },
          at: { rule: "6.2.5" },
          expect: { cards: { scar: { exerted: true } } },
        },
        {
          name: {
            en: "He can’t quest this turn either way",
            fr: "De toute façon, il ne part plus à l’aventure ce tour",
          },
          at: "end",
          expect: {
            cards: { scar: { exerted: true } },
            lasting: ["scar:daddy-isnt-here-to-save-you"],
            never: ["5.1.1.1"],
          },
        },
      ],
    },
    {
      id: "no-banishment",
      title: { en: "Scar challenges Stitch, who survives", fr: "Scar défie Stitch, qui survit" },
      script: ["challenge:scar:stitch"],
      points: [
        {
          name: {
            en: "Nobody was banished: neither effect happens, and only being exerted keeps him from questing",
            fr: "Personne n’est banni : aucun des deux effets n’a lieu, et seul l’épuisement retient Scar",
          },
          at: "end",
          expect: {
            cards: { stitch: { zone: "play", damage: 6 }, scar: { exerted: true, damage: 4 } },
            lasting: [],
            bag: { Mara: [], Theo: [] },
            decision: { player: "Mara", refused: { "quest:scar": "4.5.1.3" } },
            never: ["7.7.3.1", "6.1.4"],
          },
        },
      ],
    },
    {
      id: "banished-by-action",
      title: { en: "An action banishes Flounder", fr: "Une action bannit Polochon" },
      setup: {
        ...setup,
        players: [
          setup.players[0] ?? {},
          { deck: 5, play: [{ card: "flounder-voice-of-reason", as: "flounder", exerted: true }] },
        ],
      },
      script: ["play:cannons", "card:flounder", "quest:scar"],
      points: [
        {
          name: {
            en: "Scar banished nobody in a challenge: he may quest",
            fr: "Scar n’a banni personne dans un défi : il peut partir à l’aventure",
          },
          at: { answered: 2 },
          expect: {
            cards: { flounder: { zone: "discard" } },
            lasting: [],
            decision: { player: "Mara", open: ["quest:scar"] },
            never: ["7.7.3.1"],
          },
        },
        {
          name: { en: "He quests as usual", fr: "Il part à l’aventure comme d’habitude" },
          at: "end",
          expect: { players: { Mara: { lore: 2 } } },
        },
      ],
    },
  ],
};

export default scenario;

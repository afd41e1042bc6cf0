import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 1,
      deck: 5,
      hand: [
        { card: "lefou-opportunistic-flunky", as: "lefou" },
        { card: "fire-the-cannons", as: "cannons" },
      ],
      play: [
        { card: "practice-blacksmith", as: "smith" },
        { card: "practice-lamplighter", as: "lamplighter" },
      ],
    },
    { deck: 5, play: [{ card: "flounder-voice-of-reason", as: "flounder", exerted: true }] },
  ],
};

const scenario: Scenario = {
  id: "6.4.4.3-lefou-joins-the-winner",
  game: "lorcana",
  example: "6.4.4.3",
  rules: ["6.4.4.3", "6.4.3", "6.1.12", "1.5.5.3", "4.3.2.2"],
  title: {
    en: "LeFou joins the winner",
    fr: "Le Fou vole au secours de la victoire",
  },
  story: {
    en: "LeFou, in Mara’s hand, may be played for free in her turn if an opposing character was banished in a challenge this turn. Mara has 1 ink; he costs 3. When may she play him, and what does not count?",
    fr: "Le Fou, dans la main de Mara, peut être joué gratuitement pendant son tour si un personnage adverse a été banni dans un défi ce tour. Mara a 1 encre ; il coûte 3. Quand peut-elle le jouer, et qu’est-ce qui ne compte pas ?",
  },
  setup,
  script: ["challenge:smith:flounder", "play-free:lefou"],
  points: [
    {
      name: {
        en: "Nobody was banished yet: not for free, and not for 3 ink",
        fr: "Personne n’a encore été banni : ni gratuitement, ni pour 3 encres",
      },
      at: "start",
      expect: {
        decision: { player: "Mara", refused: { "play:lefou": "1.5.3", "play-free:lefou": "6.4.4.3" } },
      },
    },
    {
      name: {
        en: "Blacksmith banishes Flounder in a challenge: LeFou may be played for free",
        fr: "Le Forgeron bannit Polochon dans un défi : Le Fou peut être joué gratuitement",
      },
      at: { answered: 1 },
      expect: {
        cards: { flounder: { zone: "discard" } },
        decision: { player: "Mara", open: ["play-free:lefou"], refused: { "play:lefou": "1.5.3" } },
      },
    },
    {
      name: { en: "He is in play; Mara paid nothing", fr: "Il est en jeu ; Mara n’a rien payé" },
      at: "end",
      expect: {
        cards: { lefou: { zone: "play" } },
        players: { Mara: { ink: 1, exertedInk: 0 } },
        never: ["4.3.2.4"],
      },
    },
  ],
  variants: [
    {
      id: "not-in-a-challenge",
      title: { en: "Fire the Cannons! banishes Flounder", fr: "Allumez les mèches ! bannit Polochon" },
      script: ["play:cannons", "card:flounder"],
      points: [
        {
          name: {
            en: "Banished, but not in a challenge: the condition stays false",
            fr: "Banni, mais pas dans un défi : la condition reste fausse",
          },
          at: "end",
          expect: {
            cards: { flounder: { zone: "discard" } },
            decision: { player: "Mara", refused: { "play-free:lefou": "6.4.4.3" } },
          },
        },
      ],
    },
    {
      id: "own-character",
      title: {
        en: "Mara’s Lamplighter is the one banished",
        fr: "C’est l’Allumeur de réverbères de Mara qui est banni",
      },
      script: ["challenge:lamplighter:flounder"],
      points: [
        {
          name: {
            en: "He is not an opposing character: no free LeFou",
            fr: "Ce n’est pas un personnage adverse : Le Fou ne se joue pas gratuitement",
          },
          at: "end",
          expect: {
            cards: { lamplighter: { zone: "discard" }, flounder: { zone: "play", damage: 1 } },
            decision: { player: "Mara", refused: { "play-free:lefou": "6.4.4.3" } },
          },
        },
      ],
    },
    {
      id: "next-turn",
      title: { en: "Mara waits a turn", fr: "Mara attend un tour" },
      script: ["challenge:smith:flounder", "end", "end"],
      points: [
        {
          name: {
            en: "“This turn” is over: the condition is false again",
            fr: "« Ce tour » est passé : la condition est de nouveau fausse",
          },
          at: "end",
          expect: {
            turn: { active: "Mara" },
            decision: { player: "Mara", refused: { "play-free:lefou": "6.4.4.3" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

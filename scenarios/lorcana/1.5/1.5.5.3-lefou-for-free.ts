import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 3,
      hand: [
        { card: "lefou-opportunistic-flunky", as: "lefou" },
        { card: "practice-carter", as: "carter" },
      ],
      play: [{ card: "practice-blacksmith", as: "blacksmith" }],
    },
    { play: [{ card: "practice-poet", as: "poet", exerted: true }] },
  ],
};

const scenario: Scenario = {
  id: "1.5.5.3-lefou-for-free",
  game: "lorcana",
  example: null,
  rules: ["1.5.5.3", "1.5.5", "4.3.2.2"],
  title: { en: "For free is another way to pay", fr: "Gratuitement, une autre façon de payer" },
  story: {
    en: "Mara’s LeFou may be played for free on her turn once an opposing character was banished in a challenge this turn. She has 3 ink, LeFou, cost 3, and Carter, cost 3. Blacksmith challenges and banishes Theo’s Poet. Does Mara have to choose between LeFou and Carter?",
    fr: "Pendant son tour, Mara peut jouer Le Fou gratuitement si un personnage adverse a été banni dans un défi ce tour-ci. Elle a 3 encres, Le Fou, coût 3, et le Charretier, coût 3. Le Forgeron défie et bannit le Poète de Theo. Mara doit-elle choisir entre Le Fou et le Charretier ?",
  },
  setup,
  script: ["challenge:blacksmith:poet", "play-free:lefou", "play:carter"],
  points: [
    {
      name: {
        en: "For now LeFou costs 3 ink like any other card",
        fr: "Pour l’instant, Le Fou coûte 3 encres comme une autre carte",
      },
      at: "start",
      expect: { decision: { open: ["play:lefou", "play:carter"] } },
    },
    {
      name: {
        en: "A character was banished in a challenge: both ways to play LeFou are open",
        fr: "Un personnage a été banni dans un défi : les deux façons de jouer Le Fou sont ouvertes",
      },
      at: { answered: 1 },
      expect: {
        cards: { poet: { zone: "discard" } },
        decision: { player: "Mara", open: ["play:lefou", "play-free:lefou", "play:carter"] },
      },
    },
    {
      name: { en: "Mara chooses the alternate cost", fr: "Mara choisit le coût alternatif" },
      at: { rule: "1.5.5.3" },
      expect: { cards: { lefou: { zone: "hand" } }, players: { Mara: { ink: 3 } } },
    },
    {
      name: { en: "For free, nothing is paid", fr: "Gratuitement : rien n’est payé" },
      at: { answered: 2 },
      expect: {
        cards: { lefou: { zone: "play" } },
        players: { Mara: { ink: 3, exertedInk: 0 } },
        never: ["4.3.2.4"],
      },
    },
    {
      name: { en: "The 3 ink pay for Carter", fr: "Les 3 encres paient le Charretier" },
      at: "end",
      expect: { cards: { carter: { zone: "play" } }, players: { Mara: { ink: 0, exertedInk: 3, hand: [] } } },
    },
  ],
  variants: [
    {
      id: "for-ink",
      title: { en: "Mara pays the ink cost after all", fr: "Mara paie quand même le coût en encre" },
      script: ["challenge:blacksmith:poet", "play:lefou"],
      points: [
        {
          name: {
            en: "An alternate cost is offered, not forced; now Carter can’t be paid for",
            fr: "Un coût alternatif est offert, non imposé ; le Charretier ne peut plus être payé",
          },
          at: "end",
          expect: {
            players: { Mara: { ink: 0, exertedInk: 3 } },
            decision: { refused: { "play:carter": "1.5.3" } },
          },
        },
      ],
    },
  ],
};

export default scenario;

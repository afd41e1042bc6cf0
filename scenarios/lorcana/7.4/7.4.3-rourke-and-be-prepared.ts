import type { Scenario } from "../../format.ts";

const rourke = { card: "lyle-tiberius-rourke-cunning-mercenary", as: "rourke" };

const table = (...theirs: NonNullable<Scenario["setup"]["players"][number]["play"]>): Scenario["setup"] => ({
  game: "lorcana",
  players: [
    {
      ink: 7,
      lore: 5,
      deck: 5,
      hand: [{ card: "be-prepared", as: "be-prepared" }],
      play: [{ card: "practice-bookbinder", as: "bookbinder" }],
    },
    { deck: 5, play: theirs },
  ],
});

const scenario: Scenario = {
  id: "7.4.3-rourke-and-be-prepared",
  game: "lorcana",
  example: "7.4.3",
  rules: ["7.4.3", "7.7.3.1", "7.7.4.4"],
  title: {
    en: "Rourke goes with his crew, and sees them go",
    fr: "Rourke part avec les siens, et les voit partir",
  },
  story: {
    en: "Theo has Lyle Tiberius Rourke and two other characters. Whenever one of Theo’s other characters is banished, each opponent loses 1 lore. Mara plays Be Prepared, which banishes all characters at the same time, Rourke among them and her own Bookbinder too. How often does his ability trigger?",
    fr: "Theo a Lyle Tiberius Rourke et deux autres personnages. Chaque fois qu’un autre personnage de Theo est banni, chaque adversaire perd 1 éclat de Lore. Mara joue Soyez prêtes !, qui bannit tous les personnages en même temps, Rourke compris, ainsi que sa propre Relieuse. Combien de fois la capacité se déclenche-t-elle ?",
  },
  setup: table(rourke, { card: "practice-carter", as: "carter" }, { card: "practice-poet", as: "poet" }),
  script: ["play:be-prepared", "bag:rourke:thanks-for-volunteering"],
  points: [
    {
      name: {
        en: "Rourke leaves with the others, and his ability sees them leave",
        fr: "Rourke part avec les autres, et sa capacité les voit partir",
      },
      at: { rule: "7.4.3" },
      expect: {
        cards: { rourke: { zone: "discard" }, carter: { zone: "discard" }, poet: { zone: "discard" } },
      },
    },
    {
      name: {
        en: "Everybody is banished; twice the ability saw another one go",
        fr: "Tous sont bannis ; la capacité en a vu partir deux autres",
      },
      at: { answered: 1 },
      expect: {
        cards: {
          rourke: { zone: "discard" },
          carter: { zone: "discard" },
          poet: { zone: "discard" },
          bookbinder: { zone: "discard" },
        },
        bag: { Mara: [], Theo: ["rourke:thanks-for-volunteering", "rourke:thanks-for-volunteering"] },
        picking: "Theo",
        players: { Mara: { lore: 5 } },
        decision: {
          player: "Theo",
          options: ["bag:rourke:thanks-for-volunteering", "bag:rourke:thanks-for-volunteering:2"],
        },
      },
    },
    {
      name: {
        en: "Theo resolves the first: Mara loses 1 lore",
        fr: "Theo résout la première : Mara perd 1 éclat de Lore",
      },
      at: { rule: "1.11.1" },
      expect: { players: { Mara: { lore: 4 } }, bag: { Mara: [], Theo: ["rourke:thanks-for-volunteering"] } },
    },
    {
      name: {
        en: "And the second: 2 lore lost in all",
        fr: "Puis la seconde : 2 éclats de Lore perdus en tout",
      },
      at: "end",
      expect: {
        players: { Mara: { lore: 3 }, Theo: { lore: 0 } },
        bag: { Mara: [], Theo: [] },
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "rourke-alone",
      title: { en: "Rourke is Theo’s only character", fr: "Rourke est le seul personnage de Theo" },
      setup: table(rourke),
      script: ["play:be-prepared"],
      points: [
        {
          name: {
            en: "He does not see himself, nor Mara’s Bookbinder: nothing triggers",
            fr: "Il ne se voit pas lui-même, ni la Relieuse de Mara : rien ne se déclenche",
          },
          at: "end",
          expect: {
            cards: { rourke: { zone: "discard" }, bookbinder: { zone: "discard" } },
            players: { Mara: { lore: 5 } },
            never: ["7.7.3.1"],
          },
        },
      ],
    },
  ],
};

export default scenario;

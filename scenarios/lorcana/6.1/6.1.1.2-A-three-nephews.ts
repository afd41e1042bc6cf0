import type { Scenario } from "../../format.ts";

const dewey = { card: "dewey-showy-nephew", as: "dewey" };
const louie = { card: "louie-chill-nephew", as: "louie" };
const withHuey = (...brothers: { card: string; as: string }[]): Scenario["setup"] => ({
  game: "lorcana",
  players: [{ play: [{ card: "huey-savvy-nephew", as: "huey" }, ...brothers], deck: 5 }, { deck: 5 }],
});

const scenario: Scenario = {
  id: "6.1.1.2-A-three-nephews",
  game: "lorcana",
  example: "6.1.1.2-A",
  rules: ["6.1.1.1", "6.1.1.2", "6.1.9", "6.2.4", "6.1.6", "8.13.1"],
  title: {
    en: "Huey’s two abilities",
    fr: "Les deux capacités de Riri",
  },
  story: {
    en: "Mara quests with Huey while Dewey and Louie are in play. His card holds two abilities, the keyword Support and Three Nephews, and both of them wait for him to quest. Is that one thing to resolve, or two?",
    fr: "Mara envoie Riri à l’aventure, avec Fifi et Loulou en jeu. Sa carte porte deux capacités, le mot-clé Soutien et Trois neveux, et toutes deux attendent qu’il parte à l’aventure. Cela fait-il une chose à résoudre, ou deux ?",
  },
  setup: withHuey(dewey, louie),
  script: ["quest:huey", "bag:huey:three-nephews", "yes", "yes", "card:louie"],
  points: [
    {
      name: {
        en: "Two abilities are in the bag, and Mara picks either first",
        fr: "Deux capacités sont dans le sac, et Mara commence par celle qu’elle veut",
      },
      at: { answered: 1 },
      expect: {
        players: { Mara: { lore: 1 } },
        bag: { Mara: ["huey:support", "huey:three-nephews"], Theo: [] },
        decision: {
          player: "Mara",
          rule: "7.7.4.2",
          options: ["bag:huey:support", "bag:huey:three-nephews"],
        },
      },
    },
    {
      name: {
        en: "Three Nephews is resolved; Support still waits",
        fr: "Trois neveux est résolue ; Soutien attend toujours",
      },
      at: { rule: "7.7.4.3" },
      expect: {
        players: { Mara: { deck: 2 } },
        choice: { player: "Mara", takes: ["bag:huey:support"] },
      },
    },
    {
      name: {
        en: "Support is about another character: not Huey",
        fr: "Soutien concerne un autre personnage : pas Riri",
      },
      at: { answered: 4 },
      expect: {
        decision: {
          player: "Mara",
          rule: "6.1.3",
          options: ["card:dewey", "card:louie"],
          refused: { "card:huey": "6.1.6" },
        },
      },
    },
    {
      name: {
        en: "Three cards drawn by the one, 2 Strength added by the other",
        fr: "L’une a fait piocher 3 cartes, l’autre a ajouté 2 points de Force",
      },
      at: "end",
      expect: {
        players: { Mara: { lore: 1, deck: 2 } },
        cards: { louie: { strength: 5 }, dewey: { strength: 2 }, huey: { strength: 2, exerted: true } },
        bag: { Mara: [], Theo: [] },
      },
    },
  ],
  variants: [
    {
      id: "one-brother-missing",
      title: { en: "Louie is not in play", fr: "Loulou n’est pas en jeu" },
      setup: withHuey(dewey),
      script: ["quest:huey", "bag:huey:three-nephews", "yes"],
      points: [
        {
          name: { en: "Both abilities trigger", fr: "Les deux capacités se déclenchent" },
          at: { answered: 1 },
          expect: { bag: { Mara: ["huey:support", "huey:three-nephews"] } },
        },
        {
          name: {
            en: "The “if” of Three Nephews is false: no card is drawn",
            fr: "Le « si » de Trois neveux est faux : aucune carte n’est piochée",
          },
          at: { rule: "6.2.4" },
          expect: { players: { Mara: { deck: 5, hand: [] } }, bag: { Mara: ["huey:support"] } },
        },
        {
          name: {
            en: "That is no matter to Support, an ability of its own",
            fr: "Cela ne change rien à Soutien, capacité à part entière",
          },
          at: "end",
          expect: { players: { Mara: { deck: 5 } }, cards: { dewey: { strength: 4 } } },
        },
      ],
    },
    {
      id: "support-turned-down",
      title: { en: "Mara turns Support down", fr: "Mara renonce à Soutien" },
      script: ["quest:huey", "bag:huey:support", "no", "yes"],
      points: [
        {
          name: {
            en: "Nobody gets Strength, and Three Nephews is asked about on its own",
            fr: "Personne ne gagne de Force, et Trois neveux se décide à part",
          },
          at: { answered: 3 },
          expect: {
            cards: { dewey: { strength: 2 }, louie: { strength: 3 } },
            decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
          },
        },
        {
          name: { en: "She draws 3 cards", fr: "Elle pioche 3 cartes" },
          at: "end",
          expect: { players: { Mara: { deck: 2 } }, cards: { louie: { strength: 3 } } },
        },
      ],
    },
  ],
};

export default scenario;

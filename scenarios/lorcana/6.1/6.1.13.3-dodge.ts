import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "6.1.13.3-dodge",
  game: "lorcana",
  example: "6.1.13.3",
  rules: ["6.1.13.3", "3.2.1.3", "8.15.1", "8.6.1"],
  title: {
    en: "Dodge! until the start of Mara’s next turn",
    fr: "Esquive ! jusqu’au début du prochain tour de Mara",
  },
  story: {
    en: "Mara plays Dodge! on her Poet, who gains Ward and Evasive until the start of her next turn, and has him quest. In his turn Theo has Smash in hand and Carter in play. What can he do to Poet, and when are the keywords gone?",
    fr: "Mara joue Esquive ! sur son Poète, qui gagne Hors d’atteinte et Insaisissable jusqu’au début de son prochain tour, puis l’envoie à l’aventure. À son tour, Theo a Fracasser ! en main et le Charretier en jeu. Que peut-il faire au Poète, et quand ces mots-clés disparaissent-ils ?",
  },
  setup: {
    game: "lorcana",
    players: [
      {
        ink: 2,
        hand: [{ card: "dodge", as: "dodge" }],
        play: [
          { card: "practice-poet", as: "poet" },
          { card: "practice-stonemason", as: "stonemason" },
        ],
        deck: 5,
      },
      {
        ink: 3,
        hand: [{ card: "smash", as: "smash" }],
        play: [{ card: "practice-carter", as: "carter" }],
        deck: 5,
      },
    ],
  },
  script: ["play:dodge", "card:poet", "quest:poet", "end", "play:smash", "card:stonemason", "end"],
  points: [
    {
      name: {
        en: "As soon as the effect is generated Poet has both",
        fr: "Dès que l’effet est généré, le Poète a les deux",
      },
      at: { rule: "6.1.13.3" },
      expect: {
        cards: { poet: { keywords: ["evasive", "ward"] }, dodge: { zone: "play" } },
        lasting: ["dodge:dodge"],
      },
    },
    {
      name: {
        en: "In Theo’s turn he still has them: Carter cannot challenge him",
        fr: "Durant le tour de Theo il les a toujours : le Charretier ne peut pas le défier",
      },
      at: { answered: 4 },
      expect: {
        turn: { active: "Theo" },
        cards: { poet: { keywords: ["evasive", "ward"], exerted: true } },
        decision: { player: "Theo", refused: { "challenge:carter:poet": "8.6.1" } },
      },
    },
    {
      name: {
        en: "Nor can Theo choose him for Smash",
        fr: "Theo ne peut pas non plus le choisir pour Fracasser !",
      },
      at: { answered: 5 },
      expect: {
        decision: {
          player: "Theo",
          options: ["card:carter", "card:stonemason"],
          refused: { "card:poet": "8.15.1" },
        },
      },
    },
    {
      name: {
        en: "At the start of Mara’s next turn the effect ends",
        fr: "Au début du prochain tour de Mara, l’effet prend fin",
      },
      at: { rule: "3.2.1.3" },
      expect: { turn: { active: "Mara", phase: "start" }, cards: { poet: { keywords: [] } }, lasting: [] },
    },
    {
      name: { en: "In Mara’s turn Poet has neither", fr: "Durant le tour de Mara, le Poète n’a plus rien" },
      at: "end",
      expect: { turn: { active: "Mara", phase: "main" }, cards: { poet: { keywords: [] } } },
    },
  ],
  variants: [
    {
      id: "theos-character",
      title: { en: "Mara chooses Theo’s Carter", fr: "Mara choisit le Charretier de Theo" },
      script: ["play:dodge", "card:carter", "end", "end"],
      points: [
        {
          name: {
            en: "“Your next turn” is Mara’s, who played it: in Theo’s turn Carter keeps them",
            fr: "« Votre prochain tour » est celui de Mara, qui l’a jouée : durant le tour de Theo, le Charretier les garde",
          },
          at: { answered: 3 },
          expect: {
            turn: { active: "Theo", phase: "main" },
            cards: { carter: { keywords: ["evasive", "ward"] } },
          },
        },
        {
          name: {
            en: "He loses them as Mara’s turn starts",
            fr: "Il les perd quand commence le tour de Mara",
          },
          at: { rule: "3.2.1.3" },
          expect: { turn: { active: "Mara" }, cards: { carter: { keywords: [] } } },
        },
      ],
    },
  ],
};

export default scenario;

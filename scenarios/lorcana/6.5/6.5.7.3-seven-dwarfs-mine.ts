import type { Scenario } from "../../format.ts";

const setup: Scenario["setup"] = {
  game: "lorcana",
  players: [
    {
      ink: 4,
      hand: [{ card: "sleepy-sluggish-knight", as: "sleepy" }],
      play: [{ card: "seven-dwarfs-mine-secure-fortress", as: "mine" }],
    },
    {
      play: [
        { card: "beast-selfless-protector", as: "beast" },
        { card: "flounder-voice-of-reason", as: "flounder" },
      ],
    },
  ],
};

const scenario: Scenario = {
  id: "6.5.7.3-seven-dwarfs-mine",
  game: "lorcana",
  example: "6.5.7.3",
  rules: ["6.5.7.3", "6.5.7", "6.5.7.1", "6.5.7.2", "6.5.5", "6.5.6", "1.9.2.2"],
  title: {
    en: "The Mine deals damage, Beast takes it",
    fr: "La Mine inflige, la Bête encaisse",
  },
  story: {
    en: "Mara plays Sleepy, a Knight, moves him to Seven Dwarfs’ Mine and has its ability damage Theo’s Flounder. Two replacement effects want the same damage: the Mine’s own, for a Knight, and the one of Theo’s Beast. Who applies them, in which order, and where does the damage end up?",
    fr: "Mara joue Dormeur, un Chevalier, le déplace vers la Mine des sept Nains et fait infliger des dommages au Polochon de Theo. Deux effets de substitution visent ces dommages : celui de la Mine elle-même, pour un Chevalier, et celui de la Bête de Theo. Qui les applique, dans quel ordre, et où finissent les dommages ?",
  },
  setup,
  script: ["play:sleepy", "ready", "move:sleepy:mine", "yes", "card:flounder"],
  points: [
    {
      name: { en: "Sleepy arrives at the Mine", fr: "Dormeur arrive à la Mine" },
      at: { answered: 3 },
      expect: {
        cards: { sleepy: { zone: "play", at: "mine" } },
        decision: { player: "Mara", rule: "6.1.4", options: ["yes", "no"] },
      },
    },
    {
      name: { en: "Mara chooses whom to damage", fr: "Mara choisit qui subit les dommages" },
      at: { answered: 4 },
      expect: {
        decision: { player: "Mara", options: ["card:sleepy", "card:beast", "card:flounder"] },
      },
    },
    {
      name: {
        en: "Two effects can apply; Flounder is affected, so it is Theo’s to go through the steps",
        fr: "Deux effets peuvent s’appliquer ; Polochon est affecté : c’est à Theo de suivre les étapes",
      },
      at: { rule: "6.5.7" },
      expect: { event: ["deal 1 flounder"], cards: { flounder: { damage: 0 }, beast: { damage: 0 } } },
    },
    {
      name: {
        en: "The self-replacement effect has to come first",
        fr: "L’effet d’auto-substitution passe en premier",
      },
      at: { rule: "6.5.7.1" },
      expect: {
        choice: {
          player: "Theo",
          rule: "6.5.7.1",
          options: ["replace:mine:mountain-defense"],
          refused: { "replace:beast:shield-another": "6.5.6" },
          takes: ["replace:mine:mountain-defense"],
        },
      },
    },
    {
      name: { en: "Now the event is 2 damage to Flounder", fr: "L’événement : 2 dommages à Polochon" },
      at: { rule: "6.5.7.3" },
      expect: { event: ["deal 2 flounder"] },
    },
    {
      name: {
        en: "Starting over, only Beast’s effect is left",
        fr: "On recommence : il ne reste que l’effet de la Bête",
      },
      at: { rule: "6.5.7.2" },
      expect: {
        choice: {
          player: "Theo",
          rule: "6.5.7.2",
          options: ["replace:beast:shield-another"],
          refused: { "replace:mine:mountain-defense": "6.5.5" },
        },
      },
    },
    {
      name: {
        en: "Now the event puts 2 damage counters on Beast",
        fr: "L’événement : 2 jetons Dommage placés sur la Bête",
      },
      at: { rule: "6.5.7.3" },
      expect: { event: ["put 2 beast"], cards: { beast: { damage: 0 }, flounder: { damage: 0 } } },
    },
    {
      name: { en: "That is what happens", fr: "C’est ce qui se produit" },
      at: "end",
      expect: {
        cards: { beast: { damage: 2, zone: "play" }, flounder: { damage: 0, zone: "play" } },
        never: ["1.9.2.1"],
        decision: { player: "Mara", kind: "turn action" },
      },
    },
  ],
  variants: [
    {
      id: "declined",
      title: { en: "Mara does not use the ability", fr: "Mara n’utilise pas la capacité" },
      script: ["play:sleepy", "ready", "move:sleepy:mine", "no"],
      points: [
        {
          name: { en: "Nothing is damaged", fr: "Personne ne subit de dommages" },
          at: "end",
          expect: {
            cards: { beast: { damage: 0 }, flounder: { damage: 0 } },
            never: ["6.5.7", "1.9.2.1", "1.9.2.2"],
          },
        },
      ],
    },
    {
      id: "beast-chosen",
      title: { en: "Mara chooses Beast himself", fr: "Mara choisit la Bête elle-même" },
      script: ["play:sleepy", "ready", "move:sleepy:mine", "yes", "card:beast"],
      points: [
        {
          name: {
            en: "Beast shields others, not himself: the damage is dealt to him",
            fr: "La Bête protège les autres, pas elle-même : les dommages lui sont infligés",
          },
          at: { rule: "1.9.2.1" },
          expect: { cards: { beast: { damage: 2 } } },
        },
        {
          name: { en: "Nothing was put", fr: "Rien n’a été placé" },
          at: "end",
          expect: { never: ["1.9.2.2"], cards: { beast: { damage: 2 }, flounder: { damage: 0 } } },
        },
      ],
    },
    {
      id: "own-character",
      title: { en: "Mara damages her own Sleepy", fr: "Mara inflige les dommages à son propre Dormeur" },
      script: ["play:sleepy", "ready", "move:sleepy:mine", "yes", "card:sleepy"],
      points: [
        {
          name: {
            en: "Beast’s effect is about Theo’s characters: 2 damage are dealt",
            fr: "L’effet de la Bête ne vise que les personnages de Theo : 2 dommages sont infligés",
          },
          at: "end",
          expect: { cards: { sleepy: { damage: 2 }, beast: { damage: 0 } }, never: ["1.9.2.2"] },
        },
      ],
    },
    {
      id: "no-knight",
      title: { en: "Somebody else moves to the Mine", fr: "Un autre personnage va à la Mine" },
      setup: {
        ...setup,
        players: [
          {
            ink: 2,
            play: [
              { card: "seven-dwarfs-mine-secure-fortress", as: "mine" },
              { card: "lumiere-hotheaded-candelabra", as: "lumiere" },
            ],
          },
          setup.players[1] ?? {},
        ],
      },
      script: ["move:lumiere:mine", "yes", "card:flounder"],
      points: [
        {
          name: {
            en: "No Knight moved: only Beast’s effect can apply, to 1 damage",
            fr: "Aucun Chevalier déplacé : seul l’effet de la Bête peut s’appliquer, à 1 dommage",
          },
          at: "end",
          expect: { cards: { beast: { damage: 1 }, flounder: { damage: 0 } }, never: ["6.5.7.1"] },
        },
      ],
    },
  ],
};

export default scenario;

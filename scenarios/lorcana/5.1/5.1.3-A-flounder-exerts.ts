import type { Scenario } from "../../format.ts";

const scenario: Scenario = {
  id: "5.1.3-A-flounder-exerts",
  game: "lorcana",
  example: "5.1.3-A",
  rules: ["5.1.3", "5.1.1.1", "5.1.1.2", "4.5.1.3", "4.5.1.4"],
  title: {
    en: "Flounder quests: ready one moment, exerted the next",
    fr: "Polochon part à l’aventure : redressé, puis aussitôt épuisé",
  },
  story: {
    en: "Mara quests with Flounder, who is ready. Exerting him is one of the steps of questing, and the lore comes later. At which moment exactly does he stop being ready and start being exerted?",
    fr: "Mara envoie à l’aventure Polochon, qui est redressé. L’épuiser est l’une des étapes de l’aventure, et l’éclat de Lore vient plus tard. À quel instant précis cesse-t-il d’être redressé pour être épuisé ?",
  },
  setup: {
    game: "lorcana",
    players: [{ deck: 5, play: [{ card: "flounder-voice-of-reason", as: "flounder" }] }, { deck: 5 }],
  },
  script: ["quest:flounder"],
  points: [
    {
      name: { en: "Flounder is ready", fr: "Polochon est redressé" },
      at: "start",
      expect: {
        cards: { flounder: { zone: "play", exerted: false, damage: 0, drying: false } },
        decision: { open: ["quest:flounder"] },
      },
    },
    {
      name: { en: "Declared, he is still ready", fr: "Déclaré, il est encore redressé" },
      at: { rule: "4.5.1.1" },
      expect: { cards: { flounder: { exerted: false } } },
    },
    {
      name: {
        en: "As he is exerted he is no longer ready, at once; no lore yet",
        fr: "À l’instant où on l’épuise, il n’est plus redressé ; pas encore d’éclat de Lore",
      },
      at: { rule: "4.5.1.3" },
      expect: { cards: { flounder: { exerted: true } }, players: { Mara: { lore: 0 } } },
    },
    {
      name: { en: "Then the lore is gained", fr: "Puis l’éclat de Lore est gagné" },
      at: { rule: "4.5.1.4" },
      expect: { cards: { flounder: { exerted: true } }, players: { Mara: { lore: 1 } } },
    },
    {
      name: { en: "Exerted, he can’t quest again", fr: "Épuisé, il ne peut pas repartir à l’aventure" },
      at: "end",
      expect: { decision: { player: "Mara", kind: "turn action", refused: { "quest:flounder": "4.5.1.3" } } },
    },
  ],
};

export default scenario;

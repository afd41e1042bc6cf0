export const general = {
  name: { en: "{card}", fr: "{card}" },
  "ability-of": {
    en: "{what}",
    fr: "{what}",
  },
  "stat.strength": { en: "Strength", fr: "Force" },
  "stat.willpower": { en: "Willpower", fr: "Volonté" },
  "stat.lore": { en: "Lore value", fr: "valeur de Lore" },
  "zone.hand": {
    en: "the hand",
    fr: "la main",
  },
  "zone.discard": {
    en: "the discard",
    fr: "la défausse",
  },
  "zone.deck": {
    en: "the deck",
    fr: "la pioche",
  },
  "zone.play": {
    en: "play",
    fr: "le jeu",
  },
  "zone.inkwell": {
    en: "the inkwell",
    fr: "la réserve d’encre",
  },
  "zone.removed": {
    en: "outside the game",
    fr: "hors de la partie",
  },
  times: { en: "{one} ×{count}", fr: "{one} ×{count}" },
} as const;

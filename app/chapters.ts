import type { Text } from "../content/types";

/** The chapters' names; the rules themselves start one level below. */
export const chapterTitles: Record<string, Text> = {
  1: { en: "Concepts", fr: "Concepts" },
  2: { en: "Gameplay", fr: "Règles du jeu" },
  3: { en: "Turn Structure", fr: "Structure du tour" },
  4: { en: "Turn Actions", fr: "Actions de tour" },
  5: { en: "Cards and Card Types", fr: "Cartes et types de cartes" },
  6: { en: "Abilities, Effects, and Resolving", fr: "Capacités, effets et résolution" },
  7: { en: "Zones", fr: "Zones" },
  8: { en: "Keywords", fr: "Mots-clés" },
  9: { en: "Multiplayer", fr: "Multijoueurs" },
  10: { en: "Casual Game Variants", fr: "Variantes informelles" },
};

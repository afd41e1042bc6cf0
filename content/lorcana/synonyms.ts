import type { Lang } from "../types.ts";

/** Words people bring along from other games or from daily speech, and the words our rules have for them. */
export interface Synonym {
  says: string[];
  means: Record<Lang, string>;
}

export const synonyms: Synonym[] = [
  { says: ["stack", "trigger stack", "queue", "chain", "pile", "file"], means: { en: "bag", fr: "sac" } },
  {
    says: [
      "state based action",
      "state based actions",
      "sba",
      "state check",
      "action basée sur l'état",
      "abe",
    ],
    means: { en: "game state check", fr: "vérification de l'état du jeu" },
  },
  {
    says: ["target", "targets", "targeted", "pick", "select", "cible", "ciblé", "cibler", "sélectionner"],
    means: { en: "choose chosen", fr: "choisir choisi" },
  },
  {
    says: ["graveyard", "trash", "discard pile", "cimetière", "poubelle"],
    means: { en: "discard", fr: "défausse" },
  },
  {
    says: [
      "destroy",
      "die",
      "dies",
      "dead",
      "kill",
      "killed",
      "knocked out",
      "détruire",
      "mourir",
      "meurt",
      "mort",
      "tuer",
      "tué",
    ],
    means: { en: "banished", fr: "banni" },
  },
  {
    says: ["toughness", "health", "hit points", "hp", "life total", "endurance", "points de vie", "pv"],
    means: { en: "Willpower", fr: "Volonté" },
  },
  {
    says: ["power", "attack value", "puissance", "valeur d'attaque"],
    means: { en: "Strength", fr: "Force" },
  },
  {
    says: ["attack", "attacks", "fight", "combat", "attaque", "attaquer"],
    means: { en: "challenge", fr: "défi" },
  },
  {
    says: ["tap", "tapped", "rest", "engager", "engagé", "incliner"],
    means: { en: "exerted", fr: "épuisé" },
  },
  { says: ["untap", "untapped", "dégager", "dégagé"], means: { en: "ready", fr: "redressé" } },
  { says: ["library", "bibliothèque", "deck"], means: { en: "deck", fr: "pioche" } },
  {
    says: ["deck out", "decked", "mill", "run out of cards"],
    means: { en: "deck empty", fr: "pioche vide" },
  },
  { says: ["plus de cartes", "deck vide"], means: { en: "deck empty", fr: "pioche vide" } },
  {
    says: ["creature", "creatures", "unit", "minion", "créature", "unité"],
    means: { en: "character", fr: "personnage" },
  },
  {
    says: ["artifact", "artifacts", "equipment", "artefact", "équipement"],
    means: { en: "item", fr: "objet" },
  },
  {
    says: ["instant", "sorcery", "spell", "éphémère", "rituel", "sort"],
    means: { en: "action", fr: "action" },
  },
  {
    says: ["victory", "victory points", "winner", "victoire", "points de victoire"],
    means: { en: "wins lore", fr: "gagne Lore" },
  },
  {
    says: ["wound", "wounds", "blessure", "blessures", "dégâts", "dégât"],
    means: { en: "damage", fr: "dommages" },
  },
  { says: ["apnap", "priority", "priorité"], means: { en: "turn order", fr: "ordre du tour" } },
  {
    says: ["prevent", "prevention", "redirect", "prévenir", "prévention", "rediriger"],
    means: { en: "replacement", fr: "substitution" },
  },
  { says: ["remplacement", "effet de remplacement"], means: { en: "replacement", fr: "substitution" } },
  {
    says: ["concede", "concedes", "quit", "drop", "concéder", "abandonner", "abandonne"],
    means: { en: "leaves game", fr: "quitte partie" },
  },
  {
    says: ["same time", "simultaneous", "at once", "simultané", "simultanément"],
    means: { en: "same time", fr: "même temps" },
  },
  { says: ["opponent", "other player", "adversaire"], means: { en: "another player", fr: "autre joueur" } },
  { says: ["order", "sequence", "ordre"], means: { en: "turn order", fr: "ordre" } },
  {
    says: ["goes first", "go first", "plays first", "play first", "commence"],
    means: { en: "starting player", fr: "premier joueur" },
  },
  { says: ["mulligan"], means: { en: "alter hand", fr: "modifier main" } },
  {
    says: ["summoning sickness", "summoning sick", "mal d'invocation"],
    means: { en: "drying", fr: "séchage" },
  },
  { says: ["mana", "land", "lands", "energy", "terrain"], means: { en: "ink inkwell", fr: "encre réserve" } },
];

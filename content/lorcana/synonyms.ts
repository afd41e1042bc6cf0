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
    says: ["trigger", "triggers", "déclencheur", "déclencheurs"],
    means: { en: "triggered ability", fr: "capacité déclenchée" },
  },
  {
    says: ["passive", "aura", "passif", "passive ability", "capacité passive"],
    means: { en: "static ability", fr: "capacité permanente" },
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
    says: ["battlefield", "board", "field", "in the field", "champ de bataille", "plateau"],
    means: { en: "Play zone", fr: "zone de jeu" },
  },
  { says: ["library", "bibliothèque", "deck"], means: { en: "deck", fr: "pioche" } },
  {
    says: [
      "deck out",
      "decked",
      "mill",
      "milled",
      "run out of cards",
      "no cards left",
      "plus de cartes",
      "deck vide",
      "meule",
      "meuler",
    ],
    means: { en: "deck empty", fr: "pioche vide" },
  },
  {
    says: ["exile", "exiled", "remove from the game", "exil", "exiler"],
    means: { en: "removed from the game", fr: "retirées de la partie" },
  },
  {
    says: ["mana", "land", "lands", "energy", "resource", "resources", "terrain", "ressource"],
    means: { en: "ink inkwell", fr: "encre réserve" },
  },
  { says: ["mana pool", "réserve de mana"], means: { en: "inkwell", fr: "réserve d'encre" } },
  {
    says: ["mana cost", "converted mana cost", "mana value", "cmc", "coût de mana", "coût converti", "ccm"],
    means: { en: "ink cost", fr: "coût en encre" },
  },
  {
    says: ["color", "colors", "colour", "colours", "couleur", "couleurs"],
    means: { en: "ink type", fr: "type d'encre" },
  },
  {
    says: [
      "dual",
      "bicolor",
      "two colors",
      "two colours",
      "multicolor",
      "dual ink",
      "bicolore",
      "multicolore",
    ],
    means: { en: "two ink type", fr: "deux types d'encre" },
  },
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
    says: ["token", "tokens", "marker", "markers", "marqueur", "marqueurs"],
    means: { en: "counter", fr: "jeton" },
  },
  { says: ["cast", "summon", "put down", "lancer", "invoquer", "poser"], means: { en: "play", fr: "jouer" } },
  {
    says: ["enters the battlefield", "comes into play", "etb", "arrive sur le champ de bataille"],
    means: { en: "enters play", fr: "entre en jeu" },
  },
  {
    says: [
      "leaves the battlefield",
      "ltb",
      "bounce",
      "bounced",
      "return to hand",
      "returns to hand",
      "renvoyer en main",
      "reprendre en main",
    ],
    means: { en: "leaves play", fr: "quitte le jeu" },
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
      "sacrifice",
      "détruire",
      "mourir",
      "meurt",
      "mort",
      "tuer",
      "tué",
      "sacrifier",
    ],
    means: { en: "banished", fr: "banni" },
  },
  { says: ["keep", "keeps", "kept", "conserver", "conserve"], means: { en: "retain", fr: "garder" } },
  {
    says: ["heal", "healed", "healing", "soigner", "soin", "soigne", "guérir"],
    means: { en: "remove damage", fr: "retirer dommages" },
  },
  {
    says: ["wound", "wounds", "blessure", "blessures", "dégâts", "dégât"],
    means: { en: "damage", fr: "dommages" },
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
    says: ["buff", "buffs", "debuff", "pump", "bonus", "layer", "layers", "malus"],
    means: { en: "modifier", fr: "modificateur" },
  },
  { says: ["stats", "stat", "statistiques"], means: { en: "characteristic", fr: "caractéristique" } },
  {
    says: ["attack", "attacks", "fight", "combat", "attaque", "attaquer"],
    means: { en: "challenge", fr: "défi" },
  },
  {
    says: ["attacker", "attacking creature", "attaquant"],
    means: { en: "challenging character", fr: "personnage qui défie" },
  },
  {
    says: ["blocker", "block", "defender", "defend", "defending", "bloquer", "bloqueur", "défenseur"],
    means: { en: "being challenged", fr: "défié" },
  },
  {
    says: ["tap", "tapped", "rest", "rested", "engager", "engagé", "incliner"],
    means: { en: "exerted", fr: "épuisé" },
  },
  { says: ["untap", "untapped", "unrest", "dégager", "dégagé"], means: { en: "ready", fr: "redressé" } },
  {
    says: ["summoning sickness", "summoning sick", "mal d'invocation"],
    means: { en: "drying", fr: "séchage" },
  },
  { says: ["haste", "célérité"], means: { en: "Rush", fr: "Charge" } },
  {
    says: ["flying", "flyer", "fly", "unblockable", "vol", "volant", "imblocable"],
    means: { en: "Evasive", fr: "Insaisissable" },
  },
  { says: ["reach", "portée"], means: { en: "Alert", fr: "Agilité" } },
  {
    says: ["hexproof", "shroud", "untargetable", "protection", "défense talismanique", "linceul"],
    means: { en: "Ward", fr: "Hors d'atteinte" },
  },
  { says: ["taunt", "provoke", "guard", "provocation"], means: { en: "Bodyguard", fr: "Rempart" } },
  {
    says: ["armor", "armour", "shield", "damage reduction", "armure", "bouclier"],
    means: { en: "Resist", fr: "Résistance" },
  },
  { says: ["berserk", "goad", "must attack", "doit attaquer"], means: { en: "Reckless", fr: "Combattant" } },
  { says: ["evolve", "evolution", "évoluer", "évolution"], means: { en: "Shift", fr: "Alter" } },
  {
    says: ["partir à l'aventure", "part à l'aventure", "aller à l'aventure"],
    means: { en: "quest", fr: "envoyer à l'aventure" },
  },
  { says: ["a lieu", "ont lieu", "avoir lieu"], means: { en: "moment", fr: "moment" } },
  {
    says: ["upkeep", "upkeep step", "standby phase", "entretien"],
    means: { en: "Set step", fr: "étape Vérifier" },
  },
  {
    says: ["end step", "end phase", "étape de fin"],
    means: { en: "End-of-Turn Phase", fr: "Phase de Fin de tour" },
  },
  {
    says: ["victory", "victory points", "winner", "victoire", "points de victoire"],
    means: { en: "wins lore", fr: "gagne Lore" },
  },
  { says: ["defeat", "défaite"], means: { en: "loses", fr: "perd" } },
  { says: ["points", "score"], means: { en: "lore", fr: "Lore" } },
  { says: ["apnap", "priority", "priorité"], means: { en: "turn order", fr: "ordre du tour" } },
  { says: ["sequence", "séquence"], means: { en: "order", fr: "ordre" } },
  {
    says: ["respond", "response", "react", "interrupt", "répondre", "réponse", "réagir", "interrompre"],
    means: { en: "resolve completely before next", fr: "résolu complètement avant suivante" },
  },
  {
    says: ["prevent", "prevention", "redirect", "prévenir", "prévention", "rediriger"],
    means: { en: "replacement", fr: "substitution" },
  },
  { says: ["remplacement", "effet de remplacement"], means: { en: "replacement", fr: "substitution" } },
  {
    says: ["concede", "concedes", "quit", "drop", "scoop", "give up", "abandonner", "abandonne", "abandon"],
    means: { en: "concede", fr: "concéder" },
  },
  { says: ["leaves the table", "quit the game"], means: { en: "leaves the game", fr: "quitte la partie" } },
  {
    says: ["eliminated", "elimination", "éliminé", "élimination"],
    means: { en: "player loses leave the game", fr: "joueur perd quitter la partie" },
  },
  {
    says: ["same time", "simultaneous", "at once", "simultané", "simultanément"],
    means: { en: "same time", fr: "même temps" },
  },
  { says: ["other player"], means: { en: "another player", fr: "autre joueur" } },
  {
    says: ["goes first", "go first", "plays first", "play first", "who starts", "commence"],
    means: { en: "starting player", fr: "premier joueur" },
  },
  {
    says: ["coin flip", "die roll", "dice roll", "roll dice", "pile ou face", "lancer de dé"],
    means: { en: "random starting player", fr: "hasard premier joueur" },
  },
  {
    says: ["bo3", "best of three", "best of 3", "meilleur de trois", "meilleur des trois"],
    means: { en: "best of N series", fr: "série meilleur des N" },
  },
  {
    says: [
      "mulligan",
      "mulligans",
      "redraw",
      "change my hand",
      "changer sa main",
      "changer de main",
      "repiocher",
    ],
    means: { en: "alter hand", fr: "modifier main" },
  },
  { says: ["opening hand", "main de départ"], means: { en: "opening hand", fr: "main de départ" } },
  {
    says: ["owner", "owns", "belongs", "propriétaire", "appartient"],
    means: { en: "owner", fr: "propriétaire" },
  },
  {
    says: ["errata", "erratum", "reprint", "reworded"],
    means: { en: "updated recent version", fr: "mis à jour version récente" },
  },
  {
    says: ["rewind", "take back", "backtrack", "misplay", "mistake", "error", "revenir en arrière", "erreur"],
    means: { en: "illegal action undone", fr: "action non autorisée annulée" },
  },
  { says: ["illegal", "illégal"], means: { en: "illegal", fr: "non autorisé" } },
  {
    says: ["copies", "copy", "playset", "exemplaire", "exemplaires", "copie", "copies"],
    means: { en: "same full name", fr: "même nom complet" },
  },
  {
    says: [
      "deck size",
      "minimum deck",
      "smallest deck",
      "taille de deck",
      "taille du deck",
      "taille d'un deck",
      "deck minimum",
    ],
    means: { en: "deck least cards", fr: "deck moins cartes" },
  },
  { says: ["proxy", "proxies", "sleeve", "sleeves"], means: { en: "standard cards", fr: "cartes standard" } },
  {
    says: ["penalty", "infraction", "tournament", "pénalité", "sanction"],
    means: { en: "tournament", fr: "tournoi" },
  },
  { says: ["peek", "see", "voir", "consulter"], means: { en: "look", fr: "regarder" } },
  {
    says: ["search", "tutor", "fetch", "chercher", "fouiller"],
    means: { en: "look for card", fr: "regarder carte" },
  },
  { says: ["scry"], means: { en: "look top cards", fr: "regarder premières cartes" } },
  {
    says: ["infinite", "endless", "infini", "infinie"],
    means: { en: "loop without end", fr: "boucle sans fin" },
  },
  {
    says: ["hidden information", "information cachée"],
    means: { en: "private information", fr: "information privée" },
  },
  {
    says: ["team game", "two headed giant", "2v2", "en équipe"],
    means: { en: "team teammates", fr: "équipe coéquipiers" },
  },
  { says: ["free for all", "ffa"], means: { en: "multiplayer", fr: "multijoueurs" } },
  { says: ["zero", "zéro"], means: { en: "0", fr: "0" } },
  { says: ["two", "deux"], means: { en: "2", fr: "2" } },
  { says: ["2"], means: { en: "two", fr: "deux" } },
  { says: ["three", "trois"], means: { en: "3", fr: "3" } },
  { says: ["3"], means: { en: "three", fr: "trois" } },
];

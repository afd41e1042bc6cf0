export const turn = {
  "turn.ask": {
    en: "{players}: choose a turn action.",
    fr: "{players} : choisissez une action de tour.",
  },
  "turn.end-option": { en: "End the turn", fr: "Finir le tour" },
  "turn.ends": {
    en: "{players} {players|declares|declare} the end of their turn.",
    fr: "{players} {players|déclare la fin de son|déclarent la fin de leur} tour.",
  },
  "turn.begins": {
    en: "{player} becomes the active player and starts a turn.",
    fr: "C’est au tour {de player}, qui devient le joueur actif.",
  },
  "turn.readies": {
    en: "Ready step: {players} {players|readies|ready} what can be readied, in play and in the inkwell.",
    fr: "Étape Redresser : {players} {players|redresse|redressent}, en jeu et dans la réserve d’encre, les cartes qui peuvent l’être.",
  },
  "turn.dries": {
    en: "Set step: {players}’s characters are dry.",
    fr: "Étape Vérifier : les personnages {de players} ne sont plus en train de sécher.",
  },
  "turn.skips-draw": {
    en: "{players} {players|skips|skip} the Draw step of the first turn of the game.",
    fr: "{players} {players|passe|passent} l’étape Piocher du tout premier tour de la partie.",
  },
  "turn.main": {
    en: "{players}’s Main Phase begins.",
    fr: "La Phase Principale {de players} commence.",
  },
  "game.won": {
    en: "The game is won by {players}.",
    fr: "La partie est remportée par {players}.",
  },
  "game.lost": {
    en: "{player} ended the turn with an empty deck and loses the game.",
    fr: "{player} finit son tour avec une pioche vide et perd la partie.",
  },
  "turn.skips-step": {
    en: "{player} skips the Draw step.",
    fr: "{player} passe l’étape Piocher.",
  },
  "turn.stays-exerted": {
    en: "{card} can’t ready: it stays exerted.",
    fr: "Redresser {card} est impossible : la carte reste épuisée.",
  },
  "lasting.over": {
    en: "The {abilities|effect|effects} of {abilities} {abilities|ends|end}.",
    fr: "{abilities|L’effet|Les effets} {de abilities} {abilities|prend|prennent} fin.",
  },
  "lasting.used": {
    en: "The delayed triggered ability of {ability} has triggered and ceases to exist.",
    fr: "La capacité à déclenchement différé {de ability} s’est déclenchée et cesse d’exister.",
  },
  "game.left": {
    en: "{player} leaves the game with all their cards.",
    fr: "{player} quitte la partie avec toutes ses cartes.",
  },
  "game.reshuffled": {
    en: "{player}’s deck is empty: the discard is shuffled and becomes the new deck.",
    fr: "La pioche {de player} est vide : sa défausse est mélangée et devient sa nouvelle pioche.",
  },
  "concede.option": {
    en: "{player} concedes",
    fr: "{player} concède la partie",
  },
  "concede.done": {
    en: "{player} concedes and loses the game.",
    fr: "{player} concède et perd la partie.",
  },
  "start.shuffles": {
    en: "{player} shuffles their deck.",
    fr: "{player} mélange sa pioche.",
  },
  "start.lore": {
    en: "Every player begins with 0 lore.",
    fr: "Chaque joueur commence avec 0 éclat de Lore.",
  },
  "start.draws": {
    en: "{player} draws {count} {count|card|cards}.",
    fr: "{player} pioche {count} {count|carte|cartes}.",
  },
  "start.ask": {
    en: "{player}: which cards of the opening hand go to the bottom of the deck?",
    fr: "{player} : quelles cartes de la main de départ mettre sous la pioche ?",
  },
  "start.keeps": {
    en: "{player} keeps the opening hand.",
    fr: "{player} garde sa main de départ.",
  },
  "start.alters": {
    en: "{player} alters the opening hand: {count} {count|card goes|cards go} to the bottom of the deck.",
    fr: "{player} modifie sa main de départ : {count} {count|carte va|cartes vont} sous la pioche.",
  },
  "turn.during": {
    en: "What applies during this turn does so from now on: {abilities}.",
    fr: "Ce qui vaut durant ce tour s’applique désormais : {abilities}.",
  },
  "start.order": {
    en: "Turn order: {players}.",
    fr: "Ordre du tour : {players}.",
  },
  "start.variant": {
    en: "Pack Rush: where its rules and the normal ones differ, its own are followed.",
    fr: "Pack Rush : là où ses règles diffèrent des règles normales, ce sont les siennes que l’on suit.",
  },
  "start.marketing": {
    en: "{player} puts 2 marketing cards into the inkwell.",
    fr: "{player} met 2 cartes marketing dans sa réserve d’encre.",
  },
} as const;

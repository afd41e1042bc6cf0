export const turn = {
  "turn.ask": {
    en: "{players}: choose a turn action.",
    fr: "{players} : choisissez une action de tour.",
  },
  "turn.end-option": { en: "End the turn", fr: "Finir le tour" },
  "turn.ends": { en: "{player} declares the end of the turn.", fr: "{player} déclare la fin de son tour." },
  "turn.begins": {
    en: "{player} becomes the active player and starts a turn.",
    fr: "C’est au tour {de player}, qui devient le joueur actif.",
  },
  "turn.readies": {
    en: "Ready step: {player} readies every card in play and in the inkwell.",
    fr: "Étape Redresser : {player} redresse ses cartes en jeu et dans sa réserve d’encre.",
  },
  "turn.dries": {
    en: "Set step: {player}’s characters are dry.",
    fr: "Étape Vérifier : les personnages {de player} sont secs.",
  },
  "turn.skips-draw": {
    en: "{player} skips the draw of the first turn of the game.",
    fr: "{player} ne pioche pas au premier tour de la partie.",
  },
  "turn.main": { en: "{player}’s Main Phase begins.", fr: "La Phase Principale {de player} commence." },
  "game.won": {
    en: "The game is won by {players}.",
    fr: "La partie est remportée par {players}.",
  },
  "game.lost": {
    en: "{player} ended the turn with an empty deck and loses the game.",
    fr: "{player} finit son tour avec une pioche vide et perd la partie.",
  },
  "turn.skips-step": {
    en: "{player}’s Draw step is skipped.",
    fr: "{player} passe l’étape Piocher.",
  },
  "turn.stays-exerted": {
    en: "{card} can’t ready: it stays exerted.",
    fr: "{card} ne peut pas être redressé et reste épuisé.",
  },
  "lasting.over": {
    en: "What {abilities} gave for a time ends.",
    fr: "Ce que {abilities} donnait pour un temps prend fin.",
  },
  "lasting.used": {
    en: "The delayed ability of {ability} has had its moment and ceases to exist.",
    fr: "La capacité retardée de {ability} a eu son moment et cesse d’exister.",
  },
  "game.left": {
    en: "{player} leaves the game with every card.",
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
    en: "From now on, what applies during this player’s turn does: {abilities}.",
    fr: "Dès maintenant s’applique ce qui vaut durant le tour de ce joueur : {abilities}.",
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
    fr: "{player} met 2 cartes publicitaires dans sa réserve d’encre.",
  },
} as const;

export const events = {
  "event.nothing": { en: "nothing happens", fr: "rien ne se passe" },
  "event.exert": { en: "{card} is exerted", fr: "{player} épuise {card}" },
  "event.ready": { en: "{card} is readied", fr: "{player} redresse {card}" },
  "event.quest": {
    en: "{card} quests: {player} gains {amount} lore",
    fr: "{card} part à l’aventure : {player} gagne {amount} {amount|éclat|éclats} de Lore",
  },
  "event.ink": {
    en: "{card} goes into {player}’s inkwell, facedown and ready",
    fr: "{player} place la carte {card} dans sa réserve d’encre, face cachée et redressée",
  },
  "event.deal": {
    en: "{amount} damage is dealt to {card}",
    fr: "{amount} {amount|dommage est infligé|dommages sont infligés} {à card}",
  },
  "event.deal-none": {
    en: "no damage is dealt to {card}",
    fr: "aucun dommage n’est infligé {à card}",
  },
  "event.put": {
    en: "{amount} damage {amount|counter is|counters are} put on {card}",
    fr: "{amount} {amount|jeton Dommage est placé|jetons Dommage sont placés} sur {card}",
  },
  "event.gain-lore": {
    en: "{player} gains {amount} lore",
    fr: "{player} gagne {amount} {amount|éclat|éclats} de Lore",
  },
  "event.lose-lore": {
    en: "{player} loses {amount} lore",
    fr: "{player} perd {amount} {amount|éclat|éclats} de Lore",
  },
  "event.draw": { en: "{player} draws a card", fr: "{player} pioche une carte" },
  "event.banish": {
    en: "{card} has {damage} damage and {willpower} Willpower: banished",
    fr: "{card} a {damage} {damage|dommage|dommages} pour {willpower} de Volonté : bannissement",
  },
  "event.banish-by": {
    en: "{card} has {damage} damage and {willpower} Willpower: banished by {by}",
    fr: "{card} a {damage} {damage|dommage|dommages} pour {willpower} de Volonté : bannissement par {by}",
  },
  "event.move": { en: "{card} moves to {to}", fr: "{card} se déplace vers {to}" },
  "event.play": {
    en: "{card} enters play {states}",
    fr: "{card} entre en jeu {states}",
  },
  "event.shift": {
    en: "{card} enters play {states}, on top of {onto}",
    fr: "{card} entre en jeu {states}, par-dessus {onto}",
  },
  "state.ready": { en: "ready", fr: "à l’état redressé" },
  "state.exerted": { en: "exerted", fr: "à l’état épuisé" },
  "state.drying": { en: "drying", fr: "en train de sécher" },
  "state.dry": { en: "dry", fr: "à l’état sec" },
  "state.damaged": {
    en: "with {damage} damage",
    fr: "avec {damage} {damage|dommage|dommages}",
  },
  "event.challenge": { en: "{card} challenges {target}", fr: "{card} défie {target}" },
  "event.remove": {
    en: "{amount} damage is removed from {card}",
    fr: "{amount} {amount|dommage est retiré|dommages sont retirés} {de card}",
  },
  "event.discard": {
    en: "{player} discards {card}",
    fr: "{player} défausse {card}",
  },
  "event.banish-effect": {
    en: "{card} is banished by the effect of {ability}",
    fr: "l’effet {de ability} bannit {card}",
  },
  "event.banish-cost": {
    en: "{player} banishes {card} to pay a cost",
    fr: "{player} bannit {card} pour payer un coût",
  },
  "event.return": {
    en: "{card} returns to {player}’s hand",
    fr: "{card} retourne dans la main {de player}",
  },
  "event.place-hand": {
    en: "{card} is put into {player}’s hand",
    fr: "{card} rejoint la main {de player}",
  },
  "event.place-discard": {
    en: "{card} goes to {player}’s discard",
    fr: "{card} va dans la défausse {de player}",
  },
  "event.place-top": {
    en: "{card} is put on the top of {player}’s deck",
    fr: "{player} place {card} sur le dessus de sa pioche",
  },
  "event.place-bottom": {
    en: "{card} is put on the bottom of {player}’s deck",
    fr: "{player} place {card} sous sa pioche",
  },
  "event.place-shuffle": {
    en: "{card} goes into {player}’s deck, and {player} shuffles that deck",
    fr: "{card} rejoint la pioche {de player}, et {player} mélange sa pioche",
  },
  "event.place-ink": {
    en: "{card} goes into {player}’s inkwell, facedown and ready",
    fr: "{player} place la carte {card} dans sa réserve d’encre, face cachée et redressée",
  },
  "event.place-ink-exerted": {
    en: "{card} goes into {player}’s inkwell, facedown and exerted",
    fr: "{player} place la carte {card} dans sa réserve d’encre, face cachée et épuisée",
  },
  "event.draw-nothing": {
    en: "{player} has no card left to draw",
    fr: "{player} n’a plus de carte à piocher",
  },
  "event.stack": {
    en: "{count} more {count|card|cards} of the stack {count|goes|go} to the same zone as {card}",
    fr: "{count} {count|autre carte|autres cartes} de la pile {count|va|vont} dans la même zone {que card}",
  },
  "event.under": {
    en: "the top card of {player}’s deck goes facedown under {card}",
    fr: "la première carte de la pioche {de player} va face cachée sous {card}",
  },
  "event.play-action": {
    en: "{card} enters play, for as long as its effect resolves",
    fr: "{card} entre en jeu, le temps que son effet se résolve",
  },
  "event.play-location": {
    en: "{card} enters play",
    fr: "{card} entre en jeu",
  },
  "event.sing": {
    en: "{card} sings {song}",
    fr: "{card} chante {song}",
  },
  "event.chosen": {
    en: "{card} is chosen",
    fr: "le choix se porte sur {card}",
  },
  "event.given": {
    en: "{ability} now applies to {cards}: {gift}[ {until}]",
    fr: "{ability} s’applique désormais {à cards} : {gift}[ {until}]",
  },
  "event.lasting": {
    en: "{ability} now applies: “{grants}”[ {until}]",
    fr: "{ability} s’applique désormais : « {grants} »[ {until}]",
  },
  "event.turn starts": {
    en: "it is the start of {player}’s turn",
    fr: "c’est le début du tour {de player}",
  },
  "event.challenge ends": {
    en: "the challenge is over",
    fr: "le défi est terminé",
  },
  "event.turn ends": {
    en: "{player}’s End-of-Turn Phase begins",
    fr: "la Phase de Fin de tour {de player} commence",
  },
  "event.shuffle": {
    en: "{player} shuffles their deck",
    fr: "{player} mélange sa pioche",
  },
  "event.floating": {
    en: "{ability} creates a floating triggered ability",
    fr: "{ability} crée une capacité à déclenchement flottant",
  },
  "event.delayed": {
    en: "{ability} creates a delayed triggered ability",
    fr: "{ability} crée une capacité à déclenchement différé",
  },
  "until.start": {
    en: "until the start of {player}’s next turn",
    fr: "jusqu’au début du prochain tour {de player}",
  },
} as const;

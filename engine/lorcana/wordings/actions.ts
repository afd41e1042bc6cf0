export const actions = {
  "quest.option": { en: "Quest with {card}", fr: "Envoyer {card} à l’aventure" },
  "quest.declared": {
    en: "{player} declares that {card} quests.",
    fr: "{player} déclare envoyer {card} à l’aventure.",
  },
  "challenge.option": { en: "Challenge {target} with {card}", fr: "Défier {target} avec {card}" },
  "challenge.declared": {
    en: "{player} declares {card} as the challenging character.",
    fr: "{player} déclare un défi avec {card}.",
  },
  "challenge.chosen": {
    en: "{player} chooses {target} to be challenged.",
    fr: "{player} choisit de défier {target}.",
  },
  "challenge.damage": {
    en: "{by} will deal {amount} damage to {card}.",
    fr: "{by} va infliger {amount} {amount|dommage|dommages} {à card}.",
  },
  "challenge.no-strength": {
    en: "{card} is a location: it has no Strength and deals no damage.",
    fr: "{card} est un lieu : sans Force, il n’inflige aucun dommage.",
  },
  "challenge.over": { en: "The challenge is over.", fr: "Le défi est terminé." },
  "play.option": {
    en: "Play {card} for {amount} ink",
    fr: "Jouer {card} pour {amount} {amount|encre|encres}",
  },
  "play.shift-option": {
    en: "Shift {card} onto {onto} for {amount} ink",
    fr: "Jouer {card} avec Alter sur {onto} pour {amount} {amount|encre|encres}",
  },
  "play.announced": {
    en: "{player} announces {card} and reveals it from hand.",
    fr: "{player} annonce {card} et révèle la carte depuis sa main.",
  },
  "play.shifting": {
    en: "{player} plays {card} with Shift, onto {onto}.",
    fr: "{player} joue {card} avec Alter, sur {onto}.",
  },
  "play.total": {
    en: "The cost to play {card} is {cost}; the total to pay is {total} ink.",
    fr: "Jouer {card} coûte {cost} ; le total à payer est de {total} {total|encre|encres}.",
  },
  "pay.ink": {
    en: "{player} pays: {amount} {amount|ink card|ink cards} exerted.",
    fr: "{player} paie : {amount} {amount|carte épuisée|cartes épuisées} dans sa réserve d’encre.",
  },
  "enter.ask": {
    en: "Bodyguard: does {card} enter play ready or exerted?",
    fr: "Rempart : faire entrer {card} en jeu à l’état redressé ou à l’état épuisé ?",
  },
  "enter.ready": {
    en: "Ready",
    fr: "À l’état redressé",
  },
  "enter.exerted": {
    en: "Exerted",
    fr: "À l’état épuisé",
  },
  "enter.chose-ready": {
    en: "Bodyguard: {player} has {card} enter play ready.",
    fr: "Rempart : {player} fait entrer {card} en jeu à l’état redressé.",
  },
  "enter.chose-exerted": {
    en: "Bodyguard: {player} has {card} enter play exerted.",
    fr: "Rempart : {player} fait entrer {card} en jeu à l’état épuisé.",
  },
  "ink.option": { en: "Ink {card}", fr: "Encrer {card}" },
  "ink.revealed": {
    en: "{player} reveals {card} to put it into the inkwell.",
    fr: "{player} révèle {card} pour l’ajouter à sa réserve d’encre.",
  },
  "move.option": {
    en: "Move {card} to {to} for {amount} ink",
    fr: "Déplacer {card} vers {to} pour {amount} {amount|encre|encres}",
  },
  "move.declared": {
    en: "{player} declares that {card} moves to {to}.",
    fr: "{player} déclare déplacer {card} vers {to}.",
  },
  "move.free": {
    en: "{ability}: {player} moves {card} to {to} for free; no other cost is paid.",
    fr: "{ability} : {player} déplace {card} vers {to} gratuitement ; aucun autre coût n’est payé.",
  },
  "challenge.challenger": {
    en: "Challenger gives {card} +{bonus} Strength while challenging: {amount} in all.",
    fr: "Offensif donne {à card} +{bonus} de Force pendant le défi : {amount} en tout.",
  },
  "challenge.removed": {
    en: "{card} is no longer in the challenge: the challenge ends without damage.",
    fr: "{card} n’est plus dans le défi : le défi prend fin sans dommages.",
  },
  "play.free-option": {
    en: "Play {card} for free",
    fr: "Jouer {card} gratuitement",
  },
  "play.shift-option-other": {
    en: "Shift {card} onto {onto} ({costs})",
    fr: "Jouer {card} avec Alter sur {onto} ({costs})",
  },
  "play.announced-from": {
    en: "{player} announces {card}, from {zone}.",
    fr: "{player} annonce {card}, depuis {zone}.",
  },
  "play.free": {
    en: "{player} plays {card} for free: neither its ink cost nor any other alternate cost is paid.",
    fr: "{player} joue {card} gratuitement : ni le coût en encre ni un autre coût alternatif n’est payé.",
  },
  "play.cannot": {
    en: "{card} can’t be played now.",
    fr: "{player} ne peut pas jouer {card} maintenant.",
  },
  "play.sung": {
    en: "{player} has {singers} sing {card} instead of paying ink.",
    fr: "{player} fait chanter {card} par {singers} au lieu de payer de l’encre.",
  },
  "play.waits": {
    en: "{card} is in play, but its effect waits until what is resolving has finished.",
    fr: "{card} est en jeu, mais son effet attend la fin de la résolution en cours.",
  },
  "play.waited": {
    en: "Before the bag, the effect of {card} resolves: it was played during a resolution.",
    fr: "Avant le sac, l’effet {de card} se résout : la carte a été jouée pendant une résolution.",
  },
  "play.resolves": {
    en: "The effect of {card} resolves at once; it does not enter the bag.",
    fr: "L’effet {de card} se résout aussitôt, sans passer par le sac.",
  },
  "play.used-up": {
    en: "{ability} applies to {card}, the next such card played, and is used up.",
    fr: "{ability} s’applique {à card}, la prochaine carte de ce genre jouée, puis prend fin.",
  },
  "pay.not": {
    en: "{player} can’t pay {amount} ink.",
    fr: "{player} ne peut pas payer {amount} {amount|encre|encres}.",
  },
  "pay.ask": {
    en: "{player}: how is this cost paid – {cost}?",
    fr: "{player} : avec quoi payer ce coût – {cost} ?",
  },
  "pay.chose": {
    en: "{player} pays with {cards}.",
    fr: "{player} paie avec {cards}.",
  },
  "sing.option": {
    en: "Have {singer} sing {card}",
    fr: "Faire chanter {card} par {singer}",
  },
  "sing.together-option": {
    en: "Sing {card} together",
    fr: "Chanter {card} à l’unisson",
  },
  "sing.ask": {
    en: "{player}: who sings {card}? Their costs must add up to {least} or more.",
    fr: "{player} : qui chante {card} ? Le total des coûts doit être d’au moins {least}.",
  },
  "sing.singer": {
    en: "{card} (counts {cost})",
    fr: "{card} (compte pour {cost})",
  },
  "sing.together": {
    en: "{singers} {singers|sings|sing} {card} together: {total} in all.",
    fr: "{singers} {singers|chante|chantent} {card} à l’unisson : {total} en tout.",
  },
  "use.option": {
    en: "Use {what}: {costs}",
    fr: "Utiliser {what} : {costs}",
  },
  "use.announced": {
    en: "{player} announces {what}.",
    fr: "{player} annonce {what}.",
  },
  "use.total": {
    en: "The total cost of {ability} is: {costs}.",
    fr: "Coût total {de ability} : {costs}.",
  },
  "use.free": {
    en: "{player} uses {ability} for free: of its cost, only exerting is still done.",
    fr: "{player} utilise {ability} gratuitement : de son coût, seul l’épuisement reste à payer.",
  },
  "use.activated": {
    en: "The cost is paid: {ability} is activated and its effect resolves at once.",
    fr: "Le coût est payé : la capacité {ability} est activée et son effet se résout aussitôt.",
  },
  "use.ask-free": {
    en: "{player}: which ability of {chosen} is used for free?",
    fr: "{player} : quelle capacité {de chosen} utiliser gratuitement ?",
  },
  "ink.verified": {
    en: "Everybody verifies the inkwell symbol on {card}.",
    fr: "Tous vérifient l’icône d’encre sur {card}.",
  },
  "ink.additional": {
    en: "{player} uses an effect that allows an additional card.",
    fr: "{player} utilise un effet qui permet d’encrer une carte supplémentaire.",
  },
  "move.total": {
    en: "The move cost of {to} is {cost}; the total to pay is {total} ink.",
    fr: "Se déplacer vers {to} coûte {cost} ; le total à payer est de {total} {total|encre|encres}.",
  },
  "play.less": {
    en: "{ability}: {player} pays {amount} ink less; the cost itself does not change.",
    fr: "{ability} : {player} paie {amount} {amount|encre|encres} de moins ; le coût lui-même ne change pas.",
  },
  "sing.counts": {
    en: "{card} counts as cost {total} to sing; its ink cost stays {cost}.",
    fr: "{card} compte comme coûtant {total} pour chanter ; son coût en encre reste de {cost}.",
  },
  "challenge.negative": {
    en: "{card} has {amount} Strength: it counts as 0.",
    fr: "{card} a une Force de {amount} : elle compte pour 0.",
  },
  "challenge.damage-step": {
    en: "The Challenge Damage step begins.",
    fr: "L’étape d’Attribution des dommages du défi commence.",
  },
  "play.total-shift": {
    en: "The Shift cost of {card} is {cost}; the total to pay is {total} ink.",
    fr: "Le coût d’Alter {de card} est de {cost} ; le total à payer est de {total} {total|encre|encres}.",
  },
} as const;

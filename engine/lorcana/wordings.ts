/**
 * What steps, options and refusals say, in both languages. Arguments in braces: see `kernel/wording.ts`.
 * French puts a no-break space before ; : ? ! and inside « ».
 */
export const catalog = {
  name: { en: "{card}", fr: "{card}" },
  "ability-of": { en: "{ability} ({card})", fr: "{ability} ({card})" },
  "stat.strength": { en: "Strength", fr: "Force" },
  "stat.willpower": { en: "Willpower", fr: "Volonté" },
  "stat.lore": { en: "Lore value", fr: "valeur de Lore" },

  "turn.ask": { en: "{player}: choose a turn action.", fr: "{player} : choisissez une action de tour." },
  "turn.end-option": { en: "End the turn", fr: "Finir le tour" },
  "turn.ends": { en: "{player} declares the end of the turn.", fr: "{player} déclare la fin de son tour." },
  "turn.effects-end": {
    en: "Effects that last “this turn” end.",
    fr: "Les effets qui durent « ce tour » prennent fin.",
  },
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
    fr: "{by} va infliger {amount} {amount|dommage|dommages} à {card}.",
  },
  "challenge.no-strength": {
    en: "{card} is a location: it has no Strength and deals no damage.",
    fr: "{card} est un lieu : sans Force, il n’inflige aucun dommage.",
  },
  "challenge.over": { en: "The challenge is over.", fr: "Le défi est terminé." },

  "play.option": { en: "Play {card} for {amount} ink", fr: "Jouer {card} pour {amount} d’encre" },
  "play.shift-option": {
    en: "Shift {card} onto {onto} for {amount} ink",
    fr: "Jouer {card} avec Alter sur {onto} pour {amount} d’encre",
  },
  "play.announced": {
    en: "{player} announces {card} and reveals it from hand.",
    fr: "{player} annonce {card} et révèle la carte de sa main.",
  },
  "play.shifting": {
    en: "{player} plays {card} with Shift, onto {onto}.",
    fr: "{player} joue {card} avec Alter, sur {onto}.",
  },
  "play.total": {
    en: "The cost of {card} is {cost}; the total to pay is {total} ink.",
    fr: "{card} coûte {cost} ; le total à payer est de {total} d’encre.",
  },
  "pay.ink": {
    en: "{player} pays: {amount} {amount|ink card|ink cards} exerted.",
    fr: "{player} paie : {amount} {amount|carte épuisée|cartes épuisées} dans sa réserve d’encre.",
  },
  "enter.ask": {
    en: "Bodyguard: does {card} enter play ready or exerted?",
    fr: "Rempart : dans quel état {card} entre-t-il en jeu, redressé ou épuisé ?",
  },
  "enter.ready": { en: "Ready", fr: "Redressé" },
  "enter.exerted": { en: "Exerted", fr: "Épuisé" },
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
    fr: "Déplacer {card} vers {to} pour {amount} d’encre",
  },
  "move.declared": {
    en: "{player} declares that {card} moves to {to}.",
    fr: "{player} déclare déplacer {card} vers {to}.",
  },

  "check.found": {
    en: "Game state check, pass {pass}: {count} {count|condition is|conditions are} met.",
    fr: "Vérification de l’état du jeu, passe {pass} : {count} {count|condition remplie|conditions remplies}.",
  },
  "check.nothing": {
    en: "Game state check, pass {pass}: no condition is met.",
    fr: "Vérification de l’état du jeu, passe {pass} : aucune condition remplie.",
  },
  "game.won": { en: "{player} wins the game.", fr: "{player} remporte la partie." },
  "game.lost": {
    en: "{player} ended the turn with an empty deck and loses the game.",
    fr: "{player} finit son tour avec une pioche vide et perd la partie.",
  },

  "bag.added": {
    en: "{ability} ({card}) triggers: {player} adds it to the bag.",
    fr: "{ability} ({card}) se déclenche : {player} l’ajoute dans le sac.",
  },
  "bag.checked": {
    en: "The bag is checked: the active player, {player}, has {count} {count|ability|abilities} in it and begins.",
    fr: "Vérification du sac : {player}, joueur actif, y a {count} {count|capacité|capacités} et commence.",
  },
  "bag.starts-with": {
    en: "The bag is checked: {active} has nothing in it, so {player} begins.",
    fr: "Vérification du sac : {active} n’y a rien, {player} commence donc.",
  },
  "bag.passed": {
    en: "{from} has nothing left in the bag: it passes to {player}.",
    fr: "{from} n’a plus rien dans le sac : il passe à {player}.",
  },
  "bag.ask": {
    en: "{player}: which ability from the bag resolves now?",
    fr: "{player} : quelle capacité du sac se résout maintenant ?",
  },
  "bag.picked": {
    en: "{player} picks {ability} ({card}) from the bag and resolves it.",
    fr: "{player} prend {ability} ({card}) dans le sac et résout cette capacité.",
  },
  "bag.empty": {
    en: "The bag is empty: the game continues with {player}.",
    fr: "Le sac est vide : la partie continue avec {player}.",
  },

  "resolve.if-true": {
    en: "The condition of {ability} is checked as it resolves: it is met.",
    fr: "La condition de {ability} est vérifiée à la résolution : elle est remplie.",
  },
  "resolve.if-false": {
    en: "The condition of {ability} is checked as it resolves: it is not met, so nothing happens.",
    fr: "La condition de {ability} est vérifiée à la résolution : non remplie, il ne se passe rien.",
  },
  "resolve.nothing": {
    en: "{ability} finds nothing it could act on.",
    fr: "{ability} ne trouve rien sur quoi agir.",
  },
  "may.ask": { en: "{player}: use {ability} ({card})?", fr: "{player} : utiliser {ability} ({card}) ?" },
  "may.yes": { en: "Yes", fr: "Oui" },
  "may.no": { en: "No", fr: "Non" },
  "may.chose-yes": { en: "{player} chooses to use {ability}.", fr: "{player} choisit d’utiliser {ability}." },
  "may.chose-no": {
    en: "{player} chooses not to use {ability}: it resolves with no effect.",
    fr: "{player} choisit de ne pas utiliser {ability} : elle se résout sans effet.",
  },
  "choose.ask": { en: "{player}: choose for {ability}.", fr: "{player} : choisissez pour {ability}." },
  "choose.chose": {
    en: "{player} chooses {chosen} for {ability}.",
    fr: "{player} choisit {chosen} pour {ability}.",
  },
  "choose.none": {
    en: "There is no legal choice for {ability}: that part has no effect.",
    fr: "Aucun choix légal pour {ability} : cette partie est sans effet.",
  },

  "replace.several": {
    en: "About to happen: {event}. Replacement effects that can apply: {effects}. {player}’s side is affected, so {player} chooses.",
    fr: "Sur le point de se produire : {event}. Effets de substitution applicables : {effects}. Le camp {de player} est affecté : {player} choisit.",
  },
  "replace.ask": {
    en: "{player}: which replacement effect applies to “{event}”?",
    fr: "{player} : quel effet de substitution s’applique à « {event} » ?",
  },
  "replace.option": {
    en: "{ability} ({card}): {modified}",
    fr: "{ability} ({card}) : {modified}",
  },
  "replace.chose-self": {
    en: "{player} applies the self-replacement effect of {card} ({ability}) first.",
    fr: "{player} applique d’abord l’effet d’auto-substitution de {card} ({ability}).",
  },
  "replace.chose": {
    en: "{player} applies the replacement effect of {card} ({ability}).",
    fr: "{player} applique l’effet de substitution de {card} ({ability}).",
  },
  "replace.applied": {
    en: "{ability} ({card}) replaces “{event}” with “{modified}”.",
    fr: "{ability} ({card}) remplace « {event} » par « {modified} ».",
  },
  "replace.modified": {
    en: "The modified event is: {event}. The steps start over.",
    fr: "L’événement modifié est : {event}. On reprend les étapes.",
  },
  "replace.none-left": {
    en: "No other replacement effect can apply, so the event happens: {event}.",
    fr: "Aucun autre effet de substitution ne peut s’appliquer, l’événement se produit : {event}.",
  },

  "event.nothing": { en: "nothing happens", fr: "rien ne se passe" },
  "event.exert": { en: "{card} is exerted", fr: "{player} épuise {card}" },
  "event.ready": { en: "{card} is readied", fr: "{player} redresse {card}" },
  "event.quest": { en: "{card} has quested", fr: "{player} a envoyé {card} à l’aventure" },
  "event.ink": {
    en: "{card} goes into {player}’s inkwell, facedown and ready",
    fr: "{card} rejoint la réserve d’encre {de player}, face cachée et redressée",
  },
  "event.deal": {
    en: "{amount} damage is dealt to {card}",
    fr: "{amount} {amount|dommage est infligé|dommages sont infligés} à {card}",
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
    en: "{card} enters play ready and drying",
    fr: "{card} entre en jeu à l’état redressé et en train de sécher",
  },
  "event.play-exerted": {
    en: "{card} enters play exerted and drying",
    fr: "{card} entre en jeu à l’état épuisé et en train de sécher",
  },
  "event.shift": {
    en: "{card} enters play on top of {onto}",
    fr: "{card} entre en jeu par-dessus {onto}",
  },
  "event.challenge": { en: "{card} challenges {target}", fr: "{card} défie {target}" },
  "event.modify-up": {
    en: "{card} gets +{amount} {stat} this turn",
    fr: "{card} gagne +{amount} de {stat} pour ce tour",
  },
  "event.modify-down": {
    en: "{card} gets −{amount} {stat} this turn",
    fr: "{card} subit −{amount} de {stat} pour ce tour",
  },
} as const;

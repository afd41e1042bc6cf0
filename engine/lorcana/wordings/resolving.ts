export const resolving = {
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
  "resolve.counted": {
    en: "The number for {ability} is counted once: {count}.",
    fr: "Le nombre pour {ability} est compté une fois : {count}.",
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
  "resolve.spent": {
    en: "{ability} has fully resolved once this turn: it resolves with no effect.",
    fr: "{ability} s’est déjà résolue intégralement une fois ce tour-ci : elle se résout sans effet.",
  },
  "resolve.once": {
    en: "{ability} has fully resolved: not again this turn.",
    fr: "{ability} s’est résolue intégralement : plus de nouveau ce tour-ci.",
  },
  "resolve.not-then": {
    en: "The first part of {ability} was not done in full, so the rest does not follow.",
    fr: "La première partie de {ability} n’a pas été faite entièrement : la suite n’a pas lieu.",
  },
  "resolve.part": {
    en: "{actor} does their part of {ability}.",
    fr: "{actor} fait sa part de {ability}.",
  },
  "resolve.if-otherwise": {
    en: "The condition of {ability} is checked as it resolves: it is not met, so the other instruction is followed.",
    fr: "La condition de {ability} est vérifiée à la résolution : non remplie, on suit l’autre instruction.",
  },
  "or.ask": {
    en: "{player}: which of the two for {ability}?",
    fr: "{player} : laquelle des deux possibilités pour {ability} ?",
  },
  "or.option": {
    en: "{effects}",
    fr: "{effects}",
  },
  "or.chose": {
    en: "{player} chooses for {ability}: {effects}.",
    fr: "{player} choisit pour {ability} : {effects}.",
  },
  "number.ask": {
    en: "{player}: how many for {ability}, up to {most}?",
    fr: "{player} : combien pour {ability}, jusqu’à {most} ?",
  },
  "number.option": {
    en: "{amount}",
    fr: "{amount}",
  },
  "number.chose": {
    en: "{player} chooses {amount} for {ability}.",
    fr: "{player} choisit {amount} pour {ability}.",
  },
  "player.ask": {
    en: "{player}: choose an opponent for {ability}.",
    fr: "{player} : choisissez un adversaire pour {ability}.",
  },
  "player.option": {
    en: "{player}",
    fr: "{player}",
  },
  "player.chose": {
    en: "{player} chooses {chosen} for {ability}.",
    fr: "{player} choisit {chosen} pour {ability}.",
  },
  "name.ask": {
    en: "{player}: name a card for {ability}.",
    fr: "{player} : nommez une carte pour {ability}.",
  },
  "name.option": {
    en: "{name}",
    fr: "{name}",
  },
  "name.chose": {
    en: "{player} names {name} for {ability}.",
    fr: "{player} nomme {name} pour {ability}.",
  },
  "order.ask-top": {
    en: "{player}: in which order do they go on the top of the deck? The first lies on top.",
    fr: "{player} : dans quel ordre les mettre sur le dessus de la pioche ? La première est au-dessus.",
  },
  "order.ask-bottom": {
    en: "{player}: in which order do they go on the bottom of the deck? The last lies lowest.",
    fr: "{player} : dans quel ordre les mettre sous la pioche ? La dernière est tout en dessous.",
  },
  "order.done": {
    en: "{player} puts them in this order: {cards}.",
    fr: "{player} les met dans cet ordre : {cards}.",
  },
  "choose.nobody": {
    en: "{player} chooses none for {ability}.",
    fr: "{player} ne choisit rien pour {ability}.",
  },
  "choose.random": {
    en: "{count} {count|card is|cards are} picked at random for {ability}.",
    fr: "{count} {count|carte est prise|cartes sont prises} au hasard pour {ability}.",
  },
  "discard.nothing": {
    en: "{player} has no card to discard.",
    fr: "{player} n’a aucune carte à défausser.",
  },
  "see.look": {
    en: "{player} looks at the {count} top {count|card|cards} of the deck: {cards}.",
    fr: "{player} regarde {count|la première carte|les premières cartes} de sa pioche : {cards}.",
  },
  "see.reveal": {
    en: "{player} reveals {cards} to all players.",
    fr: "{player} révèle {cards} à tous les joueurs.",
  },
  "see.nothing": {
    en: "{player}’s deck has no card to look at.",
    fr: "La pioche {de player} n’a aucune carte à regarder.",
  },
  "resist.some": {
    en: "Resist reduces the damage to {card} from {amount} to {less}.",
    fr: "Résistance réduit les dommages infligés à {card} de {amount} à {less}.",
  },
  "resist.all": {
    en: "Resist reduces the damage to {card} from {amount} to 0: no damage is dealt.",
    fr: "Résistance réduit les dommages infligés à {card} de {amount} à 0 : aucun dommage n’est infligé.",
  },
  "resolve.not-whole": {
    en: "{ability} did not fully resolve: its one time this turn is not used up.",
    fr: "{ability} ne s’est pas résolue intégralement : elle peut encore se résoudre ce tour-ci.",
  },
  "resolve.rest": {
    en: "The rest of {ability} resolves all the same.",
    fr: "Le reste de {ability} se résout malgré tout.",
  },
  "resolve.means": {
    en: "{ability} speaks of {players}.",
    fr: "{ability} concerne {players}.",
  },
  "resolve.unchecked": {
    en: "{cards} now has damage equal to its Willpower or more, but no check is made before {ability} has resolved.",
    fr: "{cards} a maintenant au moins autant de dommages que de Volonté, mais aucune vérification n’a lieu avant la fin de la résolution de {ability}.",
  },
  "resolve.damage": {
    en: "The damage of {ability} is calculated: {amount} to {cards}.",
    fr: "Calcul des dommages de {ability} : {amount} à {cards}.",
  },
  "resolve.last-known": {
    en: "{of} is no longer in play: its last known value is used, {amount}.",
    fr: "{of} n’est plus en jeu : on prend sa dernière valeur connue, {amount}.",
  },
  "resolve.keyword-twice": {
    en: "{cards} already has {keyword} and does not get it again.",
    fr: "{cards} a déjà {keyword} et ne le gagne pas une seconde fois.",
  },
  "resolve.that-gone": {
    en: "“That card” of {ability} is no longer there: this part has no effect.",
    fr: "La carte désignée par {ability} n’est plus là : cette partie est sans effet.",
  },
  "bag.not-met": {
    en: "{ability} ({card}) does not trigger: what it says about when it applies is not so now.",
    fr: "{ability} ({card}) ne se déclenche pas : ce qu’elle dit du moment où elle s’applique n’est pas le cas.",
  },
  "order.chose": {
    en: "{player} chooses the order: {cards}.",
    fr: "{player} choisit l’ordre : {cards}.",
  },
} as const;

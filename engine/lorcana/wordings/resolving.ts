export const resolving = {
  "resolve.if-true": {
    en: "The condition of {ability} is checked as it resolves: it is met.",
    fr: "La condition {de ability} est vérifiée à la résolution : elle est remplie.",
  },
  "resolve.if-false": {
    en: "The condition of {ability} is checked as it resolves: it is not met, so what depends on it does not happen.",
    fr: "La condition {de ability} est vérifiée à la résolution : non remplie, ce qui en dépend n’a pas lieu.",
  },
  "resolve.nothing": {
    en: "{ability} finds nothing it could act on.",
    fr: "{ability} ne trouve rien sur quoi agir.",
  },
  "resolve.counted": {
    en: "The number for {ability} is counted once: {count}.",
    fr: "Le nombre pour {ability} est compté une fois : {count}.",
  },
  "may.ask": {
    en: "{player}: use {what}?[ “{effects}”]",
    fr: "{player} : utiliser {what} ?[ « {effects} »]",
  },
  "may.yes": { en: "Yes", fr: "Oui" },
  "may.no": { en: "No", fr: "Non" },
  "may.chose-yes": {
    en: "{player} accepts what {ability} offers[: “{effects}”]",
    fr: "{player} accepte ce {que ability} propose[ : « {effects} »]",
  },
  "may.chose-no": {
    en: "{player} declines what {ability} offers[: “{effects}”]",
    fr: "{player} refuse ce {que ability} propose[ : « {effects} »]",
  },
  "choose.ask": { en: "{player}: choose for {ability}.", fr: "{player} : choisissez pour {ability}." },
  "choose.chose": {
    en: "{player} chooses {chosen} for {ability}.",
    fr: "{player} choisit {chosen} pour {ability}.",
  },
  "choose.none": {
    en: "There is no legal choice for {ability}: that part has no effect.",
    fr: "Aucun choix autorisé pour {ability} : cette partie est sans effet.",
  },
  "resolve.spent": {
    en: "{ability} has fully resolved once this turn: it resolves with no effect.",
    fr: "La capacité {ability} s’est déjà résolue intégralement ce tour-ci : elle se résout sans effet.",
  },
  "resolve.once": {
    en: "{ability} has fully resolved: it has no further effect this turn.",
    fr: "La capacité {ability} s’est résolue intégralement : elle n’aura plus d’effet ce tour-ci.",
  },
  "resolve.not-then": {
    en: "The first part of {ability} was not done in full, so the rest does not follow.",
    fr: "La première partie {de ability} n’a pas été faite entièrement : la suite n’a pas lieu.",
  },
  "resolve.part": {
    en: "{actor} does their part of {ability}.",
    fr: "{actor} fait sa part {de ability}.",
  },
  "resolve.if-otherwise": {
    en: "The condition of {ability} is checked as it resolves: it is not met, so the other instruction is followed.",
    fr: "La condition {de ability} est vérifiée à la résolution : non remplie, on suit l’autre instruction.",
  },
  "or.ask": {
    en: "{player}: which one for {ability}?",
    fr: "{player} : laquelle de ces possibilités pour {ability} ?",
  },
  "or.option": {
    en: "{effects}",
    fr: "{effects}",
  },
  "or.chose": {
    en: "{player} chooses for {ability}: “{effects}”",
    fr: "{player} choisit pour {ability} : « {effects} »",
  },
  "number.ask": {
    en: "{player}: how much damage from {of} for {ability}, up to {most}?",
    fr: "{player} : combien de dommages prendre sur {of} pour {ability}, jusqu’à {most} ?",
  },
  "number.option": {
    en: "{amount}",
    fr: "{amount}",
  },
  "number.chose": {
    en: "{player} chooses {amount} damage from {of} for {ability}.",
    fr: "{player} choisit de prendre {amount} {amount|dommage|dommages} sur {of} pour {ability}.",
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
    en: "{player} puts them there in that order.",
    fr: "{player} les y place dans cet ordre.",
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
    en: "{player} looks at {count} {count|card|cards} from the top of their deck: {cards}.",
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
  resist: {
    en: "Resist reduces the damage to {card} from {amount} to {less}.",
    fr: "Résistance réduit les dommages infligés {à card} de {amount} à {less}.",
  },
  "resolve.not-whole": {
    en: "{ability} did not fully resolve: its one time this turn is not used up.",
    fr: "La capacité {ability} ne s’est pas résolue intégralement : elle peut encore se résoudre ce tour-ci.",
  },
  "resolve.rest": {
    en: "The rest of {ability} resolves all the same.",
    fr: "Le reste {de ability} se résout malgré tout.",
  },
  "resolve.means": {
    en: "{ability} concerns {players}.",
    fr: "{ability} concerne {players}.",
  },
  "resolve.unchecked": {
    en: "{cards} now {cards|has damage equal to its|have damage equal to their} Willpower or more, but no check is made before {ability} has resolved.",
    fr: "{cards} {cards|a|ont} maintenant au moins autant de dommages que de Volonté, mais aucune vérification n’a lieu avant la fin de la résolution {de ability}.",
  },
  "resolve.damage": {
    en: "The damage of {ability} is calculated: {amount} to {cards}{cards||, each}.",
    fr: "Calcul des dommages {de ability} : {amount} {à cards}{cards||, par carte}.",
  },
  "resolve.last-known": {
    en: "{of} {of|is no longer in play: its|are no longer in play: their} last known value is used, {amount}.",
    fr: "{of} {of|n’est plus en jeu : on prend sa|ne sont plus en jeu : on prend leur} dernière valeur connue, {amount}.",
  },
  "resolve.keyword-twice": {
    en: "{cards} already {cards|has|have} {keyword} and {cards|does|do} not get it again.",
    fr: "{cards} {cards|a|ont} déjà {keyword} et ne le {cards|gagne|gagnent} pas une seconde fois.",
  },
  "resolve.that-gone": {
    en: "“That card” of {ability} is no longer there: this part has no effect.",
    fr: "La carte désignée par {ability} n’est plus là : cette partie est sans effet.",
  },
  "bag.not-met": {
    en: "{what} does not trigger: it does not apply at this moment.",
    fr: "{what} ne se déclenche pas : cette capacité ne s’applique pas à ce moment.",
  },
  "order.chose": {
    en: "{player} chooses the order: {cards}.",
    fr: "{player} choisit l’ordre : {cards}.",
  },
} as const;

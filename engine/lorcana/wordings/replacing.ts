export const replacing = {
  "replace.several": {
    en: "About to happen: {event}. Replacement effects that can apply: {effects}. {player}’s side is affected, so {player} chooses.",
    fr: "Sur le point de se produire : {event}. Effets de substitution applicables : {effects}. Le camp {de player} est affecté : {player} choisit.",
  },
  "replace.ask": {
    en: "{player}: which replacement effect applies to “{event}”?",
    fr: "{player} : quel effet de substitution s’applique à « {event} » ?",
  },
  "replace.option": {
    en: "{what}: {modified}",
    fr: "{what} : {modified}",
  },
  "replace.chose-self": {
    en: "{player} applies the self-replacement effect of {what} first.",
    fr: "{player} applique d’abord l’effet d’auto-substitution {de what}.",
  },
  "replace.chose": {
    en: "{player} applies the replacement effect of {what}.",
    fr: "{player} applique l’effet de substitution {de what}.",
  },
  "replace.applied": {
    en: "{what} replaces “{event}” with “{modified}”.",
    fr: "{what} remplace « {event} » par « {modified} ».",
  },
  "replace.modified": {
    en: "The modified event is: {event}. The steps start over.",
    fr: "L’événement modifié est : {event}. On reprend les étapes.",
  },
  "replace.none-left": {
    en: "No other replacement effect can apply, so the event happens: {event}.",
    fr: "Aucun autre effet de substitution ne peut s’appliquer, l’événement se produit : {event}.",
  },
  "replace.ceased": {
    en: "The other {count|instance|instances} of {ability} can’t apply to the same event and {count|ceases|cease} to exist.",
    fr: "{count|L’autre occurrence|Les autres occurrences} {de ability} ne {count|peut|peuvent} pas s’appliquer au même événement et {count|cesse|cessent} d’exister.",
  },
  "replace.not-met": {
    en: "The condition of {ability}’s “instead” is not met as it resolves: nothing is replaced.",
    fr: "La condition du « à la place » {de ability} n’est pas remplie à la résolution : rien n’est remplacé.",
  },
} as const;

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
  "replace.ceased": {
    en: "The other {count|instance|instances} of {ability} can’t apply to the same event and {count|ceases|cease} to exist.",
    fr: "{count|L’autre instance|Les autres instances} de {ability} ne {count|peut|peuvent} pas s’appliquer au même événement et {count|cesse|cessent} d’exister.",
  },
  "replace.not-met": {
    en: "The condition of {ability}’s “instead” is not met as it resolves: nothing is replaced.",
    fr: "La condition du « à la place » de {ability} n’est pas remplie à la résolution : rien n’est remplacé.",
  },
} as const;

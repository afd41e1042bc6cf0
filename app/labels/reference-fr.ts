import type { ReferenceLabels } from "./reference";

export const referenceFr: ReferenceLabels = {
  changes: {
    title: (version) => `Ce que change la ${version}`,
    description: (version) =>
      `Les changements de la version ${version} des règles de Disney Lorcana, chacun avec les règles touchées.`,
    intro:
      "Ce que cite le résumé des changements du document officiel anglais, avec nos propres mots. Des fautes de frappe et de grammaire ont aussi été corrigées.",
    rules: "Règles",
    nav: "Changements",
  },
  editions: {
    title: "Là où l’édition française diffère",
    intro:
      "Le document officiel français est d’une édition antérieure. Ces règles y portent un autre numéro, n’y figurent pas, ou une note dit ce qu’il formule autrement.",
    ours: "Ici",
    theirs: "Édition française",
    none: "absente",
    numbers: "Un autre numéro, ou aucun",
    wording: "Une autre formulation, signalée par une note",
  },
  marks: {
    changed: (version) => `Changée par la ${version}`,
    otherNumber: "Dans l’édition française",
    noNumber: "absente",
  },
  programs: {
    title: "Pour les bots et les programmes",
    nav: "Pour les programmes",
    description: "Règles, glossaire, cas et changements en fichiers JSON statiques, avec leurs schémas.",
    intro: [
      "Tout ce que vous lisez ici existe aussi en JSON statique : sans clé, sans limite, sans script. Un bot peut en citer une règle.",
      "Donnez le numéro de la règle et un lien vers son « url ». Le texte est de nous et n’a rien d’officiel ; s’il s’écarte du document officiel, c’est le document qui fait foi.",
    ],
    addresses: "Adresses",
    address: "Adresse",
    what: "Contenu",
    schema: "Schéma",
    language: (here, other) => `Mettez « ${other} » au lieu de « ${here} » pour avoir l’autre langue.`,
    files: {
      rules: "Toutes les règles, avec renvois, exemples, notes, éditions et cas",
      rule: "Une règle, d’après son numéro dans l’édition anglaise",
      glossary: "Tous les termes, avec les règles qui les définissent et les emploient",
      scenarios: "Tous les cas joués sur un plateau, avec leurs règles et leurs cartes",
      changes: "Ce que l’édition la plus récente a changé",
      search: "Où se trouve l’index de recherche",
      "search-index": "L’index que lit la recherche du site",
    },
    example: "Un exemple",
    exampleText: "La réponse, réduite à ce qu’il faut à un bot pour citer la règle :",
    ruleSchema: "Le schéma d’une règle",
    schemaText: "Chaque schéma est au format JSON Schema, version 2020-12. Celui d’une règle :",
  },
};

import type { CasesLabels } from "./cases";

export const casesFr: CasesLabels = {
  title: "Des cas joués pas à pas",
  description:
    "Des exemples des règles de Disney Lorcana joués sur un plateau : chaque étape avec sa règle, chaque choix à refaire autrement.",
  intro:
    "Chaque cas joue sur un plateau un exemple des règles, ou une situation de notre cru. Suivez-le étape par étape, voyez qui décide et pourquoi, puis faites l’autre choix. Avec « Me demander d’abord », le cas vous demande ce qui se passe avant de le montrer.",
  example: (id) => `Joue l’exemple ${id}`,
  ours: "Un cas de notre cru",
  variants: (n) => (n <= 1 ? `${n} variante` : `${n} variantes`),
  steps: (n) => `${n} étapes`,
  haveLink: "On vous a envoyé le lien d’un plateau ?",
  openLink: "Ouvrir un lien",
  count: (n) => `${n} cas`,
  filter: "Filtrer les cas",
  filterHint: "Un mot, une carte, un numéro de règle",
  keyword: "Mot-clé",
  anyKeyword: "Tous",
  difficulty: "Difficulté",
  anyLevel: "Toutes",
  level: {
    1: "Peu de règles à la fois",
    2: "Quelques règles à la fois",
    3: "Beaucoup de règles à la fois",
  },
  origin: "Origine",
  anyOrigin: "Toutes",
  origins: { example: "Exemples du document", ours: "Cas de notre cru" },
  none: "Aucun cas ne répond à tout cela.",
  showAll: "Tout afficher",
  done: (right, of) => `Répondu : ${right} sur ${of}`,
};

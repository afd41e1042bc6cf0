import type { Labels } from "./index";
import { scriptFr } from "./script-fr";

export const fr: Labels = {
  ...scriptFr,
  name: "Rulebench",
  tagline: "Ce que les règles prévoient, et la règle qui le dit.",
  skip: "Aller au contenu",
  nav: {
    label: "Site",
    rules: "Règles",
    glossary: "Glossaire",
    cases: "Cas",
    about: "À propos",
  },
  home: {
    title: "Rulebench : les règles des jeux de cartes, jouées pas à pas",
    description:
      "Les règles de Disney Lorcana en français et en anglais : à chercher, à citer, et jouées pas à pas, chaque étape avec sa règle.",
    lead: "Sachez ce qui se passe ensuite.",
    hint: "La moitié d’un mot suffit, même mal orthographié.",
    noScript: "La recherche demande JavaScript ; la table des matières, non.",
    sections: "Les règles de Disney Lorcana",
    allSections: "Table des matières complète",
    cases: "Voir la règle jouée",
    casesText:
      "Des cas joués sur un plateau : qui décide, ce que contient le sac, ce que constate la vérification de l’état du jeu. Avancez, reculez, faites l’autre choix.",
    openCases: "Tous les cas",
    games: "Jeux",
    live: "Disponible",
    coming: "En préparation",
    lorcana: "Règles, glossaire et cas, en français et en anglais.",
    spoils: "Les règles et les cas suivront ; rien à lire pour l’instant.",
    dracoliath: "Les règles et les cas suivront ; rien à lire pour l’instant.",
    offline: "Fait pour une salle sans réseau : des pages simples, sans compte ni traceur.",
  },
  rules: {
    title: "Règles de Disney Lorcana",
    description:
      "Table des matières des règles de Disney Lorcana, reformulées avec nos propres mots sous leurs numéros.",
    contents: "Table des matières",
    chapter: (n) => `Chapitre ${n}`,
    count: (n) => (n <= 1 ? `${n} règle` : `${n} règles`),
    section: (id) => `Section ${id}`,
    previous: "Section précédente",
    next: "Section suivante",
    copy: (id) => `Copier le lien vers la règle ${id}`,
    more: (id) => `Règle ${id} : citer, code QR, partager`,
    trail: "Vous êtes ici",
    previousRule: "Règle précédente",
    nextRule: "Règle suivante",
    under: "Sous",
    parts: "Ses parties",
    inSection: (id, title) => `La lire dans ${id} ${title}`,
    refersTo: "Renvoie à",
    beside: "À côté",
    citedBy: "Citée par",
    cases: "Jouée dans",
    casesCount: (n) => `Jouée dans ${n} cas`,
    example: "Exemple",
    playExample: "Voir cet exemple joué",
    inThisSection: "Dans cette section",
    terms: "Termes",
  },
  views: {
    label: "Langue des règles",
    both: "Les deux",
    inOther: "En anglais",
    bothTitle: "Français et anglais",
    bothDescription: (id) =>
      `La section ${id} des règles de Disney Lorcana en français et en anglais, règle par règle ; ce qui diffère d’une édition à l’autre est signalé.`,
    noneDiffer:
      "Nous ne connaissons dans cette section aucune différence entre l’édition française et l’anglaise.",
    someDiffer: (n) =>
      n <= 1
        ? "L’édition française et l’anglaise diffèrent pour 1 règle, signalée par un trait discontinu."
        : `L’édition française et l’anglaise diffèrent pour ${n} règles, signalées par un trait discontinu.`,
    onlyDiffering: "N’afficher que ce qui diffère",
  },
  editions: {
    differ: "Les éditions diffèrent",
    absent: "Édition française : pas de règle à part",
    numbered: (id) => `Édition française : ${id}`,
  },
  notes: {
    judge: "Pour l’arbitre",
    edition: "Entre les éditions",
    ours: "Notre français",
  },
  edition: {
    label: "Édition",
    version: (version) => `version ${version}`,
    undated: "sans date",
    behind:
      "Le document officiel français est d’une édition antérieure ; là où il s’en écarte, une note sous la règle le signale.",
  },
  glossary: {
    title: "Glossaire de Disney Lorcana",
    description: "Les termes des règles de Disney Lorcana, chacun avec les règles qui le définissent.",
    intro: "Les termes que les règles définissent, et les règles à lire ensuite.",
    letters: "Aller à une lettre",
    see: "Voir",
  },
  about: {
    title: "À propos de Rulebench",
    description: "Ce qu’est Rulebench, ce qu’il n’est pas, et où trouver les règles officielles.",
    what: "Ce que c’est",
    whatText: [
      "Rulebench est un ouvrage de référence sur les règles de jeux de cartes à collectionner, en français et en anglais, avec des plateaux sur lesquels un moteur de règles joue une position pas à pas. Chaque étape cite la règle qui la provoque : vous pouvez vérifier.",
      "Il s’adresse aux arbitres, aux joueurs qui butent sur une interaction difficile et à quiconque veut citer une règle par un lien.",
    ],
    words: "Nos mots, leurs règles",
    wordsText: [
      "Les règles sont reformulées avec nos propres mots, sous les numéros de l’édition anglaise officielle. Si notre texte s’écarte du document officiel, c’est le document qui fait foi ; en tournoi, l’arbitre principal tranche.",
      "Chaque page indique l’édition qu’elle suit. Là où l’édition française est en retard sur l’anglaise, le texte français est de nous, et la page le signale.",
    ],
    notice: "Site non officiel",
    noticeText: [
      "Rulebench est un projet d’amateurs, non officiel. Il n’est ni affilié à Disney, à Ravensburger ou aux éditeurs de The Spoils et de Dracoliath, ni approuvé, soutenu ou parrainé par eux.",
      "Disney Lorcana et les noms de ses cartes sont des marques de leurs propriétaires ; ils ne servent ici qu’à désigner la règle ou la carte dont on parle. Aucune illustration, aucun logo, aucune police officielle ne figure sur ce site.",
    ],
    official: "Les documents officiels",
    officialText: "Les documents qui font foi se trouvent chez les éditeurs :",
    officialLorcana: "Disney Lorcana, par Ravensburger : règles complètes, règles de tournoi, prise en main",
    privacy: "Votre appareil",
    privacyText:
      "Ni compte, ni cookie, ni traceur, ni requête vers un autre serveur. Votre choix de couleurs claires ou sombres, vos dernières recherches et les pages enregistrées pour l’usage hors réseau restent dans votre navigateur.",
  },
  notFound: {
    title: "Introuvable",
    rule: "Règle introuvable",
    scenario: "Cas introuvable",
    game: "Jeu introuvable",
    page: "Page introuvable",
    ruleText: (id) => `Aucune règle ne porte ici le numéro ${id}.`,
    scenarioText: (id) => `Aucun cas ne s’appelle ici ${id}.`,
    gameText: (id) => `Nous n’avons pas les règles d’un jeu appelé ${id}. Pour l’instant : Disney Lorcana.`,
    pageText: (path) => `Il n’y a rien à l’adresse ${path}.`,
    smile: "Dans The Spoils, la règle 404 s’intitule justement « Règle Inconnue ». Ce n’est pas celle-ci.",
    nearest: "Vouliez-vous dire",
    home: "Retour à l’accueil",
    contents: "Table des matières",
  },
  footer: {
    notice:
      "Site non officiel, sans lien avec Disney ni Ravensburger, et non approuvé par eux. Règles reformulées avec nos propres mots.",
    label: "À propos du site",
  },
};

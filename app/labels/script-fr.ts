import type { ScriptLabels } from "./script";

export const scriptFr: ScriptLabels = {
  language: { switch: "Read this page in English", code: "EN" },
  theme: {
    label: "Couleurs",
    auto: "comme l’appareil",
    light: "claires",
    dark: "sombres",
    button: (now, next) => `Couleurs : ${now}. Passer à : ${next}.`,
  },
  search: {
    label: "Chercher dans les règles",
    placeholder: "Un mot, une capacité, 6.5.7…",
    loading: "Chargement de l’index…",
    failed: "L’index de recherche n’a pas pu être chargé. Vérifiez la connexion et recommencez.",
    none: (query) => `Aucun résultat pour « ${query} ». Essayez moins de mots, ou un numéro de règle.`,
    count: (n) => (n <= 1 ? `${n} résultat` : `${n} résultats`),
    keys: "Touches / ou Ctrl-K pour chercher",
    close: "Fermer",
    recent: "Recherches récentes",
    forget: "Oublier les recherches récentes",
    start: "La moitié d’un mot suffit, même mal orthographié : un numéro de règle, un mot-clé, une carte.",
  },
  kinds: { rule: "Règle", term: "Terme", example: "Exemple", section: "Section", scenario: "Cas" },
  symbols: {
    strength: "force",
    willpower: "volonté",
    lore: "lore",
    exert: "épuiser",
    ink: "encre",
  },
  reading: {
    copied: "Lien copié",
    citationCopied: "Citation copiée",
    copyFailed: "Copie impossible. Sélectionnez le texte ci-dessous.",
    missing: (id) =>
      `Cette section n’a pas de règle ${id}. Le numéro vient peut-être d’une autre édition ; voici toute la section.`,
    rule: (id) => `Règle ${id}`,
    copyLink: "Copier le lien",
    copyCitation: "Copier la citation",
    qr: "Code QR",
    qrAlt: (link) => `Code QR de ${link}`,
    share: "Partager…",
    page: "Ouvrir sur sa propre page",
    close: "Fermer",
    citation: (id, source, text, link) =>
      `Règle ${id} (${source}), reformulée par Rulebench : « ${text} » ${link}`,
    cardLoading: "Chargement du texte…",
    cardFailed: "Le texte n’a pas pu être chargé.",
    open: (name) => `Ouvrir ${name}`,
  },
};

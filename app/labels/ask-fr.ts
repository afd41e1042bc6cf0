import { elide } from "../../engine/kernel/wording";
import type { AskLabels } from "./ask";

export const askFr: AskLabels = {
  title: "Question",
  count: (n, of) => `Question ${n} sur ${of}`,
  questions: {
    "replace who": (event) =>
      `Ceci est sur le point de se produire : « ${event} ». Plusieurs effets de substitution peuvent s’appliquer. Qui choisit parmi eux ?`,
    "replace which": (event) =>
      `L’événement est : « ${event} ». Quel effet de substitution s’applique maintenant ?`,
    "replace becomes": (event) =>
      `Ceci est sur le point de se produire : « ${event} ». Un effet de substitution s’applique. Que se produit-il à la place ?`,
    "bag who": () => "Qui résout maintenant une capacité du sac ?",
    check: () => "Que trouve cette passe de la vérification de l’état du jeu ?",
    refused: (decision) => `${decision} Laquelle de ces options n’est pas légale ?`,
    who: () => "L’étape suivante est une décision. Qui la prend ?",
    condition: (ability) => `${ability} : sa condition est-elle remplie à la résolution ?`,
    zone: (card) => `Que devient ${card} ?`,
    damage: (cards) => `Combien de dommages vont être infligés à ${cards} ?`,
    cost: (card) => `Combien d’encre faut-il payer en tout pour ${card} ?`,
    lore: (player) => `Quel est le gain ${elide(player)} en éclats de Lore ?`,
  },
  ends: {
    "1.8.1.1": (name) => `${name} gagne`,
    "1.8.1.2": (name) => `${name} perd`,
    "1.8.1.3": (name) => `${name} gagne`,
    "10.2.4": (name) => `${name} gagne`,
    "10.2.5": (name) => `${name} doit refaire sa pioche`,
  },
  zones: {
    deck: "La carte va dans la pioche",
    hand: "La carte revient en main",
    play: "La carte reste en jeu",
    inkwell: "La carte va dans la réserve d’encre",
    discard: "La carte va dans la défausse",
    removed: "La carte quitte la partie",
  },
  nothing: "Rien",
  words: {
    any: "Celui que le joueur choisit",
    unchanged: "L’événement se produit tel quel",
    yes: "Oui",
    no: "Non",
  },
  right: "Exact.",
  wrong: (answer) => `Non. La réponse est : ${answer}.`,
  marks: { right: "bonne réponse", wrong: "votre réponse", missed: "faux" },
  by: "La règle :",
  goOn: "Continuer",
  back: "Étape précédente",
  score: (right, of) => `${right} sur ${of} du premier coup`,
  asked: "Ce qui était demandé",
  yours: (answer) => `Vous avez répondu : ${answer}.`,
  answer: (answer) => `La réponse : ${answer}.`,
  again: "Recommencer",
};

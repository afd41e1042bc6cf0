import type {
  Amount,
  Atom,
  CardType,
  Classification,
  Condition,
  Filter,
  Pattern,
  Target,
} from "./language.ts";
import { type Grammar, symbols } from "./text-grammar.ts";

/** The French cards print classifications in French; those not listed are the same. */
const classifications: Partial<Record<Classification, string>> = {
  Ally: "Allié",
  Hero: "Héros",
  King: "Roi",
  Knight: "Chevalier",
  Queen: "Reine",
  "Seven Dwarfs": "Sept Nains",
  Sorcerer: "Sorcier",
  Villain: "Méchant",
};

const types: Readonly<Record<CardType, { one: string; many: string }>> = {
  character: { one: "personnage", many: "personnages" },
  item: { one: "objet", many: "objets" },
  location: { one: "lieu", many: "lieux" },
};

export const french: Grammar = {
  duringYourTurn: "durant votre tour",
  youMay: "vous pouvez",
  classification: (one) => classifications[one] ?? one,
  type: (one) => types[one].one,
  when(pattern, first) {
    const lead = first ? "la première fois que" : "chaque fois que";
    switch (pattern.event) {
      case "quests":
        return `${joined(lead, oneOf(pattern.who))} est envoyé à l’aventure`;
      case "moves":
        return `${lead} vous déplacez ${oneOf(anybodys(pattern.who))} sur ce lieu`;
      case "draws":
        return `${lead} vous piochez une carte`;
      case "takes damage":
        return `${joined(lead, oneOf(pattern.who))} subit des dommages`;
      case "is dealt damage":
        return `${lead} des dommages sont infligés à ${oneOf(pattern.who)}`;
    }
  },
  would(pattern) {
    switch (pattern.event) {
      case "is dealt damage":
        return `si des dommages doivent être infligés à ${oneOf(pattern.who)}`;
      case "takes damage":
        return `si ${oneOf(pattern.who)} doit subir des dommages`;
      case "quests":
        return `si ${oneOf(pattern.who)} doit être envoyé à l’aventure`;
      case "moves":
        return `si ${oneOf(pattern.who)} doit se déplacer sur ce lieu`;
      case "draws":
        return "si vous devez piocher une carte";
    }
  },
  while: (condition) => `tant que ${clause(condition)}`,
  if: (condition, when) => `si ${clause(condition, when)}`,
  atom: (atom, may) => wordAtom(atom, may, true),
  instead: (atom) => `${wordAtom(atom, false, false)} à la place`,
  gets: ({ gets, amount, who }) => `${allOf(who)} gagnent +${amount} ${symbols[gets]}`,
  payLess: ({ payLess, toPlay }) => `jouer des ${noun(toPlay, true)} vous coûte ${payLess} {I} de moins`,
};

/** The card an ability's event was about. */
const itAfter: Readonly<Record<Pattern["event"], string>> = {
  "is dealt damage": "le personnage blessé",
  "takes damage": "le personnage blessé",
  quests: "le personnage envoyé à l’aventure",
  moves: "le personnage déplacé",
  draws: "la carte piochée",
};

function clause(condition: Condition, when?: Pattern): string {
  if ("have" in condition) {
    const { at, ...who } = anybodys(condition.have);
    return `vous avez ${oneOf(who)} ${at ? "sur ce lieu" : "en jeu"}`;
  }
  if ("state" in condition) return "ce personnage est épuisé";
  const subject = condition.the === "it" && when ? itAfter[when.event] : "le personnage choisi";
  return `${subject} est ${oneOf(condition.is)}`;
}

/** `full`: name what has been spoken of already, too. */
function wordAtom(atom: Atom, may: boolean, full: boolean): string {
  const verb = (stem: string) => `${stem}${may ? "er" : "ez"}`;
  const on = (preposition: string, target: Target) =>
    !full && target !== "this" && "the" in target ? "" : ` ${preposition}${wordTarget(target)}`;
  switch (atom.do) {
    case "deal":
      return `${verb("inflig")} ${counted(atom.amount, "dommage", "dommages")}${on("à ", atom.to)}`;
    case "put":
      return `${verb("plac")} ${counted(atom.amount, "jeton Dommage", "jetons Dommage")}${on("sur ", atom.to)}`;
    case "ready":
      return `${verb("redress")}${on("", atom.to)}`;
    case "gets": {
      const amount =
        typeof atom.amount === "number"
          ? `+${atom.amount} `
          : `un bonus égal à ${wordAmount(atom.amount)} en `;
      return `${wordTarget(atom.to)} gagne ${amount}${symbols[atom.stat]} pour ce tour`;
    }
    case "draw":
      return `${verb("pioch")} ${atom.amount === 1 ? "une carte" : counted(atom.amount, "carte", "cartes")}`;
    case "gain lore":
      return `${verb("gagn")} ${counted(atom.amount, "éclat de Lore", "éclats de Lore")}`;
  }
}

function counted(amount: Amount, one: string, many: string): string {
  if (typeof amount === "number") return `${amount} ${amount < 2 ? one : many}`;
  return "that" in amount ? `autant de ${many}` : `un nombre de ${many} égal à ${wordAmount(amount)}`;
}

function wordAmount(amount: Exclude<Amount, number>): string {
  return "that" in amount ? "ce nombre" : `la ${symbols[amount.stat]} de ce personnage`;
}

function wordTarget(target: Target): string {
  if (target === "this") return "ce personnage";
  return "the" in target ? "ce personnage-là" : `${oneOf(target.chosen)} de votre choix`;
}

function anybodys(filter: Filter): Filter {
  return { ...filter, whose: undefined };
}

function oneOf(filter: Filter): string {
  if (filter.this) return "ce personnage";
  if (filter.whose === "yours") return `l’un de vos ${noun(filter, true)}`;
  return `un ${noun(filter)}`;
}

function allOf(filter: Filter): string {
  return `${filter.whose === "yours" ? "vos" : "les"} ${noun(filter, true)}`;
}

function noun(filter: Filter, plural = false): string {
  const words = [
    filter.other && (plural ? "autres" : "autre"),
    filter.type && types[filter.type][plural ? "many" : "one"],
    filter.classification?.map(french.classification).join(" ou "),
    filter.whose === "opposing" && (plural ? "adverses" : "adverse"),
    filter.named && `nommé ${filter.named.fr}`,
    filter.at && "sur ce lieu",
  ];
  return words.filter(Boolean).join(" ");
}

/** "que" before a vowel is "qu’". */
function joined(lead: string, subject: string): string {
  return /^[aeiouyéè]/i.test(subject) ? `${lead.slice(0, -1)}’${subject}` : `${lead} ${subject}`;
}

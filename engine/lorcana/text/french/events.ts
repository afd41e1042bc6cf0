import { keywordRules } from "../../keywords.ts";
import type { Filter, Pattern, Triggered, Whose } from "../../language.ts";
import { leavesPlay } from "../event-cards.ts";
import { eventsOf, type Grammar } from "../grammar.ts";
import { kindOf } from "../kinds.ts";
import type { Said } from "../said.ts";
import {
  active,
  type Clause,
  conditional,
  type Forms,
  isDealt,
  join,
  lead,
  passive,
  past,
  present,
  together,
} from "./clauses.ts";
import { none, noun, one, pileOf } from "./nouns.ts";
import { agree, list, type Noun, pronoun } from "./words.ts";

export const when: Grammar["when"] = (ability, said, until) => {
  const patterns = eventsOf(ability);
  const span = until === "this turn" ? " ce tour-ci" : "";
  const spoken = patterns.map((pattern, n) => {
    const again = (n > 0 && isSelf(patterns[n - 1])) || said.last === "this";
    return begun(pattern, ability, again ? { ...said, known: true } : said, until === "once") + span;
  });
  return list(spoken, "and");
};

function isSelf(pattern: Pattern | undefined): boolean {
  return pattern !== undefined && "who" in pattern && pattern.who.this === true;
}

function begun(pattern: Pattern, ability: Triggered, said: Said, delayed: boolean): string {
  if (pattern.event === "turn starts") return `au début ${turnOf[pattern.players]}`;
  if (pattern.event === "turn ends") return `à la fin ${turnOf[pattern.players]}`;
  if (pattern.event === "challenge ends") return "après le défi";
  const clause = present(clauseOf(pattern, said));
  if (delayed) return lead("la prochaine fois que", clause);
  if (ability.nth) {
    const span = ability.during || ability.once ? "" : " à chaque tour";
    return lead(ability.nth === 1 ? "la première fois que" : "la deuxième fois que", clause) + span;
  }
  const single = isSelf(pattern) && (leavesPlay(pattern) || pattern.event === "is played");
  return lead(single || ability.once ? "lorsque" : "chaque fois que", clause);
}

const turnOf: Readonly<Record<Whose, string>> = {
  you: "de votre tour",
  opponents: "du tour de chaque adversaire",
  players: "du tour de chaque joueur",
};

export const would: Grammar["would"] = (pattern, said, next) => {
  const words = conditional(clauseOf(pattern, said), next !== undefined);
  if (!next) return /^ils?\b/.test(words) ? `s’${words}` : `si ${words}`;
  return lead("la prochaine fois que", words) + (next === "this turn" ? " ce tour-ci" : "");
};

export const nothing: Grammar["nothing"] = (pattern, said) => {
  if (pattern.event !== "is dealt damage" && pattern.event !== "takes damage")
    return "rien ne se produit à la place";
  const card = pattern.who.this ? said.self : { ...said.self, kind: kindOf(pattern.who) };
  return `${pronoun(card).words} ne subit aucun dommage à la place`;
};

export function happened(pattern: Pattern, said: Said, not: boolean): string {
  return past(clauseOf(pattern, said, not), not);
}

function clauseOf(pattern: Pattern, said: Said, not = false): Clause {
  if ("players" in pattern) return playersClause(pattern, not);
  const { who } = pattern;
  const known = who.this || who.the;
  const denied = not && !known;
  if (pattern.event === "is played" || pattern.event === "moves") {
    const clause = playerDoes(pattern, said, denied);
    if (clause) return clause;
  }
  const card = denied ? none(who) : one(who, said);
  return { subject: card.words, person: "it", none: Boolean(denied), ...cardVerb(pattern, card, said) };
}

/** A card of yours is played, or moves here, because you play or move it. */
function playerDoes(
  pattern: Extract<Pattern, { event: "is played" | "moves" }>,
  said: Said,
  denied: boolean | undefined,
): Clause | undefined {
  const { whose, ...who } = pattern.who;
  const you = whose === "yours" || who.this;
  const card = denied && you ? none(who) : one(who, said);
  if (card.pronoun) return undefined;
  if (pattern.event === "moves") {
    if (whose !== "yours" || pattern.to !== "here") return undefined;
    const verb = active("déplacer", "déplace", "déplacez", "déplacé");
    return { subject: "vous", person: "you", verb, rest: `${card.words} sur ce lieu`, none: Boolean(denied) };
  }
  if (!whose && !who.this) return undefined;
  const verb = active("jouer", "joue", "jouez", "joué");
  if (you) return { subject: "vous", person: "you", verb, rest: card.words, none: Boolean(denied) };
  if (whose === "theirs") return { subject: "il", person: "it", verb, rest: card.words };
  const player = whose === "opposing" ? "adversaire" : "coéquipier";
  const subject = denied ? `aucun ${player}` : `un ${player}`;
  return { subject, person: "it", verb, rest: card.words, none: Boolean(denied) };
}

function cardVerb(
  pattern: Exclude<Pattern, { players: Whose }>,
  card: Noun,
  said: Said,
): { verb: Forms; rest?: string } {
  const participle = (word: string) => passive(agree(word, card));
  const viaChallenge = "in" in pattern && pattern.in ? "via un défi" : undefined;
  switch (pattern.event) {
    case "is played":
      return { verb: participle("joué") };
    case "quests":
      return { verb: participle("envoyé"), rest: "à l’aventure" };
    case "challenges":
      return { verb: challenge, rest: pattern.whom && opponent(pattern.whom, said) };
    case "is challenged":
      return { verb: participle("défié"), rest: pattern.by && `par ${one(pattern.by, said).words}` };
    case "is banished":
      if (pattern.as === "challenged")
        return { verb: passive(`${agree("défié", card)} et ${agree("banni", card)}`) };
      if (pattern.as === "challenging") return { verb: together(challenge, participle("banni")) };
      return { verb: participle("banni"), rest: viaChallenge };
    case "banishes": {
      const verb = active("bannir", "bannit", "bannissez", "banni");
      return { verb, rest: join(opponent(pattern.whom, said), viaChallenge) };
    }
    case "leaves play":
      return { verb: active("quitter", "quitte", "quittez", "quitté"), rest: "le jeu" };
    case "is returned to hand":
      return { verb: participle("renvoyé"), rest: `dans ${handOf(pattern.who)}` };
    case "moves":
      return { verb: participle("déplacé"), rest: pattern.to ? "sur ce lieu" : "sur un lieu" };
    case "takes damage":
      return { verb: active("subir", "subit", "subissez", "subi"), rest: "des dommages" };
    case "is dealt damage":
      return { verb: isDealt, rest: join("des dommages", viaChallenge && "lors d’un défi") };
    case "sings":
      return { verb: active("chanter", "chante", "chantez", "chanté"), rest: "une chanson" };
    case "is put into a discard":
      return { verb: participle("placé"), rest: `dans ${discardOf(pattern.who, said)}` };
    case "is readied":
      return { verb: participle("redressé") };
    case "is exerted":
      return { verb: participle("épuisé") };
    case "is chosen": {
      const by = pattern.by && `par ${pattern.by === "you" ? "vous" : anyone[pattern.by]}`;
      const reason = pattern.for === "support" ? keywordRules.support.name.fr : "une action";
      return { verb: participle("choisi"), rest: join(by, pattern.for && `pour ${reason}`) };
    }
  }
}

const challenge = active("défier", "défie", "défiez", "défié");

/** A character challenges or banishes another, never itself. */
function opponent(whom: Filter, said: Said): string {
  const plain = noun({ ...whom, other: undefined }).words === "personnage" && !whom.whose;
  return one(plain ? { ...whom, other: true } : whom, said).words;
}

function handOf({ this: self, whose }: Filter): string {
  return self || whose === "yours" ? "votre main" : "la main de son propriétaire";
}

function discardOf(filter: Filter, said: Said): string {
  if (filter.this) return said.self.owner === "you" ? "votre défausse" : "la défausse de son propriétaire";
  return filter.whose ? pileOf("discard", filter, "you") : "une défausse";
}

const anyone = { opponents: "un adversaire", players: "un joueur" } as const;
const nobody = { opponents: "aucun adversaire", players: "aucun joueur" } as const;

function playersClause(pattern: Extract<Pattern, { players: Whose }>, not: boolean): Clause {
  const { players } = pattern;
  const you = players === "you";
  const who = you ? "vous" : (not ? nobody : anyone)[players];
  const by = { subject: who, person: you ? "you" : "it", none: not } as const;
  const no = not && you;
  switch (pattern.event) {
    case "draws":
      return {
        ...by,
        verb: active("piocher", "pioche", "piochez", "pioché"),
        rest: no ? "aucune carte" : "une carte",
      };
    case "discards": {
      const rest = no ? "aucune carte" : not ? "une carte" : "au moins une carte";
      return { ...by, verb: active("défausser", "défausse", "défaussez", "défaussé"), rest };
    }
    case "gains lore":
      return { ...by, verb: active("gagner", "gagne", "gagnez", "gagné"), rest: lore(no) };
    case "loses lore":
      return { ...by, verb: active("perdre", "perd", "perdez", "perdu"), rest: lore(no) };
    case "is put into an inkwell": {
      const rest = `dans ${you ? "votre réserve d’encre" : `la réserve d’encre d’${anyone[players]}`}`;
      return {
        subject: not ? "aucune carte" : "une carte",
        person: "it",
        verb: passive("placée"),
        rest,
        none: not,
      };
    }
    case "turn starts":
      return { ...by, verb: active("commencer", "commence", "commencez", "commencé"), rest: "un tour" };
    case "turn ends":
      return { ...by, verb: active("terminer", "termine", "terminez", "terminé"), rest: "un tour" };
    case "challenge ends":
      return { ...by, verb: active("terminer", "termine", "terminez", "terminé"), rest: "un défi" };
  }
}

function lore(no: boolean): string {
  return no ? "aucun éclat de Lore" : "des éclats de Lore";
}

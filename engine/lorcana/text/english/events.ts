import { keywordRules } from "../../keywords.ts";
import type { Filter, Pattern, Triggered, Whose } from "../../language.ts";
import { leavesPlay } from "../event-cards.ts";
import { eventsOf, type Grammar } from "../grammar.ts";
import { kindOf, type Referent } from "../kinds.ts";
import type { Said } from "../said.ts";
import {
  active,
  type Clause,
  conditional,
  type Forms,
  join,
  passive,
  past,
  present,
  together,
} from "./clauses.ts";
import { none, noun, one, pileOf } from "./nouns.ts";
import { list, type Noun, phrase, pronoun } from "./words.ts";

const you: Noun = { subject: "you", object: "you", possessive: "your", plural: true };

export const when: Grammar["when"] = (ability, said, until) => {
  const span = until === "this turn" ? " this turn" : "";
  const spoken = eventsOf(ability).map((event) => begun(event, ability, said, until === "once") + span);
  return list(spoken, "and");
};

function begun(pattern: Pattern, ability: Triggered, said: Said, delayed: boolean): string {
  if (pattern.event === "turn starts") return `at the start of ${turnOf[pattern.players]} turn`;
  if (pattern.event === "turn ends") return `at the end of ${turnOf[pattern.players]} turn`;
  if (pattern.event === "challenge ends") return "after the challenge";
  const clause = present(clauseOf(pattern, said));
  if (delayed) return `the next time ${clause}`;
  if (ability.nth) {
    const span = ability.during || ability.once ? "" : " each turn";
    return `the ${ability.nth === 1 ? "first" : "second"} time ${clause}${span}`;
  }
  const single = leavesPlay(pattern) || pattern.event === "is played";
  return `${single && "who" in pattern && pattern.who.this ? "when" : "whenever"} ${clause}`;
}

const turnOf: Readonly<Record<Whose, string>> = {
  you: "your",
  opponents: "each opponent’s",
  players: "each player’s",
};

export const would: Grammar["would"] = (pattern, said, next) => {
  const words = conditional(clauseOf(pattern, said));
  if (!next) return `if ${words}`;
  return join("the next time", words, next === "this turn" && next);
};

export const nothing: Grammar["nothing"] = (pattern, said) => {
  if (pattern.event !== "is dealt damage" && pattern.event !== "takes damage")
    return "nothing happens instead";
  const card = pattern.who.this ? said.self : cardOf(pattern.who);
  const { subject, plural } = pronoun(card);
  return `${subject} ${plural ? "take" : "takes"} no damage instead`;
};

export function happened(pattern: Pattern, said: Said, not: boolean): string {
  return past(clauseOf(pattern, said, not), not);
}

function clauseOf(pattern: Pattern, said: Said, not = false): Clause {
  if ("players" in pattern) return playersClause(pattern, not);
  if (pattern.event === "is played" || pattern.event === "moves") {
    const clause = playerDoes(pattern, said, not);
    if (clause) return clause;
  }
  const { at, ...who } = pattern.who;
  const denied = not && !who.this && !who.the;
  const { verb, rest } = cardVerb(pattern, said);
  const place = at && (at === "here" ? "while here" : "while at a location");
  return { subject: denied ? none(who) : one(who, said), verb, rest: join(rest, place), none: denied };
}

/** A card of yours is played, or moves here, because you play or move it. */
function playerDoes(
  pattern: Extract<Pattern, { event: "is played" | "moves" }>,
  said: Said,
  not: boolean,
): Clause | undefined {
  const { whose, ...who } = pattern.who;
  const card = one(who, said).object;
  if (pattern.event === "moves") {
    if (whose !== "yours" || pattern.to !== "here") return undefined;
    return { subject: you, verb: active("move", "moved"), rest: `${card} here` };
  }
  const verb = active("play", "played");
  if (who.this || whose === "yours") return { subject: you, verb, rest: card };
  if (whose === "theirs") return { subject: pronoun(person), verb, rest: card };
  if (!whose) return undefined;
  const player = whose === "opposing" ? "opponent" : "teammate";
  return {
    subject: phrase(not ? `no ${player}` : `${player === "opponent" ? "an" : "a"} ${player}`),
    verb,
    rest: card,
    none: not,
  };
}

const person = { kind: "character", many: false, owner: "its" } as const;

function cardVerb(pattern: Exclude<Pattern, { players: Whose }>, said: Said): { verb: Forms; rest?: string } {
  const inChallenge = "in" in pattern && pattern.in ? "in a challenge" : undefined;
  switch (pattern.event) {
    case "is played":
      return { verb: passive("played") };
    case "quests":
      return { verb: active("quest", "quested") };
    case "challenges":
      return { verb: challenge, rest: pattern.whom && opponent(pattern.whom, said) };
    case "is challenged":
      return { verb: passive("challenged"), rest: pattern.by && `by ${one(pattern.by, said).object}` };
    case "is banished":
      if (pattern.as === "challenged") return { verb: passive("challenged and banished") };
      if (pattern.as === "challenging") return { verb: together(challenge, passive("banished")) };
      return { verb: passive("banished"), rest: inChallenge };
    case "banishes":
      return { verb: active("banish", "banished"), rest: join(opponent(pattern.whom, said), inChallenge) };
    case "leaves play":
      return { verb: active("leave", "left"), rest: "play" };
    case "is returned to hand":
      return { verb: passive("returned"), rest: `to ${handOf(pattern.who)}` };
    case "moves":
      return { verb: active("move", "moved"), rest: pattern.to ?? "to a location" };
    case "takes damage":
      return { verb: passive("damaged") };
    case "is dealt damage":
      return { verb: passive("dealt damage"), rest: inChallenge };
    case "sings":
      return { verb: active("sing", "sang"), rest: "a song" };
    case "is put into a discard":
      return { verb: passive("put"), rest: `into ${discardOf(pattern.who, said)}` };
    case "is readied":
      return { verb: passive("readied") };
    case "is exerted":
      return { verb: passive("exerted") };
    case "is chosen": {
      const by = pattern.by && `by ${pattern.by === "you" ? "you" : anyone[pattern.by]}`;
      const reason = pattern.for === "support" ? keywordRules.support.name.en : pattern.for;
      return { verb: passive("chosen"), rest: join(by, reason && `for ${reason}`) };
    }
  }
}

const challenge = active("challenge", "challenged");

/** A character challenges or banishes another, never itself. */
function opponent(whom: Filter, said: Said): string {
  const plain = noun({ ...whom, other: undefined }) === "character" && !whom.whose;
  return one(plain ? { ...whom, other: true } : whom, said).object;
}

function handOf(filter: Filter): string {
  return filter.this || filter.whose === "yours"
    ? "your hand"
    : `${pronoun(cardOf(filter)).possessive} player’s hand`;
}

function cardOf(filter: Filter): Referent {
  return { kind: kindOf(filter), many: false, owner: "its" };
}

function discardOf(filter: Filter, said: Said): string {
  const { self } = said;
  if (filter.this)
    return self.owner === "you" ? "your discard" : `${pronoun(self).possessive} player’s discard`;
  return filter.whose ? pileOf("discard", filter, "your") : "a discard";
}

const anyone = { opponents: "an opponent", players: "a player" } as const;
const nobody = { opponents: "no opponent", players: "no player" } as const;

function playersClause(pattern: Extract<Pattern, { players: Whose }>, not: boolean): Clause {
  const { players } = pattern;
  const subject = players === "you" ? you : phrase((not ? nobody : anyone)[players]);
  const by = { subject, none: not && players !== "you" };
  switch (pattern.event) {
    case "draws":
      return { ...by, verb: active("draw", "drew"), rest: "a card" };
    case "discards":
      return { ...by, verb: active("discard", "discarded"), rest: not ? "a card" : "1 or more cards" };
    case "gains lore":
      return { ...by, verb: active("gain", "gained"), rest: "lore" };
    case "loses lore":
      return { ...by, verb: active("lose", "lost"), rest: "lore" };
    case "is put into an inkwell": {
      const rest = `into ${players === "you" ? "your" : `${anyone[players]}’s`} inkwell`;
      return { subject: phrase(not ? "no card" : "a card"), verb: passive("put"), rest, none: not };
    }
    case "turn starts":
      return { ...by, verb: active("start", "started"), rest: "a turn" };
    case "turn ends":
      return { ...by, verb: active("end", "ended"), rest: "a turn" };
    case "challenge ends":
      return { ...by, verb: active("end", "ended"), rest: "a challenge" };
  }
}

import type { Amount, Duration, Filter, Grant } from "../../language.ts";
import { type Grammar, toYou } from "../grammar.ts";
import { kindOf, type Referent } from "../kinds.ts";
import { isCounted } from "../qualities.ts";
import { referentOf, type Said } from "../said.ts";
import { amountOf, forEach } from "./amounts.ts";
import { every, noun, one, some } from "./nouns.ts";
import { predicate, span } from "./qualities.ts";
import { elided, list, pronoun } from "./words.ts";

export const grants: Grammar["grants"] = (all, said, until) =>
  list(
    all.map((grant) => wordGrant(grant, said, until)),
    "and",
  );

function wordGrant(grant: Grant, said: Said, until?: Duration): string {
  const during = until ? ` ${span(until, players)}` : "";
  if ("who" in grant) return toCards(grant, said, until);
  if ("payLess" in grant) return payLess(grant, said, until);
  if ("mayPlayFree" in grant) {
    const cards = some(unowned(grant.mayPlayFree), said).words;
    return `vous pouvez jouer gratuitement ${cards}${during}`;
  }
  if ("mayMoveFree" in grant) {
    const { at, ...who } = grant.mayMoveFree;
    const where = at ? "sur ce lieu" : "sur un lieu";
    return `vous pouvez déplacer gratuitement ${every(who, said).words} ${where}${during}`;
  }
  if ("additionalInk" in grant) {
    const { additionalInk: more } = grant;
    const cards = more === 1 ? "une carte supplémentaire" : `${more} cartes supplémentaires`;
    return `vous pouvez encrer ${cards}${during}`;
  }
  if ("cantPlay" in grant) {
    const { cantPlay: cards } = grant;
    const what =
      cards.this || cards.the ? one(cards, said).words : elided("de", noun(cards, { many: true }).words);
    return `${cannot[grant.players]} pas jouer ${what}${during}`;
  }
  return `passez l’étape ${grant.skip === "draw step" ? "Piocher" : grant.skip} de votre tour${during}`;
}

const players: Referent = { kind: "character", many: true, owner: "its" };

const cannot = {
  you: "vous ne pouvez",
  opponents: "les adversaires ne peuvent",
  players: "les joueurs ne peuvent",
} as const;

function toCards({ who, has }: Extract<Grant, { who: Filter }>, said: Said, until?: Duration): string {
  const subject = who.this && said.last === "this" ? pronoun(said.self) : every(who, said);
  const card: Referent = {
    ...referentOf({ all: who }, said, toYou),
    kind: who.this ? said.self.kind : kindOf(who),
    many: subject.many,
  };
  return `${subject.words} ${predicate(has, { card, noun: subject, until }, said)}`;
}

/** "Jouer ce personnage vous coûte 1 {I} de moins", "le prochain personnage que vous jouez … vous coûte …". */
function payLess(grant: Extract<Grant, { payLess: Amount }>, said: Said, until?: Duration): string {
  const { payLess: amount } = grant;
  const more = typeof amount === "number" && amount < 0;
  const ink = amountOf(more ? -amount : amount, inkUnit, toYou, said).words;
  const each = isCounted(amount) ? ` ${forEach(amount, toYou, said)}` : "";
  const costs = `vous coûte ${ink} ${more ? "de plus" : "de moins"}${each}`;
  const during = until ? ` ${span(until, players)}` : "";
  if ("toMove" in grant) {
    const { at, ...who } = grant.toMove;
    return `déplacer ${every(who, said).words}${at ? " sur ce lieu" : ""} ${costs}${during}`;
  }
  const cards = unowned(grant.toPlay);
  if (!grant.next) return `jouer ${some(cards, said).words} ${costs}${during}`;
  const turn = until === "this turn" ? " ce tour-ci" : during;
  const { words, feminine } = noun(cards);
  const next = cards.this ? one(cards, said).words : `${feminine ? "la prochaine" : "le prochain"} ${words}`;
  return `${next} que vous jouez${turn} ${costs}`;
}

const inkUnit = { one: "1 {I}", many: "{I}" };

/** What you play is yours. */
function unowned(filter: Filter): Filter {
  return filter.whose === "yours" ? { ...filter, whose: undefined } : filter;
}

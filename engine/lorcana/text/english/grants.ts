import type { Amount, Duration, Filter, Grant } from "../../language.ts";
import { type Grammar, toYou } from "../grammar.ts";
import { kindOf, type Referent } from "../kinds.ts";
import { referentOf, type Said } from "../said.ts";
import { amountOf } from "./amounts.ts";
import { every, noun, one } from "./nouns.ts";
import { predicate, span } from "./qualities.ts";
import { list, pronoun } from "./words.ts";

export const grants: Grammar["grants"] = (all, said, until) =>
  list(
    all.map((grant) => wordGrant(grant, said, until)),
    "and",
  );

function wordGrant(grant: Grant, said: Said, until?: Duration): string {
  const during = until ? ` ${span(until, players)}` : "";
  if ("who" in grant) return toCards(grant, said, until);
  if ("payLess" in grant) return payLess(grant, said, during);
  if ("mayPlayFree" in grant)
    return `you may play ${every(played(grant.mayPlayFree), said).object} for free${during}`;
  if ("mayMoveFree" in grant) {
    const { at, ...who } = grant.mayMoveFree;
    return `${every(who, said).subject} may move ${at ? "here" : "to a location"} for free${during}`;
  }
  if ("additionalInk" in grant) {
    const { additionalInk } = grant;
    return `you may ink ${additionalInk === 1 ? "an additional card" : `${additionalInk} additional cards`}${during}`;
  }
  if ("cantPlay" in grant)
    return `${grant.players} can’t play ${every(grant.cantPlay, said).object}${during}`;
  return `skip your turn’s ${grant.skip === "draw step" ? "Draw step" : grant.skip}${during}`;
}

const players: Referent = { kind: "character", many: true, owner: "its" };

/** "Characters get +2 {W} while here." */
function toCards({ who, has }: Extract<Grant, { who: Filter }>, said: Said, until?: Duration): string {
  const { at, ...filter } = who;
  const subject = who.this && said.last === "this" ? pronoun(said.self) : every(filter, said);
  const card: Referent = {
    ...referentOf({ all: who }, said, toYou),
    kind: who.this ? said.self.kind : kindOf(who),
  };
  const place = at ? ` while ${at === "here" ? "here" : "at a location"}` : "";
  return `${subject.subject} ${predicate(has, { card, plural: subject.plural, until }, said)}${place}`;
}

function payLess(grant: Extract<Grant, { payLess: Amount }>, said: Said, during: string): string {
  const { payLess: amount } = grant;
  const more = typeof amount === "number" && amount < 0;
  const ink = amountOf(more ? -amount : amount, inkUnit, toYou, said);
  const pay = `you pay ${ink.words} ${more ? "more" : "less"}`;
  const each = ink.tail ? `${ink.tail.trim()}, ` : "";
  if ("toMove" in grant) {
    const { at, ...who } = grant.toMove;
    return `${each}${pay} to move ${every(who, said).object}${at ? " here" : ""}${during}`;
  }
  if (!grant.next) return `${each}${pay} to play ${every(played(grant.toPlay), said).object}${during}`;
  const next = grant.toPlay.this ? one(grant.toPlay, said).object : `the next ${noun(played(grant.toPlay))}`;
  return `${each}${pay} for ${next} you play${during}`;
}

const inkUnit = { one: "1 {I}", many: "{I}", that: "that much {I}" };

/** What you play is yours. */
function played(filter: Filter): Filter {
  return filter.whose === "yours" ? { ...filter, whose: undefined } : filter;
}

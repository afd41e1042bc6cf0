import type { Ability, Chosen, Duration, Filter, Pattern, Pile, Slot, Target } from "../language.ts";
import { cardOf, leavesPlay } from "./event-cards.ts";
import type { Voice } from "./grammar.ts";
import { anyCard, isAny, isOff, type Kind, kindOf, type Owner, type Referent } from "./kinds.ts";

/** What an ability has spoken of so far: what the slots hold, and what a pronoun may stand for. */
export interface Said {
  readonly self: Referent;
  /** The card that says it is in play no longer. */
  left: boolean;
  /** It has just been spoken of from outside: "they" rather than "this character". */
  readonly known?: true;
  readonly events: readonly Pattern[];
  readonly bound: Map<Slot, Referent>;
  last?: Slot | "this";
  seen?: Seen;
  /** The target an effect shares with the one it replaces. */
  implied?: Slot;
  /** Words an ability that an effect gives or makes. */
  readonly inner: (ability: Ability, said: Said, until?: Duration | "once") => string;
}

/** The cards looked at; how many are left once some are taken, where that can be told. */
export interface Seen {
  readonly amount: number;
  readonly left: number | "some";
}

export function begin(kind: Kind, inner: Said["inner"]): Said {
  return { self: { kind, many: false, owner: "you" }, left: false, events: [], bound: new Map(), inner };
}

/** What is known once one of these events has happened. */
export function after(events: readonly Pattern[], said: Said): Said {
  const bound = new Map(said.bound);
  for (const slot of ["it", "other"] as const) {
    const card = events.map((event) => cardOf(event, slot)).find(Boolean);
    if (card) bound.set(slot, card);
  }
  if (events.some(({ event }) => event === "discards")) bound.set("gone", anyCard(true));
  const left =
    events.length > 0 && events.every((event) => leavesPlay(event) && "who" in event && event.who.this);
  return { ...said, events, bound, left: said.left || left };
}

export function copy(said: Said): Said {
  return { ...said, bound: new Map(said.bound) };
}

/** The card of the event is the card that says it. */
export function isThis(slot: Slot, { events }: Said): boolean {
  return slot === "it" && events.length > 0 && events.every((event) => "who" in event && event.who.this);
}

export function referent(slot: Slot, said: Said): Referent {
  if (isThis(slot, said)) return said.self;
  const found = said.bound.get(slot) ?? anyCard(false);
  return slot === "seen" && said.seen ? { ...found, many: said.seen.left !== 1 } : found;
}

/** What a target is about, before it is worded. */
export function referentOf(target: Target, said: Said, voice: Voice): Referent {
  if (target === "this") return said.self;
  if ("the" in target) return referent(target.the, said);
  if ("all" in target) {
    const { all, from } = target;
    if (from === "seen" && isAny(all)) return referent("seen", said);
    const many = all.the ? referent(all.the, said).many : !all.this;
    return { ...fromFilter(all, said, voice, from), many };
  }
  if ("random" in target)
    return { ...fromFilter(target.random, said, voice, target.from), many: target.count !== 1 };
  return { ...fromFilter(target.chosen, said, voice, target.from), many: isMany(target, said) };
}

/** From now on this target can be referred to. */
export function mention(target: Target, said: Said, found: Referent): void {
  if (target === "this") said.last = "this";
  else if ("the" in target) said.last = isThis(target.the, said) ? "this" : target.the;
  else if ("all" in target) said.last = target.all.the;
  else {
    said.last = target.slot ?? "chosen";
    said.bound.set(said.last, found);
  }
  if (target === "this" || "the" in target || target.from !== "seen" || !said.seen) return;
  said.seen = { ...said.seen, left: leftAfter(target, said.seen.left) };
}

/** A card spoken of before, however it is asked for. */
export function isNamed(target: Target): boolean {
  if (target === "this" || "the" in target) return true;
  return "all" in target && (target.all.the ?? target.all.this) !== undefined;
}

export function isMany({ count = 1, from }: Chosen, said: Said): boolean {
  return count !== 1 && !(from === "seen" && said.seen?.amount === 1);
}

function leftAfter(target: Exclude<Target, "this" | { the: Slot }>, left: number | "some"): number | "some" {
  const count = "chosen" in target ? (target.count ?? 1) : "random" in target ? target.count : "all";
  return typeof count === "number" && left !== "some" ? left - count : "some";
}

function fromFilter(filter: Filter, said: Said, voice: Voice, from?: Pile): Referent {
  if (filter.this) return filter.type ? { ...said.self, kind: kindOf(filter) } : said.self;
  if (filter.the) return referent(filter.the, said);
  const off = isOff(from);
  return { kind: off ? "card" : kindOf(filter), many: false, owner: ownerOf(filter, off, voice) };
}

function ownerOf({ whose }: Filter, off: boolean, voice: Voice): Owner {
  if (whose === "yours") return "you";
  if (whose === "theirs") return "they";
  return !whose && off ? voice.who : "its";
}

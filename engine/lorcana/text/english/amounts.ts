import type { Amount, Filter, Pile, Slot } from "../../language.ts";
import { symbols, type Voice } from "../grammar.ts";
import { isOff } from "../kinds.ts";
import type { Said } from "../said.ts";
import { noun, pileOf, whosePlural } from "./nouns.ts";
import { wordTarget } from "./targets.ts";
import { whose } from "./words.ts";

/** What is counted, in the forms an amount needs. */
interface Unit {
  readonly one: string;
  readonly many: string;
  readonly that: string;
  /** Before "equal to"; `many` unless told. */
  readonly equal?: string;
}

export const units = {
  damage: { one: "1 damage", many: "damage", that: "that much damage" },
  counters: { one: "1 damage counter", many: "damage counters", that: "that many damage counters" },
  cards: { one: "a card", many: "cards", that: "that many cards" },
  lore: { one: "1 lore", many: "lore", that: "that much lore" },
} as const satisfies Record<string, Unit>;

/** "2 damage"; what follows the rest of the clause, as "for each card in your hand", is the tail. */
export function amountOf(
  amount: Amount,
  unit: Unit,
  voice: Voice,
  said: Said,
): { words: string; tail: string } {
  if (typeof amount === "number") return { words: number(amount, unit), tail: "" };
  if ("that" in amount) return { words: unit.that, tail: "" };
  if ("stat" in amount)
    return { words: `${unit.equal ?? unit.many} equal to ${statOf(amount, voice, said)}`, tail: "" };
  return { words: number(amount.times ?? 1, unit), tail: ` ${forEach(amount, voice, said)}` };
}

function number(amount: number, { one, many }: Unit): string {
  return amount === 1 ? one : `${amount} ${many}`;
}

export function statOf({ stat, of }: Extract<Amount, { stat: unknown }>, voice: Voice, said: Said): string {
  const target = wordTarget(of, "all", voice, said);
  if (stat === "damage") return `the damage on ${target.object}`;
  const word = stat === "cost" ? "cost" : symbols[stat];
  if (typeof of === "object" && "all" in of && !of.all.this && !of.all.the)
    return `the total ${word} of ${target.object}`;
  return typeof of === "object" && ("chosen" in of || "random" in of)
    ? `the ${word} of ${target.object}`
    : `${target.possessive} ${word}`;
}

export function forEach(amount: Extract<Amount, { times?: number }>, voice: Voice, said: Said): string {
  if ("cards" in amount) return `for each ${boundAs(amount.cards, said)}`;
  return `for each ${counted(amount.count, amount.from, voice)}`;
}

/** What the cards bound there are counted as. */
function boundAs(slot: Slot, { events }: Said): string {
  switch (slot) {
    case "it":
    case "other":
      return events.some(({ event }) => event === "discards") ? "card discarded" : "such card";
    case "chosen":
    case "second":
      return "card chosen this way";
    case "seen":
      return "card seen this way";
    case "found":
      return "card found this way";
    case "gone":
      return "card discarded";
  }
}

function counted(filter: Filter, from: Exclude<Pile, "seen"> | undefined, voice: Voice): string {
  if (from && from !== "play") {
    const pile =
      filter.whose === "opposing" ? `your opponents’ ${from}s` : pileOf(from, filter, whose(voice));
    return `${noun(filter, { off: isOff(from) })} in ${pile}`;
  }
  const words = noun({ ...filter, at: undefined });
  const place = filter.at === "here" ? "here" : filter.at ? "at a location" : "in play";
  const owners = whosePlural(filter);
  if (!owners) return words.includes(" with") ? words : `${words} ${place}`;
  const holder = {
    yours: "you have",
    theirs: "they have",
    "teammates'": "your teammates have",
    opposing: "",
  };
  return `${words} ${holder[filter.whose ?? "yours"]} ${place}`;
}

import type { Amount, Filter, Pile, Slot } from "../../language.ts";
import { symbols, type Voice } from "../grammar.ts";
import type { Counted } from "../qualities.ts";
import type { Said } from "../said.ts";
import { noun, pileOf, piles } from "./nouns.ts";
import { wordTarget } from "./targets.ts";
import { de, elided, stressed, à } from "./words.ts";

interface Unit {
  readonly one: string;
  readonly many: string;
}

export const units = {
  damage: { one: "1 dommage", many: "dommages" },
  counters: { one: "1 jeton Dommage", many: "jetons Dommage" },
  cards: { one: "une carte", many: "cartes" },
  lore: { one: "1 éclat de Lore", many: "éclats de Lore" },
} as const satisfies Record<string, Unit>;

/** "2 dommages"; what follows the rest of the clause, as "pour chaque carte dans votre main", is the tail. */
export function amountOf(
  amount: Amount,
  unit: Unit,
  voice: Voice,
  said: Said,
): { words: string; tail: string } {
  if (typeof amount === "number") return { words: number(amount, unit), tail: "" };
  if ("that" in amount) return { words: `autant ${elided("de", unit.many)}`, tail: "" };
  if ("stat" in amount) {
    const equal = `égal ${à(statOf(amount, voice, said))}`;
    return { words: `un nombre ${elided("de", unit.many)} ${equal}`, tail: "" };
  }
  return { words: number(amount.times ?? 1, unit), tail: ` ${forEach(amount, voice, said)}` };
}

function number(amount: number, { one, many }: Unit): string {
  return amount === 1 ? one : `${amount} ${many}`;
}

export function statOf({ stat, of }: Extract<Amount, { stat: unknown }>, voice: Voice, said: Said): string {
  const target = wordTarget(of, "aside", voice, said);
  if (stat === "damage") return `le nombre de dommages sur ${stressed(target)}`;
  const word = stat === "cost" ? "coût" : symbols[stat];
  if (target.pronoun) return `${target.many ? "leur" : stat === "cost" ? "son" : "sa"} ${word}`;
  const total = typeof of === "object" && "all" in of && !of.all.this && !of.all.the;
  const article = stat === "cost" ? "le" : "la";
  const whole = stat === "cost" ? " total" : " totale";
  return `${article} ${word}${total ? whole : ""} ${de(target.words)}`;
}

export function forEach(amount: Counted, voice: Voice, said: Said): string {
  if ("cards" in amount) return `pour chaque ${boundAs(amount.cards, said)}`;
  return `pour chaque ${counted(amount.count, amount.from, voice)}`;
}

/** What the cards bound there are counted as. */
function boundAs(slot: Slot, { events }: Said): string {
  switch (slot) {
    case "it":
    case "other":
      return events.some(({ event }) => event === "discards") ? "carte défaussée" : "carte de ce genre";
    case "chosen":
    case "second":
      return "carte choisie ainsi";
    case "seen":
      return "carte vue ainsi";
    case "found":
      return "carte trouvée ainsi";
    case "gone":
      return "carte défaussée";
  }
}

function counted(filter: Filter, from: Exclude<Pile, "seen"> | undefined, voice: Voice): string {
  if (from && from !== "play") {
    const pile =
      filter.whose === "opposing"
        ? `les ${plural(piles[from])} de vos adversaires`
        : pileOf(from, filter, voice.who);
    return `${noun(filter, { off: true }).words} dans ${pile}`;
  }
  const words = noun({ ...filter, at: undefined }).words;
  const place = filter.at === "here" ? "sur ce lieu" : filter.at ? "sur un lieu" : "en jeu";
  if (!filter.whose || filter.whose === "opposing")
    return / (avec|coûtant) /.test(words) ? words : `${words} ${place}`;
  const holder = {
    yours: "que vous avez",
    theirs: "qu’il a",
    "teammates'": "que vos coéquipiers ont",
  };
  return `${words} ${holder[filter.whose]} ${place}`;
}

function plural(pile: string): string {
  return pile.replace(/^\S+/, (word) => `${word}s`);
}

import type { Amount, Filter, Slot, Target } from "../../../language.ts";

/** An order of things that is the same each time, yet pairs each with others. */
export function pick<Thing>(things: readonly Thing[], n: number): Thing {
  return things[n % things.length] as Thing;
}

export const elsa = { en: "Elsa", fr: "Elsa" };

export const filters: readonly Filter[] = [
  { this: true },
  { type: "character" },
  { type: "character", other: true },
  { type: "character", whose: "yours" },
  { type: "character", whose: "yours", other: true, classification: ["Villain"] },
  { type: "character", whose: "opposing", state: "damaged" },
  { type: "character", whose: "teammates'", state: "exerted" },
  { type: "character", state: "undamaged", at: "a location" },
  { type: "character", at: "here", named: elsa },
  { type: "character", classification: ["Prince", "Princess", "King"], keyword: "evasive" },
  { type: "character", strength: { min: 5 }, without: "ward" },
  { type: "character", willpower: { max: 2 }, lore: { min: 1, max: 1 }, state: "ready" },
  { type: "character", damage: { min: 3 }, in: "a challenge" },
  { type: "item", whose: "yours" },
  { type: "item", other: true, cost: { max: 3 } },
  { type: "location", whose: "opposing" },
  { type: ["character", "item", "location"], cost: { max: 2 } },
  { type: ["item", "location"], whose: "yours" },
  { type: "action", song: false },
  { type: "action", song: true, whose: "yours" },
  { song: true },
  {},
];

const slots: Readonly<Record<Slot, true>> = {
  it: true,
  other: true,
  chosen: true,
  second: true,
  seen: true,
  found: true,
  gone: true,
};

const piles = ["hand", "discard", "deck", "inkwell", "seen"] as const;

export const targets: readonly Target[] = [
  "this",
  ...(Object.keys(slots) as Slot[]).map((the) => ({ the })),
  ...filters.map((all) => ({ all })),
  ...filters.slice(1).flatMap((filter, n): Target[] => [
    { chosen: filter },
    {
      chosen: filter,
      count: pick([{ upTo: 2 }, 2, "any"] as const, n),
      slot: pick(["chosen", "second"] as const, n),
    },
  ]),
  ...piles.flatMap((from): Target[] => [
    { all: {}, from },
    { all: { type: "character", cost: { max: 2 } }, from },
    { chosen: {}, from },
    { chosen: { type: "action", song: true }, count: { upTo: 2 }, from, slot: "found" },
    { chosen: { type: ["item", "location"], other: true }, from },
    { random: { type: "character" }, from, count: 1 },
    { random: {}, from, count: 2 },
  ]),
];

export const amounts: readonly Amount[] = [
  1,
  2,
  { that: "amount" },
  { stat: "strength", of: "this" },
  { stat: "cost", of: { the: "it" } },
  { stat: "damage", of: { chosen: { type: "character", whose: "yours" } } },
  { stat: "lore", of: { chosen: { type: "character", other: true } } },
  { stat: "willpower", of: { all: { type: "character", whose: "yours" } } },
  ...filters.map((count) => ({ count })),
  { count: { type: "character" }, from: "discard" },
  { count: { whose: "opposing" }, from: "hand", times: 2 },
  { count: { whose: "yours" }, from: "inkwell" },
  { cards: "gone" },
  { cards: "seen", times: 2 },
];

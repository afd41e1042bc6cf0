import type { Condition, Filter, Pattern, Whose } from "../../../language.ts";
import { elsa, filters } from "./cards.ts";

export function patternsFor(who: Filter): Pattern[] {
  const everyone: readonly Whose[] = ["you", "opponents", "players"];
  const other: Filter = { type: "character", other: true };
  const hyena: Filter = { type: "character", classification: ["Hyena"] };
  const made: Readonly<Record<Pattern["event"], readonly Pattern[]>> = {
    "is played": [{ event: "is played", who }],
    quests: [{ event: "quests", who }],
    challenges: [
      { event: "challenges", who },
      { event: "challenges", who, whom: other },
      { event: "challenges", who, whom: hyena },
    ],
    "is challenged": [
      { event: "is challenged", who },
      { event: "is challenged", who, by: hyena },
    ],
    "is banished": [
      { event: "is banished", who },
      { event: "is banished", who, in: "a challenge" },
      { event: "is banished", who, as: "challenged" },
      { event: "is banished", who, as: "challenging" },
    ],
    banishes: [{ event: "banishes", who, whom: { type: "character" }, in: "a challenge" }],
    "leaves play": [{ event: "leaves play", who }],
    "is returned to hand": [{ event: "is returned to hand", who }],
    moves: [
      { event: "moves", who },
      { event: "moves", who, to: "here" },
    ],
    draws: everyone.map((players) => ({ event: "draws", players })),
    discards: everyone.map((players) => ({ event: "discards", players })),
    "takes damage": [{ event: "takes damage", who }],
    "is dealt damage": [
      { event: "is dealt damage", who },
      { event: "is dealt damage", who, in: "a challenge" },
    ],
    sings: [{ event: "sings", who }],
    "is put into an inkwell": everyone.map((players) => ({ event: "is put into an inkwell", players })),
    "is put into a discard": [{ event: "is put into a discard", who }],
    "is readied": [{ event: "is readied", who }],
    "is exerted": [{ event: "is exerted", who }],
    "is chosen": [
      { event: "is chosen", who },
      { event: "is chosen", who, by: "opponents", for: "an action" },
      { event: "is chosen", who, by: "you", for: "support" },
    ],
    "gains lore": everyone.map((players) => ({ event: "gains lore", players })),
    "loses lore": everyone.map((players) => ({ event: "loses lore", players })),
    "turn starts": everyone.map((players) => ({ event: "turn starts", players })),
    "turn ends": everyone.map((players) => ({ event: "turn ends", players })),
    "challenge ends": [{ event: "challenge ends", players: "players" }],
  };
  return Object.values(made).flat();
}

export const patterns: readonly Pattern[] = filters.flatMap(patternsFor);

const is: readonly Filter[] = [
  ...filters,
  { named: elsa },
  { whose: "yours" },
  { classification: ["Knight"] },
];

export const conditions: readonly Condition[] = [
  ...filters.flatMap((have): Condition[] => [
    { have },
    { have, count: { min: 2 } },
    { have, count: { max: 0 } },
    { have, count: { min: 1, max: 3 } },
    { have, from: "discard" },
    { have, from: "hand", count: { max: 2 } },
  ]),
  ...is.flatMap((filter): Condition[] => [
    { the: "it", is: filter },
    { the: "seen", is: filter },
    { this: filter },
  ]),
  { thisIn: "discard" },
  { lore: { min: 10 }, of: "you" },
  { lore: { max: 3 }, of: "an opponent" },
  ...filters
    .slice(0, 6)
    .flatMap(patternsFor)
    .map((happened) => ({ happened })),
  { shifted: "it" },
  { the: "seen", bears: "the name" },
  { both: [{ this: { state: "exerted" } }, { have: { whose: "yours" }, from: "hand", count: { max: 0 } }] },
];

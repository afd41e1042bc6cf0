import type { Ban, Duration, Grant, Quality, Stat } from "../../../language.ts";
import { amounts, filters } from "./cards.ts";

const stats: Readonly<Record<Stat, true>> = { strength: true, willpower: true, lore: true };

const bans: Readonly<Record<Ban, true>> = {
  quest: true,
  challenge: true,
  "be challenged": true,
  ready: true,
  "ready at start of turn": true,
  sing: true,
};

export const qualities: readonly Quality[] = [
  ...amounts.map((amount): Quality => ({ gets: "strength", amount })),
  { gets: "strength", amount: -2 },
  { gets: "lore", amount: { count: { whose: "opposing" }, from: "hand", times: -1 } },
  ...(Object.keys(stats) as Stat[]).flatMap((stat): Quality[] => [
    { gets: stat, amount: 1 },
    { keeps: stat },
  ]),
  { gains: { kind: "keyword", keyword: "ward" } },
  { gains: { kind: "keyword", keyword: "resist", amount: 2 } },
  {
    gains: {
      kind: "triggered",
      when: { event: "is banished", who: { this: true }, in: "a challenge" },
      effects: [{ do: "return", to: "this" }],
    },
  },
  {
    gains: {
      kind: "replacement",
      would: { event: "is dealt damage", who: { this: true }, in: "a challenge" },
      instead: "nothing",
    },
  },
  ...(Object.keys(bans) as Ban[]).map((cant) => ({ cant })),
  ...filters.map((by): Quality => ({ cant: "be challenged", by })),
  { can: "challenge ready characters" },
  { singsAs: 2 },
  { must: "be chosen" },
  { enters: "exerted" },
  { enters: { damage: 1 } },
  { enters: { damage: 3 } },
];

export const grants: readonly Grant[] = [
  ...filters.map((who): Grant => ({ who, has: [{ cant: "quest" }] })),
  ...qualities.map((quality): Grant => ({ who: { type: "character", whose: "yours" }, has: [quality] })),
  {
    who: { this: true },
    has: [{ gets: "strength", amount: 1 }, { gets: "lore", amount: -1 }, { cant: "quest" }],
  },
  ...filters.flatMap((filter): Grant[] => [
    { payLess: 1, toPlay: filter },
    { payLess: 2, toPlay: filter, next: true },
    { payLess: 1, toMove: filter },
    { mayMoveFree: filter },
    { mayPlayFree: filter },
    { cantPlay: filter, players: "opponents" },
  ]),
  ...amounts.map((payLess): Grant => ({ payLess, toPlay: { this: true } })),
  { additionalInk: 1 },
  { additionalInk: 2 },
  { cantPlay: { type: "action" }, players: "players" },
  { skip: "draw step" },
];

const durationsAll: Readonly<Record<Duration, true>> = {
  "this turn": true,
  "until the start of your next turn": true,
  "during their next turn": true,
  "at the start of their next turn": true,
  "this challenge": true,
};
export const durations = Object.keys(durationsAll) as readonly Duration[];

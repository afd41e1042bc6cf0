import type {
  Amount,
  Atom,
  Condition,
  Duration,
  Effect,
  Place,
  Players,
  Quality,
  Structure,
  Target,
} from "../../../language.ts";

const safety: Quality = {
  gains: {
    kind: "replacement",
    would: { event: "is dealt damage", who: { this: true } },
    instead: "nothing",
  },
};

const places: readonly Place[] = [
  "hand",
  "discard",
  "top of the deck",
  "bottom of the deck",
  "deck",
  { inkwell: "ready" },
  { inkwell: "exerted" },
];

/** Each atom on a target, with an amount. */
export function atomsFor(to: Target, amount: Amount, until: Duration): Atom[] {
  const yours: Target = { chosen: { type: "character", whose: "yours" }, slot: "second" };
  const made: Readonly<Record<Atom["do"], readonly Atom[]>> = {
    deal: [
      { do: "deal", amount, to },
      {
        do: "deal",
        amount: 1,
        to: { chosen: { type: "character" } },
        instead: {
          if: { the: "it", is: { classification: ["Knight"] } },
          effect: { do: "deal", amount, to: { the: "chosen" } },
        },
      },
    ],
    put: [{ do: "put", amount, to }],
    remove: [
      { do: "remove", amount, upTo: true, to },
      { do: "remove", amount: "all", to },
    ],
    "move damage": [
      { do: "move damage", amount, upTo: true, from: to, to: yours },
      { do: "move damage", amount: "all", from: yours, to },
    ],
    draw: [{ do: "draw", amount }],
    "draw until": [{ do: "draw until", amount: 3 }],
    discard: [
      { do: "discard", amount },
      { do: "discard", amount, random: true, what: { type: "action" } },
      { do: "discard", amount: "all" },
    ],
    "gain lore": [{ do: "gain lore", amount }],
    "lose lore": [{ do: "lose lore", amount }],
    pay: [{ do: "pay", amount: 2 }],
    banish: [{ do: "banish", to }],
    exert: [{ do: "exert", to }],
    ready: [{ do: "ready", to }],
    return: [{ do: "return", to }],
    place: places.map((where) => ({ do: "place", to, where })),
    boost: [{ do: "boost", to }],
    give: [
      { do: "give", to, has: [{ gets: "strength", amount }], for: until },
      { do: "give", to, has: [{ cant: "quest" }, { cant: "challenge" }], for: until },
      { do: "give", to, has: [safety], for: until },
      {
        do: "give",
        to,
        has: [safety],
        for: until,
        next: true,
      },
    ],
    apply: [
      { do: "apply", grants: [{ payLess: amount, toPlay: { type: "character" }, next: true }], for: until },
    ],
    later: [
      {
        do: "later",
        ability: {
          kind: "triggered",
          when: { event: "turn ends", players: "you" },
          effects: [{ do: "banish", to }],
        },
        for: "once",
      },
      {
        do: "later",
        ability: {
          kind: "triggered",
          when: { event: "challenges", who: { type: "character" } },
          effects: [{ do: "draw", amount }],
        },
        for: until,
      },
    ],
    play: [
      { do: "play", to, free: true },
      { do: "play", to, exerted: true },
    ],
    use: [{ do: "use", abilityOf: to }],
    move: [
      { do: "move", to, where: { chosen: { type: "location" }, slot: "second" } },
      { do: "move", to: yours, where: "this" },
    ],
    look: [{ do: "look", amount: 3 }],
    reveal: [{ do: "reveal", amount: 1 }],
    show: [{ do: "show", to }],
    "name a card": [{ do: "name a card" }],
    shuffle: [{ do: "shuffle" }],
  };
  return Object.values(made).flat();
}

export const players: readonly Players[] = [
  "players",
  "opponents",
  "teammates",
  "chosen opponent",
  "challenging player",
  { playerOf: "it" },
  { playerOf: "chosen" },
];

/** What effects can be put into; several of them give one structure each. */
export function structuresFor(
  first: Effect,
  second: Effect,
  who: Players,
  condition: Condition,
): Structure[] {
  const made: Readonly<Record<Structure["do"], readonly Structure[]>> = {
    may: [
      { do: "may", effects: [first] },
      { do: "may", effects: [first, second] },
    ],
    if: [
      { do: "if", if: condition, effects: [first, second] },
      { do: "if", if: condition, effects: [first], otherwise: [second] },
    ],
    to: [
      { do: "to", first: [first], effects: [second] },
      { do: "to", first: [first], effects: [second], ifYouDo: true },
    ],
    or: [
      { do: "or", options: [[first], [second]] },
      { do: "or", options: [[first, second], [second]] },
    ],
    each: [
      { do: "each", who, effects: [first] },
      { do: "each", who, effects: [first, second] },
    ],
  };
  return Object.values(made).flat();
}

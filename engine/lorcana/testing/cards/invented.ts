import type { Ability, CardDef } from "../../language.ts";

/** A card for a form of the effect language that no other card has. */
function invent(id: string, type: CardDef["type"], ...abilities: Ability[]): CardDef {
  const character = { strength: 2, willpower: 4, lore: 1 };
  return {
    id: `invented-${id}`,
    name: { en: id, fr: id },
    type,
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: [],
    ...(type === "character" && character),
    abilities,
  };
}

const named = (name: string) => ({ name: { en: name, fr: name } });
const yours = { type: "character", whose: "yours" } as const;

/** While you have another character with so much Strength, this one gets more. */
function climber(id: string, min: number, amount: number): CardDef {
  return invent(id, "character", {
    kind: "static",
    ...named(id),
    while: { have: { ...yours, other: true, strength: { min } } },
    grants: [{ who: { this: true }, has: [{ gets: "strength", amount }] }],
  });
}

export const invented: readonly CardDef[] = [
  invent("camp", "item", {
    kind: "triggered",
    ...named("camp"),
    when: { event: "quests", who: yours },
    effects: [
      {
        do: "remove",
        amount: 2,
        upTo: true,
        to: { the: "it" },
        instead: {
          if: { the: "it", is: { classification: ["Hero"] } },
          effect: { do: "remove", amount: 4, upTo: true, to: { the: "it" } },
        },
      },
    ],
  }),
  invent("undying", "character", {
    kind: "replacement",
    ...named("undying"),
    would: { event: "is banished", who: { this: true }, in: "a challenge" },
    instead: { do: "return", to: "this" },
  }),
  invent("scales", "action", {
    kind: "action",
    effects: [
      { do: "discard", amount: 1 },
      { do: "draw", amount: 1 },
      { do: "discard", amount: 1 },
    ],
  }),
  invent("mourner", "item", {
    kind: "triggered",
    ...named("mourner"),
    when: { event: "is put into a discard", who: { type: "character", whose: "yours" } },
    effects: [{ do: "gain lore", amount: 1 }],
  }),
  climber("first-rung", 3, 3),
  climber("second-rung", 5, 4),
  climber("third-rung", 6, 1),
  invent("shy", "character", {
    kind: "static",
    ...named("shy"),
    while: { this: { strength: { max: 2 } } },
    grants: [{ who: { this: true }, has: [{ gets: "strength", amount: 1 }] }],
  }),
  invent("admirer", "character", {
    kind: "static",
    ...named("admirer"),
    grants: [
      {
        who: { this: true },
        has: [{ gets: "strength", amount: { count: { ...yours, other: true, strength: { min: 3 } } } }],
      },
    ],
  }),
  invent("coach", "character", {
    kind: "static",
    ...named("coach"),
    grants: [
      { who: { ...yours, other: true, strength: { min: 3 } }, has: [{ gets: "strength", amount: 1 }] },
    ],
  }),
  invent("champion", "character", {
    kind: "triggered",
    ...named("champion"),
    when: { event: "is banished", who: { this: true } },
    if: { this: { strength: { min: 5 } } },
    effects: [{ do: "gain lore", amount: 1 }],
  }),
  invent("herald", "character", {
    kind: "triggered",
    ...named("herald"),
    when: { event: "is banished", who: { ...yours, other: true } },
    effects: [
      {
        do: "if",
        if: { the: "it", is: { strength: { min: 5 } } },
        effects: [{ do: "gain lore", amount: 1 }],
      },
    ],
  }),
  invent("usher", "character", {
    kind: "triggered",
    ...named("usher"),
    when: { event: "is played", who: { ...yours, other: true } },
    effects: [{ do: "return", to: { the: "it" } }],
  }),
  invent("volley", "action", {
    kind: "action",
    effects: [
      {
        do: "deal",
        amount: 1,
        to: { chosen: { type: "character" }, count: { upTo: 2 } },
        instead: {
          if: { have: { type: "item", whose: "yours" } },
          effect: { do: "deal", amount: 2, to: { the: "chosen" } },
        },
      },
    ],
  }),
  invent("deluge", "action", {
    kind: "action",
    effects: [{ do: "return", to: { all: {}, from: "inkwell" } }],
  }),
  invent("blessing", "action", {
    kind: "action",
    effects: [
      {
        do: "give",
        to: { all: yours },
        has: [
          {
            gains: {
              kind: "replacement",
              would: { event: "is dealt damage", who: { this: true } },
              instead: "nothing",
            },
          },
        ],
        for: "this turn",
        next: true,
      },
    ],
  }),
];

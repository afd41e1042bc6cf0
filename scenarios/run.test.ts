import { describe, expect, test } from "vitest";
import { differences } from "./differences.ts";
import { runLine } from "./run.ts";

describe("what is expected", () => {
  test("is compared part by part, and only where it says something", () => {
    const found = { cards: { flounder: { damage: 2, zone: "play" }, beast: { damage: 0 } }, event: null };
    expect(differences({ cards: { flounder: { damage: 2 } }, event: null }, found)).toEqual([]);
    expect(differences({ cards: { flounder: { damage: 1 } } }, found)).toEqual([
      { path: "cards.flounder.damage", expected: 1, found: 2 },
    ]);
  });

  test("of a card that is not there differs", () => {
    expect(differences({ cards: { sleepy: { damage: 0 } } }, { cards: {} })).toHaveLength(1);
  });

  test("lists compare whole, but `open` names some of the options", () => {
    expect(differences({ options: ["yes"] }, { options: ["yes", "no"] })).toHaveLength(1);
    expect(differences({ open: ["yes"] }, { open: ["yes", "no"] })).toEqual([]);
    expect(differences({ open: ["maybe"] }, { open: ["yes", "no"] })).toHaveLength(1);
  });
});

describe("a point", () => {
  const name = { en: "here", fr: "ici" };
  const line = {
    setup: {
      game: "lorcana" as const,
      players: [{ play: [{ card: "flounder-voice-of-reason", as: "flounder" }] }, {}],
    },
    script: ["quest:flounder"],
  };
  const verdict = (at: Parameters<typeof runLine>[0]["points"][number]["at"], expectation = {}) =>
    runLine({ ...line, points: [{ name, at, expect: expectation }] }).verdicts[0];

  test("that is never reached is a difference", () => {
    expect(verdict({ rule: "6.5.7" })?.differences).toHaveLength(1);
  });

  test("is the next step that follows its rule", () => {
    expect(verdict({ rule: "4.5.1.4" }, { players: { Mara: { lore: 1 } } })?.differences).toEqual([]);
    expect(verdict({ rule: "4.5.1.3" }, { players: { Mara: { lore: 1 } } })?.differences).toHaveLength(1);
  });

  test("`never` looks at the steps before it", () => {
    expect(verdict("end", { never: ["4.5.1.4"] })?.differences).toHaveLength(1);
    expect(verdict("end", { never: ["1.9.2.1"] })?.differences).toEqual([]);
  });

  test("after an illegal answer is a difference", () => {
    const { replay, verdicts } = runLine({
      ...line,
      script: ["challenge:flounder:beast"],
      points: [{ name, at: "end", expect: {} }],
    });
    expect(replay.stopped?.at).toBe(0);
    expect(verdicts[0]?.differences).toHaveLength(1);
  });
});

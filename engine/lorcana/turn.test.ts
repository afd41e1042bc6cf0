import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

describe("3.2.1.1 the Ready step", () => {
  const poet = { card: "practice-poet", as: "poet", exerted: true };

  test("is the first time this turn that a character is readied", () => {
    const { state, seen } = table({}, { play: [poet, { card: "practice-spyglass", as: "spyglass" }] }, "end");
    expect(seen.cards.poet?.exerted).toBe(false);
    expect(state.turn.history.filter(({ event }) => event === "ready")).toHaveLength(1);
  });
});

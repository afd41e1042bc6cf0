import { describe, expect, test } from "vitest";
import { fits } from "./filter.ts";
import { cardTagged } from "./tags.ts";
import { table } from "./testing/play.ts";

describe("5.1.2.3 a location", () => {
  test("is neither ready nor exerted", () => {
    const { state } = table({ play: [{ card: "practice-crossroads", as: "crossroads" }] }, {});
    const id = cardTagged(state, "crossroads");
    const from = { card: id, player: 0 };
    expect(fits(state, { state: "ready" }, id, from)).toBe(false);
    expect(fits(state, { state: "exerted" }, id, from)).toBe(false);
  });
});

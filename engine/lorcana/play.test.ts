import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const nurse = { card: "practice-lullaby-nurse", as: "nurse" };
const carter = { card: "practice-carter", as: "carter" };

describe("6.7.9 how a card enters play", () => {
  test("a card that has others enter exerted enters ready itself", () => {
    const { seen } = table({ ink: 4, hand: [nurse] }, {}, "play:nurse");
    expect(seen.cards.nurse?.exerted).toBe(false);
  });

  test("in play it has them enter exerted", () => {
    const { seen } = table({ ink: 4, hand: [carter] }, { play: [nurse] }, "play:carter");
    expect(seen.cards.carter?.exerted).toBe(true);
  });
});

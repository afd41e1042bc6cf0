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

describe("1.2.2 a card that can’t be played", () => {
  test("6.1.5.1 is not played for free, and what would follow if it were does not happen", () => {
    const farewell = { card: "practice-last-farewell", as: "farewell" };
    const ursula = { card: "ursula-deceiver-of-all", as: "ursula" };
    const tiana = { card: "tiana-celebrating-princess", as: "tiana", exerted: true };
    const { seen, rules } = table(
      { hand: [farewell], play: [ursula] },
      { hand: [carter], play: [tiana] },
      "sing:farewell:ursula",
      "yes",
    );
    expect(seen.cards.farewell?.zone).toBe("discard");
    expect(seen.lasting).toEqual([]);
    expect(rules).toContain("6.1.5.1");
  });
});

describe("8.3.2 Bodyguard as its character is played", () => {
  test("6.7.9 gives no choice where the character enters exerted anyway", () => {
    const gatekeeper = { card: "practice-gatekeeper", as: "gatekeeper" };
    const { seen, decision } = table({ ink: 9, hand: [gatekeeper] }, { play: [nurse] }, "play:gatekeeper");
    expect(decision?.kind).toBe("turn action");
    expect(seen.cards.gatekeeper?.exerted).toBe(true);
  });
});

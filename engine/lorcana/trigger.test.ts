import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const carter = { card: "practice-carter", as: "carter" };

describe("6.1.11 which card an ability speaks of", () => {
  test("4.6.5 one that waits to be challenged speaks of the challenging character", () => {
    const hedgehog = { card: "practice-hedgehog", as: "hedgehog", exerted: true };
    const { rules, steps } = table({ play: [carter] }, { play: [hedgehog] }, "challenge:carter:hedgehog");
    const pricked = steps[rules.indexOf("1.9.2.1")]?.state;
    expect(pricked?.cards.map(({ tag, damage }) => [tag, damage])).toEqual(
      expect.arrayContaining([
        ["carter", 1],
        ["hedgehog", 0],
      ]),
    );
  });

  test("1.8.1.4 one that waits for a banishment by a character speaks of that character", () => {
    const bearer = { card: "practice-standard-bearer", as: "bearer" };
    const flounder = { card: "flounder-voice-of-reason", as: "flounder", exerted: true };
    const { seen } = table({ play: [carter, bearer] }, { play: [flounder] }, "challenge:carter:flounder");
    expect(seen.cards.carter?.exerted).toBe(false);
  });
});

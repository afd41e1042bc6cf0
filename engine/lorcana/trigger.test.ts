import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const carter = { card: "practice-carter", as: "carter" };

describe("6.1.11 which card an ability speaks of", () => {
  test("4.6.5 one that waits to be challenged speaks of the challenging character", () => {
    const watchdog = { card: "practice-watchdog", as: "watchdog", exerted: true };
    const { rules, steps } = table({ play: [carter] }, { play: [watchdog] }, "challenge:carter:watchdog");
    const pricked = steps[rules.indexOf("1.9.2.1")]?.state;
    expect(pricked?.cards.map(({ tag, damage }) => [tag, damage])).toEqual(
      expect.arrayContaining([
        ["carter", 1],
        ["watchdog", 0],
      ]),
    );
  });

  test("1.8.1.4 one that waits for a banishment by a character speaks of that character", () => {
    const bearer = { card: "practice-standard-bearer", as: "bearer" };
    const flounder = { card: "flounder-voice-of-reason", as: "flounder", exerted: true };
    const { seen } = table({ play: [carter, bearer] }, { play: [flounder] }, "challenge:carter:flounder");
    expect(seen.cards.carter?.exerted).toBe(false);
  });

  test("1.8.1.4 one that waits for any banishment speaks of whoever banished, in the challenge or not", () => {
    const avenger = { card: "practice-avenger", as: "avenger" };
    const watchdog = { card: "practice-watchdog", as: "watchdog" };
    const poet = { card: "practice-poet", as: "poet", exerted: true };
    const { seen } = table(
      { play: [{ ...carter, damage: 2 }, avenger] },
      { play: [poet, watchdog] },
      "challenge:carter:poet",
    );
    expect(seen.cards.carter?.zone).toBe("discard");
    expect(seen.cards).toMatchObject({ watchdog: { damage: 1 }, poet: { damage: 0 } });
  });
});

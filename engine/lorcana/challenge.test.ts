import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const master = { card: "practice-fencing-master", as: "master" };
const choir = { card: "practice-choirmaster", as: "choir", exerted: true, damage: 1 };

describe("4.6.7 what happens after the challenge", () => {
  const { seen, steps, rules, options } = table(
    { play: [master] },
    { play: [choir] },
    "challenge:master:choir",
  );

  test("happens once the challenge is over, not before", () => {
    expect(rules.indexOf("4.6.7")).toBeGreaterThan(rules.indexOf("4.6.6.2"));
    const readied = steps.find(({ rule }) => rule === "5.1.1.1");
    expect(readied?.state.challenge).toBeNull();
    expect(seen.cards.master).toMatchObject({ exerted: false, damage: 1 });
  });

  test("happens once, for that challenge alone", () => {
    expect(options).toContain("quest:master");
    expect(seen.lasting).toEqual([]);
  });
});

describe("4.6.9.2 a challenge that ended early", () => {
  test("is followed by what happens after the challenge all the same", () => {
    const { seen } = table(
      { play: [master, { card: "practice-carter", as: "carter" }] },
      { play: [{ card: "flounder-voice-of-reason", as: "flounder", exerted: true, damage: 1 }] },
      "challenge:master:flounder",
    );
    expect(seen.cards.flounder?.zone).toBe("discard");
    expect(seen.cards.master?.exerted).toBe(false);
  });
});

describe("4.6.4.3 a character that some can’t challenge", () => {
  const champion = { card: "practice-court-champion", as: "champion", exerted: true };
  const carter = { card: "practice-carter", as: "carter" };
  const giant = { card: "practice-quarry-giant", as: "giant" };
  const poet = { card: "practice-poet", as: "poet", exerted: true };
  const { options, refused } = table({ play: [carter, giant] }, { play: [champion, poet] });

  test("can be challenged by the others", () => {
    expect(refused).toMatchObject({ "challenge:carter:champion": "4.6.4.3" });
    expect(options).toContain("challenge:giant:champion");
  });

  test("8.3.3 protects with Bodyguard only from those who could challenge it", () => {
    expect(options).toContain("challenge:carter:poet");
    expect(refused).toMatchObject({ "challenge:giant:poet": "8.3.3" });
  });
});

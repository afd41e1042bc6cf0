import { describe, expect, test } from "vitest";
import { table, tableOf } from "./testing/play.ts";

const landing = { card: "practice-ferry-landing", as: "landing" };
const crossroads = { card: "practice-crossroads", as: "crossroads" };
const carter = { card: "practice-carter", as: "carter" };
const silver = { card: "john-silver-alien-pirate", as: "silver" };

describe("4.7.3.2 a character that may move somewhere for free", () => {
  test("moves there for free and for nothing else, ink or not", () => {
    const { seen, rules } = table({ ink: 5, play: [landing, silver] }, {}, "move:silver:landing");
    expect(seen.cards.silver?.at).toBe("landing");
    expect(seen.players.Mara?.ink).toBe(5);
    expect(rules).toContain("4.7.3.2");
    expect(rules).not.toContain("4.7.3.3");
  });

  test("pays to go anywhere else, and others pay to go there", () => {
    const { refused } = table({ play: [landing, crossroads, silver, carter] }, {});
    expect(refused).toMatchObject({
      "move:silver:crossroads": "4.7.3.4",
      "move:carter:landing": "4.7.3.4",
    });
  });
});

describe("4.7.3.3 a payment modifier for moving to one location", () => {
  test("applies to whoever goes there", () => {
    const { seen } = table({ ink: 2, play: [landing, carter] }, {}, "move:carter:landing");
    expect(seen.cards.carter?.at).toBe("landing");
  });

  test("does not apply to whoever leaves it", () => {
    const there = { ...carter, at: "landing" };
    const { refused } = table({ ink: 1, play: [landing, crossroads, there] }, {});
    expect(refused).toMatchObject({ "move:carter:crossroads": "4.7.3.4" });
  });
});

describe("4.7.1 to one’s own locations", () => {
  test("not to an opposing one, by an effect either", () => {
    const shortcut = { card: "practice-shortcut", as: "shortcut" };
    const { refused } = table(
      { ink: 1, hand: [shortcut], play: [carter, crossroads, { ...crossroads, as: "other" }] },
      { play: [landing] },
      "play:shortcut",
    );
    expect(refused).toMatchObject({ "card:landing": "4.7.1" });
  });

  test("not to a teammate’s", () => {
    const { refused } = tableOf({
      game: "lorcana",
      players: [{ team: 1, ink: 5, play: [carter] }, { team: 2 }, { team: 1, play: [landing] }, { team: 2 }],
    });
    expect(refused).toMatchObject({ "move:carter:landing": "4.7.1" });
  });
});

import { describe, expect, test } from "vitest";
import { refusalOf, table, tableOf } from "./testing/play.ts";

const anna = { card: "anna-magical-mission", as: "anna" };
const elsa = { card: "elsa-trusted-sister", as: "elsa" };
const lookout = { card: "practice-nervous-lookout", as: "lookout" };

describe("7.7 the bag", () => {
  test("7.7.4.2 the active player picks first, and only their own", () => {
    const { state, options, decision } = table({ play: [anna, elsa] }, { play: [lookout] }, "quest:anna");
    expect(decision).toMatchObject({ player: 0, rule: "7.7.4.2" });
    expect(options).toEqual(["bag:anna:support", "bag:anna:coordinated-plan"]);
    expect(refusalOf(state, "bag:lookout:jumpy")).toBe("7.7.6");
  });

  test("7.7.4.4 where only the other player has abilities, the bag starts with them", () => {
    const { seen, rules } = table(
      { play: [{ card: "flounder-voice-of-reason", as: "flounder" }] },
      { play: [lookout] },
      "quest:flounder",
    );
    expect(rules).toContain("7.7.4.4");
    expect(seen.cards.lookout?.damage).toBe(1);
    expect(seen.bag).toEqual({ Mara: [], Theo: [] });
  });

  test("7.7.4.3 whoever resolved last goes on with their others", () => {
    const { rules, seen } = table(
      { play: [{ card: "flounder-voice-of-reason", as: "flounder" }] },
      { play: [lookout, { ...lookout, as: "second" }] },
      "quest:flounder",
      "bag:second:jumpy",
    );
    expect(rules.filter((rule) => rule === "7.7.4.3")).toHaveLength(1);
    expect(seen.cards).toMatchObject({ lookout: { damage: 1 }, second: { damage: 1 } });
  });

  test("6.2.4 the secondary condition is looked at when the ability resolves", () => {
    const { rules, seen } = table({ play: [anna] }, {}, "quest:anna", "bag:anna:coordinated-plan");
    expect(rules).toContain("6.2.4");
    expect(seen.players.Mara?.hand).toEqual([]);
  });

  test("7.7.4.4 from a player who leaves the bag goes to the next in turn order", () => {
    const lookouts = (...tags: string[]) => tags.map((as) => ({ card: "practice-nervous-lookout", as }));
    const { seen } = tableOf(
      {
        game: "lorcana",
        players: [
          {
            play: [
              { card: "practice-carter", as: "carter" },
              { card: "beast-relentless", exerted: true },
            ],
          },
          { play: lookouts("t1", "t2", "t3") },
          { play: lookouts("n1", "n2") },
        ],
      },
      "quest:carter",
      "bag:t1:jumpy",
      "concede:Theo",
    );
    expect(seen.picking).toBe("Nina");
  });

  test("nothing is left in the bag when the next turn action is due", () => {
    const { decision, seen } = table(
      { play: [anna, elsa] },
      { play: [lookout] },
      "quest:anna",
      "bag:anna:support",
      "no",
      "no",
    );
    expect(decision?.kind).toBe("turn action");
    expect(seen.bag).toEqual({ Mara: [], Theo: [] });
  });
});

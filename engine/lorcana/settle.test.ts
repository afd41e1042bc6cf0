import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const carter = { card: "practice-carter", as: "carter" };

describe("6.4.3 conditions that look at what other abilities give", () => {
  const rungs = ["first-rung", "second-rung", "third-rung"].map((as) => ({ card: `invented-${as}`, as }));
  const strengths = ({ seen }: ReturnType<typeof table>) => rungs.map(({ as }) => seen.cards[as]?.strength);

  test("hold wherever the cards lie", () => {
    expect(strengths(table({ play: [carter, ...rungs] }, {}))).toEqual([5, 6, 3]);
    expect(strengths(table({ play: [...rungs.toReversed(), carter] }, {}))).toEqual([5, 6, 3]);
  });

  test("fail together once the first fails", () => {
    expect(strengths(table({ play: rungs }, {}))).toEqual([2, 2, 2]);
  });

  test("an ability that would only switch itself off does not apply, whatever else lies there", () => {
    const shy = { card: "invented-shy", as: "shy" };
    for (const others of [[], rungs.slice(1), [carter, ...rungs]])
      expect(table({ play: [shy, ...others] }, {}).seen.cards.shy?.strength).toBe(2);
  });
});

describe("6.6.1.2 modifiers that look at Strength", () => {
  const admirers = ["one", "two"].map((as) => ({ card: "invented-admirer", as }));
  const coach = { card: "invented-coach", as: "coach" };
  const word = { card: "practice-good-word", as: "word" };

  test("see the modified value, whoever is asked about first", () => {
    for (const play of [
      [...admirers, carter],
      [carter, ...admirers.toReversed()],
    ]) {
      const { seen } = table({ play }, {});
      // Each has Carter to admire, and so each other.
      expect(seen.cards).toMatchObject({ one: { strength: 4 }, two: { strength: 4 } });
    }
  });

  test("what another modifier gives counts as well", () => {
    const poet = { card: "practice-bookbinder", as: "poet" };
    const { seen } = table({ ink: 1, hand: [word], play: [coach, poet] }, {}, "play:word", "card:poet");
    expect(seen.cards.poet?.strength).toBe(4);
  });
});

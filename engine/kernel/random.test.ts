import fc from "fast-check";
import { expect, test } from "vitest";
import { random, shuffled } from "./random.ts";

const seeds = fc.integer();

test("the same seed gives the same number, below the limit, and a seed that goes on", () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 1000 }), (seed, below) => {
      const [value, next] = random(seed, below);
      expect(random(seed, below)).toEqual([value, next]);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(below);
      expect(next).not.toBe(seed);
    }),
  );
});

test("a shuffle keeps every card, and every order of three comes up about equally often", () => {
  const seen = new Map<string, number>();
  let seed = 1;
  for (let n = 0; n < 6000; n++) {
    const [deck, next] = shuffled(["a", "b", "c"], seed);
    seed = next;
    expect([...deck].sort()).toEqual(["a", "b", "c"]);
    seen.set(deck.join(""), (seen.get(deck.join("")) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

import { expect, test } from "vitest";
import { playRandomly } from "./testing/fuzz.ts";

/** `npm run fuzz` plays more. */
const games = 1500;

test("random games with all known cards keep the invariants, step by step", () => {
  let decisions = 0;
  const rules = new Set<string>();
  for (let seed = 1; seed <= games; seed++) {
    const played = playRandomly(seed);
    decisions += played.decisions;
    for (const rule of played.rules) rules.add(rule);
  }
  // They play, and get around.
  expect(decisions).toBeGreaterThan(games * 20);
  expect(rules.size).toBeGreaterThan(120);
}, 300_000);

import { beforeEach, describe, expect, test, vi } from "vitest";
import { answersTo, bestOf, bests, keepAnswers, keepScore, keptIn, lineName } from "./progress.ts";

const mine = lineName("6.5.7.3-seven-dwarfs-mine", null);
const declined = lineName("6.5.7.3-seven-dwarfs-mine", "declined");

function device(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", device()));

describe("kept on the device", () => {
  test("the best score of a line, not the last", () => {
    keepScore(mine, { right: 2, of: 4 });
    keepScore(mine, { right: 4, of: 4 });
    keepScore(mine, { right: 3, of: 4 });
    expect(bestOf(mine)).toEqual({ right: 4, of: 4 });
    expect(bestOf(declined)).toBeNull();
    expect([...bests().keys()]).toEqual([mine]);
  });

  test("a new score where the line asks more than it did", () => {
    keepScore(mine, { right: 4, of: 4 });
    keepScore(mine, { right: 3, of: 6 });
    expect(bestOf(mine)).toEqual({ right: 3, of: 6 });
  });

  test("what is answered, until the last question is", () => {
    keepAnswers(mine, { 18: "1" });
    keepAnswers(declined, { 18: "0" });
    expect(answersTo(mine)).toEqual({ 18: "1" });
    keepScore(mine, { right: 4, of: 4 });
    expect(answersTo(mine)).toEqual({});
    expect(answersTo(declined)).toEqual({ 18: "0" });
  });
});

describe("not believed", () => {
  test.each([null, 7, "x", [], { [mine]: null }, { [mine]: { best: 3, answers: "all" } }])("%j", (stored) => {
    for (const { best, answers } of Object.values(keptIn(stored))) {
      expect(best).toBeUndefined();
      expect(answers).toEqual({});
    }
  });

  test.each([
    { right: 5, of: 4 },
    { right: -1, of: 4 },
    { right: "4", of: "4" },
    { right: 0.5, of: 1 },
  ])("a score of %j", (best) => {
    expect(keptIn({ [mine]: { best } })[mine]?.best).toBeUndefined();
  });

  test("answers that are no options of a step", () => {
    const answers = { "18": "1", __proto__x: "1", "19": 3, "20": "x".repeat(999) };
    expect(keptIn({ [mine]: { answers } })[mine]?.answers).toEqual({ 18: "1" });
  });
});

test("a device that forbids it forgets", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  keepScore(mine, { right: 4, of: 4 });
  expect(bestOf(mine)).toBeNull();
});

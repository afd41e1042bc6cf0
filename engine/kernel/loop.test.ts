import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { mostRounds, proceed, unrolled } from "./loop.ts";
import { toy, toyStart } from "./testing/toy.ts";

test("a loop is its answers, round after round", () => {
  expect(unrolled({ answers: [["a"], ["b"]], times: 2 })).toEqual([["a"], ["b"], ["a"], ["b"]]);
});

test("nobody can propose a loop without end", () => {
  expect(unrolled({ answers: [["a"]], times: 10 ** 9 })).toHaveLength(mostRounds);
});

test("it stops where an answer is no longer legal, and what came before stands", () => {
  const { state } = advance(toy, toyStart(3));
  const { stopped, state: after } = proceed(toy, state, { answers: [["t0"], []], times: 2 });
  expect(stopped).toMatchObject({ at: 2, rejection: { why: "refused" } });
  expect(after.zones.hand0).toEqual(["t0"]);
});

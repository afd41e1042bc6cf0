import { describe, expect, test } from "vitest";
import { advance, decision } from "./advance.ts";
import { replay } from "./replay.ts";
import { toy, toyStart } from "./testing/toy.ts";

const start = toyStart(3);

describe("replay", () => {
  test("without answers is what happens before the first decision", () => {
    const { state, steps } = advance(toy, start);
    expect(replay(toy, start, [])).toEqual({ state, steps, asked: [], stopped: null });
  });

  test("plays a game to its end", () => {
    const { state, steps, stopped } = replay(toy, start, [["t0", "t2"], ["t2"], []]);
    expect(stopped).toBeNull();
    expect(steps.map(({ rule }) => rule)).toEqual(["T1", "T2", "T2", "T3", "T2", "T3", "T5"]);
    expect(state).toMatchObject({ agenda: [], winner: "nobody" });
    expect(state.zones).toEqual({ pile: [], hand0: ["t0"], hand1: ["t1"], ashes: ["t2"] });
  });

  test("tells where each answer was given, and after how many steps", () => {
    const { asked } = replay(toy, start, [["t0", "t2"], ["t2"], []]);
    expect(asked.map(({ state }) => decision(toy, state)?.kind)).toEqual(["take", "burn", "burn"]);
    expect(asked.map(({ steps }) => steps)).toEqual([1, 3, 5]);
  });

  test("stops at the first answer not taken; what came before it stands", () => {
    const sound = replay(toy, start, [["t0"]]);
    const broken = replay(toy, start, [["t0"], ["t1"], []]);
    expect(broken.stopped).toEqual({ at: 1, rejection: { why: "unknown", id: "t1" } });
    expect(broken).toEqual({ ...sound, stopped: broken.stopped });
  });

  test("an answer too many finds nothing asked", () => {
    const { state, stopped } = replay(toy, start, [["t0", "t2"], ["t2"], [], []]);
    expect(stopped).toEqual({ at: 3, rejection: { why: "nothing-asked" } });
    expect(state.winner).toBe("nobody");
  });
});

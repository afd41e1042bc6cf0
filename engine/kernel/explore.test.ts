import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advance, decide, decision } from "./advance.ts";
import { everyAnswer, explore } from "./explore.ts";
import type { Answer, Decision, Game } from "./game.ts";
import { replay } from "./replay.ts";
import { type Toy, toy, toyStart } from "./testing/toy.ts";

const nothing = { say: "", with: {} };

/** How many ways lead to each end, without merging anything. */
function bruteForce(state: Toy, ways = new Map<string, number>()): Map<string, number> {
  const asked = decision(toy, state);
  if (!asked) return ways.set(toy.key(state), (ways.get(toy.key(state)) ?? 0) + 1);
  for (const answer of everyAnswer(asked)) {
    const decided = decide(toy, state, answer);
    if (!decided.ok) throw new Error(`${answer} is not legal`);
    bruteForce(decided.state, ways);
  }
  return ways;
}

interface Wander {
  readonly agenda: readonly { readonly task: "go" }[];
  readonly place: string;
}

/** From here to there or home, from there to there or here, without end. */
const wander: Game<Wander, string> = {
  name: "wander",
  apply: (state, place) => ({ ...state, place }),
  handlers: {},
  questions: {
    go: {
      decision: ({ place }) => {
        const options = ["there", place === "here" ? "home" : "here"].map((id) => ({ id, message: nothing }));
        return { kind: "go", player: 0, rule: "W1", message: nothing, options, min: 1, max: 1 };
      },
      refusals: () => [],
      answer(run, _, [place]) {
        if (place !== "home") run.push({ task: "go" });
        run.step("W1", nothing, place as string);
      },
    },
  },
  key: (state) => JSON.stringify(state),
};

describe("explore", () => {
  test.each([1, 2, 3, 4])("merging finds the ends and ways of a walk without it: %i tokens", (tokens) => {
    const walked = bruteForce(advance(toy, toyStart(tokens)).state);
    const { outcomes, exhaustive } = explore(toy, toyStart(tokens));
    expect(exhaustive).toBe(true);
    expect(new Map(outcomes.map(({ state, ways }) => [toy.key(state), ways]))).toEqual(walked);
    expect(outcomes).toHaveLength(walked.size);
  });

  test("equal positions are one: fewer answers are tried than there are ways", () => {
    const { outcomes, decisions, positions } = explore(toy, toyStart(4));
    expect(positions).toBeLessThan(decisions);
    expect(decisions).toBeLessThan(outcomes.reduce((sum, { ways }) => sum + ways, 0));
  });

  test("the answers of an outcome lead to it", () => {
    for (const { answers, state } of explore(toy, toyStart(3)).outcomes)
      expect(replay(toy, toyStart(3), answers)).toMatchObject({ state, stopped: null });
  });

  test("ends are one outcome when what is asked about them is equal", () => {
    const { outcomes } = explore(toy, toyStart(2), { outcome: ({ winner }) => String(winner) });
    expect(outcomes.map(({ state }) => state.winner).sort()).toEqual([0, 1, "nobody"]);
  });

  test("forks are the decisions that separate outcomes, and only they", () => {
    expect(explore(toy, toyStart(3), { outcome: () => "over" }).forks).toEqual([]);
    const { forks, outcomes } = explore(toy, toyStart(1));
    expect(forks).toMatchObject([
      { player: 0, rule: "T3", answers: [], options: [{ answer: [] }, { answer: ["t0"] }] },
    ]);
    const [keeps, burns] = forks[0]?.options ?? [];
    expect(outcomes[keeps?.outcomes[0] as number]?.state.zones.hand0).toEqual(["t0"]);
    expect(outcomes[burns?.outcomes[0] as number]?.state.zones.ashes).toEqual(["t0"]);
  });

  test("at its limit it says that it did not see everything", () => {
    const all = explore(toy, toyStart(3));
    const cut = explore(toy, toyStart(3), { positions: 10 });
    expect(cut.exhaustive).toBe(false);
    expect(cut.positions).toBeLessThan(all.positions);
    const ends = new Set(all.outcomes.map(({ state }) => toy.key(state)));
    expect(cut.outcomes.filter(({ state }) => !ends.has(toy.key(state)))).toEqual([]);
  });

  test("at no limit does it claim a fork that is none", () => {
    const whole = explore(toy, toyStart(3)).decisions;
    for (let positions = 1; positions < whole; positions++)
      expect(explore(toy, toyStart(3), { positions, outcome: () => "over" }).forks).toEqual([]);
  });

  test("round a loop each position leads to what the loop leads to: going round separates nothing", () => {
    const { outcomes, forks, exhaustive } = explore(wander, { agenda: [{ task: "go" }], place: "here" });
    expect(outcomes).toMatchObject([{ state: { place: "home" }, answers: [["home"]] }]);
    expect({ forks, exhaustive }).toEqual({ forks: [], exhaustive: true });
  });

  test("a plan answers the decisions it names; the others are walked", () => {
    const planned = ({ kind }: Decision) => kind === "take";
    const { outcomes } = explore(toy, toyStart(2), { plan: [["t0", "t1"]], planned });
    const ashes = outcomes.map(({ state }) => state.zones.ashes.join()).sort();
    expect(ashes).toEqual(["", "t0", "t0,t1,m2", "t1", "t1,t0,m2"]);
  });

  test("a branch ends where its plan is used up or not legal", () => {
    const planned = ({ kind }: Decision) => kind === "take";
    const used = explore(toy, toyStart(3), { plan: [["t0"]], planned });
    expect(new Set(used.outcomes.map(({ state }) => decision(toy, state)?.kind))).toEqual(new Set(["take"]));
    const illegal = explore(toy, toyStart(3), { plan: [["t9"]], planned });
    expect(illegal.outcomes).toMatchObject([{ answers: [], ways: 1 }]);
  });
});

/** Every list over the ids, by counting: its legality is then a matter of definition. */
function allLists(ids: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return allLists(ids, length - 1).flatMap((list) => ids.map((id) => [...list, id]));
}

test("every answer: each pick between min and max, once, in each order if order counts", () => {
  const shape = { count: fc.nat(4), min: fc.nat(4), max: fc.nat(5), ordered: fc.boolean() };
  fc.assert(
    fc.property(fc.record(shape), ({ count, min, max, ordered }) => {
      const ids = ["a", "b", "c", "d"].slice(0, count);
      const options = ids.map((id) => ({ id, message: { say: id, with: {} } }));
      const asked = { options, min, max, ordered } as unknown as Decision;
      const legal = (list: Answer) =>
        list.length >= min &&
        list.length <= max &&
        new Set(list).size === list.length &&
        (ordered || String([...list].sort()) === String(list));
      const expected = [0, 1, 2, 3, 4].flatMap((length) => allLists(ids, length)).filter(legal);
      expect([...everyAnswer(asked)].map(String).sort()).toEqual(expected.map(String).sort());
    }),
  );
});

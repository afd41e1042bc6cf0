import fc from "fast-check";
import { expect, test } from "vitest";
import { advance, decide, decision } from "./advance.ts";
import { everyAnswer } from "./explore.ts";
import type { Answer, Decision, Step } from "./game.ts";
import { replay } from "./replay.ts";
import { type Toy, type ToyChange, toy, toyStart } from "./testing/toy.ts";

interface Run {
  readonly start: Toy;
  readonly answers: readonly Answer[];
  readonly steps: readonly Step<Toy, ToyChange>[];
  /** Every position somebody was asked in, and the end. */
  readonly states: readonly Toy[];
}

/** Plays from a setup to the end; the numbers drawn pick the answers. */
function play(start: Toy, picks: readonly number[]): Run {
  const first = advance(toy, start);
  const steps = [...first.steps];
  const states = [first.state];
  const answers: Answer[] = [];
  for (let state = first.state, asked = decision(toy, state); asked; asked = decision(toy, state)) {
    const legal = [...everyAnswer(asked)];
    const answer = legal[(picks[answers.length] ?? 0) % legal.length] as Answer;
    const decided = decide(toy, state, answer);
    if (!decided.ok) throw new Error(`${answer} was offered and is ${decided.rejection.why}`);
    state = decided.state;
    steps.push(...decided.steps);
    states.push(state);
    answers.push(answer);
  }
  return { start, answers, steps, states };
}

const runs = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.nat(), fc.array(fc.nat(), { minLength: 14, maxLength: 14 }))
  .map(([tokens, seed, picks]) => play(toyStart(tokens, seed), picks));

function tokens({ zones }: Toy): string[] {
  return [...zones.pile, ...zones.hand0, ...zones.hand1, ...zones.ashes];
}

/** What the rules say of an answer, told without the kernel. */
function why({ options, refusals, min, max }: Decision, answer: Answer): string | null {
  for (const [at, id] of answer.entries()) {
    if (answer.slice(0, at).includes(id)) return "repeated";
    if (refusals.some((refusal) => refusal.id === id)) return "refused";
    if (!options.some((option) => option.id === id)) return "unknown";
  }
  return answer.length < min || answer.length > max ? "count" : null;
}

function holds(property: (run: Run) => void): void {
  fc.assert(fc.property(runs, property), { numRuns: 200 });
}

test("every token is in exactly one zone", () => {
  holds(({ steps }) => {
    for (const { state } of steps) expect(new Set(tokens(state)).size).toBe(tokens(state).length);
  });
});

test("the number of tokens never changes but by T4, and then by one", () => {
  holds(({ start, steps }) => {
    let before = tokens(start).length;
    for (const { rule, state } of steps) {
      expect(tokens(state).length - before).toBe(rule === "T4" ? 1 : 0);
      before = tokens(state).length;
    }
  });
});

test("a state survives JSON and goes on the same", () => {
  holds(({ states, answers, steps }) => {
    for (const [at, state] of states.entries()) {
      const read = JSON.parse(JSON.stringify(state)) as Toy;
      expect(read).toEqual(state);
      const rest = replay(toy, read, answers.slice(at));
      expect(rest.steps).toEqual(steps.slice(steps.length - rest.steps.length));
      expect(rest.state).toEqual(states.at(-1));
    }
  });
});

test("the same answers give the same steps", () => {
  holds(({ start, answers, steps, states }) => {
    expect(replay(toy, start, answers)).toMatchObject({ steps, state: states.at(-1), stopped: null });
  });
});

test("an illegal answer changes nothing and says why; a legal one is taken", () => {
  const id = fc.constantFrom("t0", "t1", "t2", "t3", "m2", "nowhere", "__proto__", "");
  fc.assert(
    fc.property(runs, fc.array(id, { maxLength: 4 }), ({ states }, answer) => {
      for (const state of states) {
        const before = JSON.stringify(state);
        const decided = decide(toy, state, answer);
        const asked = decision(toy, state);
        expect(decided.ok ? null : decided.rejection.why).toBe(asked ? why(asked, answer) : "nothing-asked");
        expect(JSON.stringify(state)).toBe(before);
      }
    }),
    { numRuns: 300 },
  );
});

test("the agenda always drains or asks", () => {
  holds(({ states }) => {
    for (const state of states) expect(decision(toy, state) === null).toBe(state.agenda.length === 0);
    expect(states.at(-1)).toMatchObject({ agenda: [], zones: { pile: [] } });
    expect(states.at(-1)?.winner).not.toBeNull();
  });
});

test("every decision has a legal answer, and more than one", () => {
  holds(({ states }) => {
    for (const state of states.slice(0, -1))
      expect([...everyAnswer(decision(toy, state) as Decision)].length).toBeGreaterThan(1);
  });
});

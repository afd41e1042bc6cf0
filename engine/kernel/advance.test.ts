import { describe, expect, test } from "vitest";
import { advance, decide, decision } from "./advance.ts";
import { everyAnswer } from "./explore.ts";
import type { Game } from "./game.ts";
import { type Toy, type ToyChange, toy, toyStart } from "./testing/toy.ts";

function at(zones: Partial<Toy["zones"]>, ...agenda: Toy["agenda"]): Toy {
  return { agenda, zones: { pile: [], hand0: [], hand1: [], ashes: [], ...zones }, seed: 0, winner: null };
}

function rules(steps: readonly { rule: string }[]): string[] {
  return steps.map((step) => step.rule);
}

const taking = at({ pile: ["a", "b", "c"], hand0: ["x"], hand1: ["y"] }, { task: "take", player: 0 });

describe("advance", () => {
  test("runs tasks until a decision is due", () => {
    const { state, steps } = advance(toy, toyStart(3, 1));
    expect(rules(steps)).toEqual(["T1"]);
    expect(state.agenda[0]).toEqual({ task: "take", player: 1 });
  });

  test("goes no further from a position that asks", () => {
    const { state, steps } = advance(toy, taking);
    expect(state).toEqual(taking);
    expect(steps).toEqual([]);
  });

  test("leaves an empty agenda when nothing is left, and nothing is asked then", () => {
    const { state, steps } = advance(toy, at({ hand1: ["a"] }, { task: "turn", player: 0 }));
    expect(rules(steps)).toEqual(["T5"]);
    expect(state).toMatchObject({ agenda: [], winner: 1 });
    expect(decision(toy, state)).toBeNull();
  });

  test("what is pushed runs before what was there, the first first", () => {
    const { state } = advance(toy, at({ pile: ["a"] }, { task: "turn", player: 0 }, { task: "end" }));
    expect(state.agenda.map(({ task }) => task)).toEqual(["burn", "turn", "end"]);
  });

  test("each step holds the state right after it", () => {
    const decided = decide(toy, taking, ["a", "b"]);
    expect(decided.ok && decided.steps.map(({ state }) => state.zones.hand0)).toEqual([
      ["x", "a"],
      ["x", "a", "b"],
    ]);
  });

  test("an agenda that goes in circles is an error that names its task", () => {
    const circle: Game<Toy, ToyChange> = { ...toy, handlers: { end: (run) => run.push({ task: "end" }) } };
    expect(() => advance(circle, at({}, { task: "end" }))).toThrow(
      'toy: the agenda does not drain; next is {"task":"end"}',
    );
  });

  test("a task nobody runs is an error that names it", () => {
    expect(() => advance({ ...toy, handlers: {} }, at({}, { task: "mint" }))).toThrow(
      'nothing runs the task {"task":"mint"}',
    );
  });
});

describe("a forced answer", () => {
  const last = at({ pile: ["a"] }, { task: "take", player: 0 });

  test("is given without asking, and its step shows that", () => {
    const { steps } = advance(toy, last);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.choice).toMatchObject({
      answer: ["a"],
      forced: true,
      decision: { rule: "T2", player: 0 },
    });
  });

  test("is none of the options when there are none", () => {
    const { state, steps } = advance(toy, at({}, { task: "burn", player: 0 }));
    expect(steps.map(({ choice }) => choice?.answer)).toEqual([[]]);
    expect(state.agenda).toEqual([]);
  });

  test("is asked for when the game insists", () => {
    const insisting = {
      ...toy,
      questions: { ...toy.questions, take: { ...toy.questions.take, always: true } },
    };
    expect(advance(insisting as typeof toy, last).steps).toEqual([]);
  });

  test("is not one of two orders: with order that counts, all of two options is still a choice", () => {
    const held = at({ hand0: ["a", "b"] }, { task: "burn", player: 0 });
    const burn = toy.questions.burn;
    if (!burn) throw new Error("the toy burns");
    const both: typeof burn = {
      ...burn,
      decision: (state, task) => ({ ...burn.decision(state, task), min: 2 }),
    };
    const strict: Game<Toy, ToyChange> = { ...toy, questions: { ...toy.questions, burn: both } };
    expect(advance(strict, held).steps).toEqual([]);
    const decided = decide(strict, held, ["b", "a"]);
    expect(decided.ok && decided.state.zones.ashes).toEqual(["b", "a", "m2"]);
  });
});

describe("decide", () => {
  test("a decision names player, rule, options and refusals", () => {
    expect(decision(toy, taking)).toMatchObject({
      player: 0,
      rule: "T2",
      options: [{ id: "a" }, { id: "b" }, { id: "c" }],
      refusals: [
        { id: "x", rule: "T2.1" },
        { id: "y", rule: "T2.1" },
      ],
    });
  });

  test("only the first step of an answer shows the choice, as it was asked", () => {
    const decided = decide(toy, taking, ["c", "a"]);
    if (!decided.ok) throw new Error(decided.rejection.why);
    expect(decided.steps[0]?.choice).toEqual({
      decision: decision(toy, taking),
      answer: ["c", "a"],
      forced: false,
    });
    expect(decided.steps.slice(1).map(({ choice }) => choice)).toEqual([undefined]);
  });

  test("an ordered answer is carried out in its order", () => {
    const decided = decide(toy, at({ hand1: ["a", "b", "c"] }, { task: "burn", player: 1 }), ["c", "a"]);
    expect(decided.ok && decided.state.zones).toMatchObject({ hand1: ["b"], ashes: ["c", "a", "m2"] });
  });

  test.each([
    { answer: ["y"], rejection: { why: "refused", refusal: { id: "y", rule: "T2.1" } } },
    { answer: ["a", "x"], rejection: { why: "refused", refusal: { id: "x", rule: "T2.1" } } },
    { answer: ["z"], rejection: { why: "unknown", id: "z" } },
    { answer: ["__proto__"], rejection: { why: "unknown", id: "__proto__" } },
    { answer: ["a", "a"], rejection: { why: "repeated", id: "a" } },
    { answer: [], rejection: { why: "count", min: 1, max: 2 } },
    { answer: ["a", "b", "c"], rejection: { why: "count", min: 1, max: 2 } },
  ])("$answer is not taken: $rejection.why", ({ answer, rejection }) => {
    expect(decide(toy, taking, answer)).toMatchObject({ ok: false, rejection });
  });

  test("where nothing is asked no answer is taken, not even none", () => {
    expect(decide(toy, at({}), [])).toEqual({ ok: false, rejection: { why: "nothing-asked" } });
    expect(decide(toy, toyStart(2), [])).toEqual({ ok: false, rejection: { why: "nothing-asked" } });
  });
});

describe("a decision whose options must add up", () => {
  const worth = { a: 1, b: 2, c: 3 };
  const weighing: Game<Toy, ToyChange> = {
    ...toy,
    questions: {
      take: {
        ...(toy.questions.take as NonNullable<typeof toy.questions.take>),
        decision: (state, task) => ({
          ...(toy.questions.take as NonNullable<typeof toy.questions.take>).decision(state, task),
          max: 3,
          total: { least: 4, worth },
        }),
      },
    },
  };

  test("takes what reaches the total, and says what is missing", () => {
    expect(decide(weighing, taking, ["a", "c"]).ok).toBe(true);
    expect(decide(weighing, taking, ["a", "b"])).toEqual({
      ok: false,
      rejection: { why: "total", least: 4 },
    });
  });

  test("every answer that reaches it is walked, and no other", () => {
    const asked = decision(weighing, taking);
    expect(asked && [...everyAnswer(asked)]).toEqual([
      ["a", "b", "c"],
      ["a", "c"],
      ["b", "c"],
    ]);
  });
});

describe("an aside", () => {
  const leaving: Game<Toy, ToyChange> = {
    ...toy,
    asides: {
      options: () => [{ id: "leave", message: { say: "leave", with: {} } }],
      answer: (run) => run.step(["T5", "T9"], { say: "left", with: {} }),
    },
  };

  test("is open whatever is asked, but not walked", () => {
    expect(decide(leaving, taking, ["leave"]).ok).toBe(true);
    const asked = decision(leaving, taking);
    expect(asked && [...everyAnswer(asked)].flat()).not.toContain("leave");
  });

  test("answers nothing: what was asked is asked still", () => {
    const decided = decide(leaving, taking, ["leave"]);
    expect(decided.ok && decision(leaving, decided.state)).toEqual(decision(leaving, taking));
  });

  test("is taken alone", () => {
    const [first] = decision(leaving, taking)?.options ?? [];
    expect(decide(leaving, taking, ["leave", first?.id ?? ""]).ok).toBe(false);
  });

  test("does not keep the only real answer from being taken", () => {
    const { state } = advance(leaving, at({ pile: ["a"] }, { task: "take", player: 0 }));
    expect(state.agenda).toEqual([]);
  });

  test("shows what it was taken instead of", () => {
    const decided = decide(leaving, taking, ["leave"]);
    expect(decided.ok && decided.steps[0]).toMatchObject({
      rule: "T5",
      also: ["T9"],
      choice: { answer: ["leave"], forced: false, decision: decision(leaving, taking) },
    });
  });
});

import type { Ability, Effect, Grant } from "../../../language.ts";
import { amounts, pick, targets } from "./cards.ts";
import { costs, keywords } from "./costs.ts";
import { atomsFor, players, structuresFor } from "./effects.ts";
import { conditions, patterns } from "./events.ts";
import { durations, grants, qualities } from "./gifts.ts";

export { costs };

/** Abilities of every form of the effect language, each form among others. A new form is missed by the records of this folder. */
export function* abilities(): Generator<Ability> {
  const draw: Effect = { do: "draw", amount: 1 };
  for (const [n, when] of patterns.entries()) {
    const effects = [{ do: "banish", to: { the: pick(["it", "other"] as const, n) } } as const];
    yield { kind: "triggered", when, effects };
    yield { kind: "triggered", when: [{ event: "is played", who: { this: true } }, when], effects: [draw] };
    yield {
      kind: "triggered",
      when,
      effects: [draw],
      during: pick(["your turn", "opponents' turns"], n),
      once: true,
    };
    yield {
      kind: "triggered",
      when,
      effects: [draw],
      nth: pick([1, 2], n),
      if: pick(conditions, n),
      from: "discard",
    };
    yield { kind: "replacement", would: when, instead: "nothing" };
    yield {
      kind: "replacement",
      would: when,
      instead: { do: "put", amount: { that: "amount" }, to: "this" },
    };
  }
  for (const condition of conditions) {
    const grant: Grant = { who: { this: true }, has: [{ gets: "strength", amount: 1 }] };
    yield { kind: "static", while: condition, grants: [grant] };
    yield { kind: "static", if: { not: condition }, grants: [grant] };
    yield { kind: "static", unless: condition, during: "your turn", grants: [grant] };
    yield { kind: "activated", while: condition, once: true, costs: [{ pay: 1 }], effects: [draw] };
  }
  for (const [n, grant] of grants.entries()) {
    yield { kind: "static", grants: [grant] };
    yield { kind: "action", effects: [{ do: "apply", grants: [grant], for: pick(durations, n) }] };
  }
  for (const [n, to] of targets.entries()) {
    const until = pick(durations, n);
    const others = atomsFor(pick(targets, n + 7), pick(amounts, n + 3), until);
    for (const [m, atom] of atomsFor(to, pick(amounts, n), until).entries()) {
      const second = pick(others, n + m);
      yield { kind: "action", effects: [atom, second] };
      const outer = structuresFor(atom, second, pick(players, n + m), pick(conditions, n * 7 + m));
      yield { kind: "triggered", when: pick(patterns, n * 13 + m), effects: [pick(outer, n + m)] };
      const inner = pick(structuresFor(second, atom, "opponents", pick(conditions, n)), n * 3 + m);
      const nested = structuresFor(inner, atom, pick(players, m), pick(conditions, m));
      yield { kind: "action", effects: [pick(nested, n + m * 7)] };
    }
  }
  for (const amount of amounts)
    for (const atom of atomsFor({ chosen: { type: "character" } }, amount, "this turn"))
      yield { kind: "action", effects: [atom] };
  for (const quality of qualities)
    for (const [n, until] of durations.entries())
      yield { kind: "action", effects: [{ do: "give", to: pick(targets, n), has: [quality], for: until }] };
  for (const [n, cost] of costs.entries())
    yield { kind: "activated", costs: [cost, pick(costs, n + 1)], effects: [draw] };
  yield* keywords;
}

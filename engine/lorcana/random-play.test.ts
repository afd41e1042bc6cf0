import fc from "fast-check";
import { expect, test } from "vitest";
import { advance, decide, decision } from "../kernel/advance.ts";
import { everyAnswer } from "../kernel/explore.ts";
import { random } from "../kernel/random.ts";
import { cardDefs } from "./cards/index.ts";
import { lorcana } from "./game.ts";
import { narrate, worded } from "./messages.ts";
import { type Setup, startState } from "./setup.ts";
import type { State } from "./types.ts";

const ids = cardDefs.map(({ id }) => id);
const permanents = cardDefs.filter(({ type }) => type !== "item").map(({ id }) => id);

const player = fc.record({
  lore: fc.integer({ min: 0, max: 15 }),
  ink: fc.integer({ min: 0, max: 8 }),
  deck: fc.integer({ min: 1, max: 6 }),
  hand: fc.array(fc.constantFrom(...ids), { maxLength: 4 }),
  play: fc.array(fc.record({ card: fc.constantFrom(...permanents), exerted: fc.boolean() }), {
    maxLength: 6,
  }),
});
const setups: fc.Arbitrary<Setup> = fc.record({
  game: fc.constant("lorcana" as const),
  players: fc.array(player, { minLength: 2, maxLength: 4 }),
});

/** Every card lies in exactly one zone: the one it names. */
function misplaced(state: State): number[] {
  const places = new Map<number, string[]>();
  for (const { deck, hand, play, inkwell, discard } of state.players)
    for (const [zone, cards] of Object.entries({ deck, hand, play, inkwell, discard }))
      for (const card of cards) places.set(card, [...(places.get(card) ?? []), zone]);
  return state.cards.flatMap(({ zone, under }, id) => {
    const lies = places.get(id) ?? [];
    const right = under === null ? lies.length === 1 && lies[0] === zone : lies.length <= 1;
    return right ? [] : [id];
  });
}

test("random games keep the invariants, step by step", () => {
  fc.assert(
    fc.property(setups, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (setup, seed) => {
      let chance = seed;
      let { state } = advance(lorcana, startState(setup));
      const cards = state.cards.length;
      for (let turn = 0; turn < 60; turn++) {
        const asked = decision(lorcana, state);
        if (!asked) {
          expect(state.result).not.toBeNull();
          return;
        }
        const refusal = asked.refusals[0];
        if (refusal) expect(decide(lorcana, state, [refusal.id]).ok).toBe(false);
        const answers = [...everyAnswer(asked)];
        const [pick, next] = random(chance, answers.length);
        chance = next;
        const answer = answers[pick] ?? [];
        const decided = decide(lorcana, state, answer);
        if (!decided.ok)
          throw new Error(`a legal answer was not taken: ${JSON.stringify(decided.rejection)}`);
        const again = decide(lorcana, JSON.parse(JSON.stringify(state)), answer);
        expect(again).toEqual(decided);
        for (const step of decided.steps) {
          expect(misplaced(step.state)).toEqual([]);
          expect(step.state.cards).toHaveLength(cards);
          for (const lang of ["en", "fr"] as const) expect(narrate(step, lang)).not.toMatch(/[{}]|undefined/);
        }
        state = decided.state;
        const due = decision(lorcana, state);
        if (due?.kind === "turn action") expect(state.bag).toEqual([]);
        if (due) expect(worded(state, due.message, "fr")).not.toMatch(/[{}]|undefined/);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

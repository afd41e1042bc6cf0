import { describe, expect, test } from "vitest";
import { decide } from "../kernel/advance.ts";
import { lorcana } from "./game.ts";
import { table } from "./testing/play.ts";

const john = { card: "john-smith-undaunted-protector", as: "john" };
const carter = { card: "practice-carter", as: "carter" };

describe("6.7.3.2 a card that must be chosen", () => {
  const { state, options, decision } = table(
    { ink: 2, hand: [{ card: "painting-the-roses-red", as: "roses" }] },
    { play: [john, carter] },
    "play:roses",
  );

  test("leaves room for another where two may be chosen", () => {
    expect(options).toEqual(["card:john", "card:carter"]);
    expect(decide(lorcana, state, ["card:john", "card:carter"]).ok).toBe(true);
    expect(decide(lorcana, state, ["card:john"]).ok).toBe(true);
  });

  test("is not left out for another, nor for nobody", () => {
    expect(decision?.min).toBe(1);
    expect(decide(lorcana, state, ["card:carter"])).toEqual({
      ok: false,
      rejection: { why: "must", among: ["card:john"], rule: "6.7.3.2" },
    });
  });
});

describe("1.9.2.4 damage that has nowhere to go", () => {
  const pass = { card: "practice-pass-it-on", as: "pass" };
  const giant = { card: "practice-quarry-giant", as: "giant", damage: 2 };

  test("1.7.7 stays where it is, and nobody is asked how much", () => {
    const { seen, decision } = table({ ink: 2, hand: [pass], play: [giant] }, {}, "play:pass");
    expect(decision?.kind).toBe("turn action");
    expect(seen.cards.giant?.damage).toBe(2);
  });
});

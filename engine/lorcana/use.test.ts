import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const trial = { card: "practice-free-trial", as: "trial" };
const foreman = { card: "practice-foreman", as: "foreman" };
const carter = { card: "practice-carter", as: "carter" };

describe("6.1.7.1 an ability used for free", () => {
  test("still takes the {E} of another character", () => {
    const { seen } = table(
      { ink: 2, hand: [trial], play: [foreman, carter] },
      {},
      "play:trial",
      "card:foreman",
    );
    expect(seen.cards.carter?.exerted).toBe(true);
    expect(seen.players.Mara?.hand).toHaveLength(1);
  });

  test("cannot be used where there is no such character", () => {
    const { seen } = table({ ink: 2, hand: [trial], play: [foreman] }, {}, "play:trial");
    expect(seen.players.Mara?.hand).toEqual([]);
  });

  test("6.1.13.2 is not used again where it is used once a turn", () => {
    const { seen } = table(
      { ink: 4, hand: [trial], play: [{ card: "practice-storyteller", as: "teller" }] },
      {},
      "use:teller:boost",
      "play:trial",
    );
    expect(seen.cards.teller?.stack).toHaveLength(1);
  });
});

describe("6.1.1 fully resolved", () => {
  test("Boost with an empty deck put nothing under the card, and is not used up", () => {
    const { seen, options } = table(
      { deck: 0, ink: 4, play: [{ card: "practice-storyteller", as: "teller" }] },
      {},
      "use:teller:boost",
    );
    expect(seen.cards.teller?.stack).toEqual([]);
    expect(options).toContain("use:teller:boost");
  });
});

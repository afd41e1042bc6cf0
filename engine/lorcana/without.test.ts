import { describe, expect, test } from "vitest";
import { narrate } from "./messages.ts";
import { misplaced } from "./testing/fuzz.ts";
import { tableOf } from "./testing/play.ts";

describe("9.2.3 a player leaves while another decides for their effect", () => {
  const poet = (as: string) => ({ card: "practice-poet", as });

  test("cards that were being put in order stay where they are", () => {
    const { state, seen } = tableOf(
      {
        game: "lorcana",
        players: [
          { ink: 8, hand: [{ card: "under-the-sea", as: "sea" }] },
          { play: [poet("one"), poet("two")] },
          {},
        ],
      },
      "play:sea",
      "concede:Mara",
    );
    expect(misplaced(state)).toEqual([]);
    expect(seen.cards).toMatchObject({ one: { zone: "play" }, two: { zone: "play" } });
    // Theo drew for his turn.
    expect(seen.players.Theo).toMatchObject({ deck: 19, hand: [expect.stringContaining("blank")] });
  });

  test("4.6.9 the challenge of the one who leaves is over once the bag is empty", () => {
    const merfolk = { card: "cursed-merfolk-ursulas-handiwork", as: "merfolk", exerted: true };
    const { steps, rules, seen, state } = tableOf(
      {
        game: "lorcana",
        players: [
          { play: [{ card: "practice-carter", as: "carter" }] },
          { play: [merfolk] },
          { hand: [poet("one"), poet("two")] },
        ],
      },
      "challenge:carter:merfolk",
      "concede:Mara",
      "card:one",
    );
    expect(seen.players.Nina?.discard).toEqual(["one"]);
    expect(rules.indexOf("4.6.9.2")).toBeGreaterThan(rules.indexOf("7.7.4.5"));
    expect(state.challenge).toBeNull();
    const empty = steps.find(({ rule }) => rule === "7.7.4.5");
    expect(empty && narrate(empty, "en")).toContain("Mara has left");
    expect(seen.cards.merfolk?.damage).toBe(0);
  });
});

import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const capstan = { card: "practice-capstan", as: "capstan" };
const carter = { card: "practice-carter", as: "carter" };
const hermit = { card: "practice-hermit", as: "hermit" };

describe("1.5.3 each payment is for one cost", () => {
  test("one character does not exert for two of them", () => {
    const { refused } = table({ play: [capstan, carter] }, {});
    expect(refused).toMatchObject({ "use:capstan:heave-ho": "1.5.2" });
  });

  test("whoever alone can pay the second does not pay the first", () => {
    const { seen, steps } = table({ play: [capstan, carter, hermit] }, {}, "use:capstan:heave-ho");
    const chosen = steps.find(({ choice }) => choice?.decision.kind === "pay")?.choice;
    expect(chosen?.decision.options.map(({ id }) => id)).toEqual(["card:hermit"]);
    expect(seen.cards).toMatchObject({ carter: { exerted: true }, hermit: { exerted: true } });
    expect(seen.players.Mara?.hand).toHaveLength(1);
  });
});

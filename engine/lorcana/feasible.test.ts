import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const roads = { card: "practice-two-roads", as: "roads" };
const awakening = { card: "practice-rude-awakening", as: "awakening" };
const smuggler = { card: "practice-smuggler", as: "smuggler" };
const carter = { card: "practice-carter", as: "carter" };

describe("6.1.5.2 one of two effects", () => {
  test("8.15.1 is the other where all that could be chosen has Ward", () => {
    const { seen } = table({ ink: 2, hand: [roads] }, { play: [smuggler] }, "play:roads");
    expect(seen.players.Mara?.hand).toHaveLength(1);
    expect(seen.cards.smuggler?.zone).toBe("play");
  });

  test("is either where one can be chosen", () => {
    const { options } = table({ ink: 2, hand: [roads] }, { play: [smuggler, carter] }, "play:roads");
    expect(options).toEqual(["or:1", "or:2"]);
  });
});

describe("6.1.5.1 a first part in two steps", () => {
  test("can be done where the second speaks of what the first has chosen", () => {
    const { seen } = table({ ink: 2, hand: [awakening] }, { play: [carter] }, "play:awakening", "yes");
    expect(seen.cards.carter).toMatchObject({ exerted: true, damage: 1 });
    expect(seen.players.Mara?.hand).toHaveLength(1);
  });

  test("8.15.1 cannot be begun where all that could be chosen has Ward", () => {
    const { seen } = table({ ink: 2, hand: [awakening] }, { play: [smuggler] }, "play:awakening");
    expect(seen.players.Mara?.hand).toEqual([]);
  });
});

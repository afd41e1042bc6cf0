import { describe, expect, test } from "vitest";
import { replay } from "../kernel/replay.ts";
import { lorcana } from "./game.ts";
import { type Setup, SetupError, startState } from "./setup.ts";
import { table, tableOf } from "./testing/play.ts";

const flounder = { card: "flounder-voice-of-reason", as: "flounder" };
const lumiere = { card: "lumiere-hotheaded-candelabra", as: "lumiere" };

describe("1.8.1 game state check", () => {
  test("1.8.1.1 a player with 20 lore wins at the check, not before", () => {
    const { seen, rules } = table({ lore: 19, play: [flounder] }, {}, "quest:flounder");
    expect(seen.result).toEqual({ winners: ["Mara"], rule: "1.8.1.1" });
    expect(rules.indexOf("4.5.1.4")).toBeLessThan(rules.indexOf("1.8.1"));
  });

  test("1.8.1.2 a player whose turn ends with an empty deck loses", () => {
    const { seen } = table({ deck: 0 }, {}, "end");
    expect(seen.result).toEqual({ winners: ["Theo"], rule: "1.8.1.2" });
  });

  test("1.8.1.2 an empty deck alone loses nothing before the end of the turn", () => {
    const { seen } = table({ deck: 0, play: [flounder] }, {}, "quest:flounder");
    expect(seen.result).toBeNull();
  });

  test("1.8.1.2 the opponent's empty deck does not matter at the end of my turn", () => {
    const { seen } = table({}, { deck: 0 }, "end");
    expect(seen.result).toBeNull();
    expect(seen.turn.active).toBe("Theo");
  });

  test("1.8.1.3 the last player in a multiplayer game wins", () => {
    const setup = { game: "lorcana" as const, players: [{ deck: 0 }, { deck: 1 }, {}] };
    const one = tableOf(setup, "end");
    expect(one.seen.players.Mara?.out).toBe(true);
    expect(one.seen.result).toBeNull();
    const two = tableOf(setup, "end", "end");
    expect(two.seen.result).toEqual({ winners: ["Nina"], rule: "1.8.1.3" });
  });

  test("1.8.1.4 damage equal to Willpower banishes; less does not", () => {
    const { seen } = table(
      { play: [lumiere] },
      { play: [{ ...lumiere, as: "candle", exerted: true }] },
      "challenge:lumiere:candle",
    );
    expect(seen.cards.candle?.zone).toBe("discard");
    expect(seen.cards.lumiere?.zone).toBe("discard");
    const spared = table(
      { play: [flounder] },
      { play: [{ ...lumiere, as: "candle", exerted: true }] },
      "challenge:flounder:candle",
    );
    expect(spared.seen.cards.candle).toMatchObject({ zone: "play", damage: 2 });
  });

  test("1.8.4 one check finds both, and both leave in that check", () => {
    const { steps } = table(
      { play: [lumiere] },
      { play: [{ ...lumiere, as: "candle", exerted: true }] },
      "challenge:lumiere:candle",
    );
    const both = steps.findIndex(({ state }) => state.check.at(-1)?.found.length === 2);
    const next = steps.slice(both).find(({ state }) => state.check.length === 2);
    expect(both).toBeGreaterThan(0);
    expect(next?.state.check.map(({ found }) => found.length)).toEqual([2, 0]);
  });

  describe("a pass looks only at what can matter then", () => {
    const passesOf = (setup: Setup, answer: string) =>
      replay(lorcana, startState(setup), [[answer]]).steps.flatMap(({ changes }) =>
        changes.flatMap((change) => (change.change === "pass" ? [change.pass.looked] : [])),
      );
    const two = [{ play: [flounder] }, {}];
    const game = "lorcana" as const;

    test("lore and damage while the turn goes on", () => {
      expect(passesOf({ game, players: two }, "quest:flounder")[0]).toEqual(["1.8.1.1", "1.8.1.4"]);
    });

    test("1.8.1.2 the deck too as the turn ends", () => {
      expect(passesOf({ game, players: two }, "end")).toContainEqual(["1.8.1.1", "1.8.1.2", "1.8.1.4"]);
    });

    test("1.8.1.3 who is left too among more than two players", () => {
      const [passed] = passesOf({ game, players: [...two, {}] }, "quest:flounder");
      expect(passed).toEqual(["1.8.1.1", "1.8.1.3", "1.8.1.4"]);
    });

    test("10.2.4, 10.2.5 in Pack Rush, 15 lore and the deck instead", () => {
      const [passed] = passesOf({ game, players: two, packRush: true }, "quest:flounder");
      expect(passed).toEqual(["10.2.4", "10.2.5", "1.8.1.4"]);
    });
  });

  test("a position that a check would change at once is refused as a start", () => {
    const setup = { game: "lorcana" as const, players: [{ play: [{ ...flounder, damage: 2 }] }, {}] };
    expect(() => startState(setup)).toThrow(SetupError);
  });
});

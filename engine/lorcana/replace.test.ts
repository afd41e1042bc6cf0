import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const mine = { card: "seven-dwarfs-mine-secure-fortress", as: "mine" };
const sleepy = { card: "sleepy-sluggish-knight", as: "sleepy" };
const flounder = { card: "flounder-voice-of-reason", as: "flounder" };
const beast = { card: "beast-selfless-protector", as: "beast" };
const lumiere = { card: "lumiere-hotheaded-candelabra", as: "lumiere" };

describe("6.5.2 what is one event", () => {
  test("the damage to each side of a challenge is an event of its own: the same effect applies on both", () => {
    const walker = (as: string, exerted = false) => ({ card: "practice-fog-walker", as, exerted });
    const { seen } = table({ play: [walker("mf")] }, { play: [walker("tf", true)] }, "challenge:mf:tf");
    expect(seen.cards).toMatchObject({ mf: { damage: 0, zone: "play" }, tf: { damage: 0, zone: "play" } });
  });

  test("6.2.1 in place of several parts of one event a card is banished once, and triggers once", () => {
    const { rules, seen } = table(
      { ink: 6, hand: [{ card: "tinker-bell-giant-fairy", as: "tink" }] },
      {
        play: [
          "practice-carter",
          "practice-poet",
          { card: "practice-straw-double", as: "straw" },
          "lyle-tiberius-rourke-cunning-mercenary",
        ],
      },
      "play:tink",
    );
    expect(seen.cards.straw).toMatchObject({ zone: "discard", damage: 0 });
    // Tinker Bell's ability, and one of Rourke's.
    expect(rules.filter((rule) => rule === "7.7.3.1")).toHaveLength(2);
  });
});

describe("6.5.7 several replacement effects", () => {
  test("6.5.8 two of the same: the affected player chooses which, and only one applies", () => {
    const mara = { ink: 2, play: [mine, lumiere] };
    const theo = { play: [flounder, beast, { ...beast, as: "second" }] };
    const asked = table(mara, theo, "move:lumiere:mine", "yes", "card:flounder");
    expect(asked.decision).toMatchObject({ player: 1, rule: "6.5.8" });
    expect(asked.options).toEqual(["replace:beast:shield-another", "replace:second:shield-another"]);
    const { seen } = table(
      mara,
      theo,
      "move:lumiere:mine",
      "yes",
      "card:flounder",
      "replace:second:shield-another",
    );
    expect(seen.cards).toMatchObject({
      beast: { damage: 0 },
      second: { damage: 1 },
      flounder: { damage: 0 },
    });
  });

  test("6.5.6 the self-replacement effect comes first, whoever would like otherwise", () => {
    const { rules } = table(
      { ink: 2, play: [mine, sleepy] },
      { play: [flounder, beast] },
      "move:sleepy:mine",
      "yes",
      "card:flounder",
    );
    const chosen = rules.filter((rule) => rule === "6.5.7.1" || rule === "6.5.7.2");
    expect(chosen).toEqual(["6.5.7.1", "6.5.7.2"]);
  });

  test("6.5.4 a single replacement effect applies without a choice, and the original event never happens", () => {
    const { seen, rules } = table(
      { ink: 2, play: [mine, lumiere] },
      { play: [flounder, beast] },
      "move:lumiere:mine",
      "yes",
      "card:flounder",
    );
    expect(rules).toContain("6.5.4");
    expect(rules).not.toContain("1.9.2.1");
    expect(seen.cards).toMatchObject({ beast: { damage: 1 }, flounder: { damage: 0 } });
  });

  test("6.5.3 an event nothing can replace simply happens", () => {
    const { rules } = table(
      { ink: 2, play: [mine, lumiere] },
      { play: [flounder] },
      "move:lumiere:mine",
      "yes",
      "card:flounder",
    );
    expect(rules.filter((rule) => rule.startsWith("6.5"))).toEqual(["6.5.3"]);
    expect(rules).toContain("1.9.2.1");
  });

  test("the damage of a challenge can be replaced too", () => {
    const { seen } = table(
      { play: [lumiere] },
      { play: [{ ...flounder, exerted: true }, beast] },
      "challenge:lumiere:flounder",
    );
    expect(seen.cards).toMatchObject({
      flounder: { damage: 0, zone: "play" },
      beast: { damage: 7 },
      lumiere: { damage: 2 },
    });
  });
});

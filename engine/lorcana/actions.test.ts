import { describe, expect, test } from "vitest";
import { refusalOf, table } from "./testing/play.ts";

const flounder = { card: "flounder-voice-of-reason", as: "flounder" };
const lumiere = { card: "lumiere-hotheaded-candelabra", as: "lumiere" };
const sleepy = { card: "sleepy-sluggish-knight", as: "sleepy" };
const jafar = { card: "jafar-striking-illusionist", as: "jafar" };
const rock = { card: "pride-lands-pride-rock", as: "rock" };

describe("4.5 quest", () => {
  test("4.5.1 exerts the character and gains its lore", () => {
    const { seen } = table({ play: [lumiere] }, {}, "quest:lumiere");
    expect(seen.cards.lumiere?.exerted).toBe(true);
    expect(seen.players.Mara?.lore).toBe(2);
  });

  test("4.5.1.2 a drying or exerted character cannot, and nothing changes", () => {
    const { state } = table(
      {
        play: [
          { ...flounder, drying: true },
          { ...lumiere, exerted: true },
        ],
      },
      {},
    );
    expect(refusalOf(state, "quest:flounder")).toBe("1.7.5");
    expect(refusalOf(state, "quest:lumiere")).toBe("4.5.1.3");
  });
});

describe("4.6 challenge", () => {
  test("4.6.4.2 only exerted characters can be challenged; locations always", () => {
    const { state, options } = table({ play: [lumiere] }, { play: [flounder, rock] });
    expect(refusalOf(state, "challenge:lumiere:flounder")).toBe("4.6.4.2");
    expect(options).toContain("challenge:lumiere:rock");
  });

  test("4.6.6.2 both deal their damage at the same time", () => {
    const { seen } = table(
      { play: [flounder] },
      { play: [{ ...flounder, as: "other", exerted: true }] },
      "challenge:flounder:other",
    );
    expect(seen.cards.flounder?.zone).toBe("discard");
    expect(seen.cards.other?.zone).toBe("discard");
  });

  test("8.3.3 an exerted Bodyguard has to be challenged before its player's other characters", () => {
    const { state, options } = table(
      { play: [lumiere] },
      {
        play: [
          { ...flounder, exerted: true },
          { ...sleepy, exerted: true },
        ],
      },
    );
    expect(refusalOf(state, "challenge:lumiere:flounder")).toBe("8.3.3");
    expect(options).toContain("challenge:lumiere:sleepy");
  });

  test("8.6.1 only a character with Evasive can challenge one", () => {
    const theo = { play: [{ ...jafar, as: "vizier", exerted: true }] };
    expect(refusalOf(table({ play: [lumiere] }, theo).state, "challenge:lumiere:vizier")).toBe("8.6.1");
    expect(table({ play: [jafar] }, theo).options).toContain("challenge:jafar:vizier");
  });
});

describe("4.2 ink a card", () => {
  test("4.2.3 once a turn, and only with the inkwell symbol", () => {
    const hand = [flounder, lumiere, { card: "pride-lands-pride-rock", as: "rock" }];
    const before = table({ hand }, {});
    expect(refusalOf(before.state, "ink:rock")).toBe("4.2.1.1");
    const after = table({ hand }, {}, "ink:flounder");
    expect(after.seen.players.Mara).toMatchObject({ ink: 1, hand: ["lumiere", "rock"] });
    expect(refusalOf(after.state, "ink:lumiere")).toBe("4.2.3");
  });
});

describe("4.3 play a card", () => {
  test("1.5.3 what cannot be paid in full cannot be played", () => {
    expect(refusalOf(table({ ink: 1, hand: [sleepy] }, {}).state, "play:sleepy")).toBe("1.5.3");
  });

  test("8.3.2 Bodyguard: the player may have it enter exerted", () => {
    const { seen } = table({ ink: 2, hand: [sleepy] }, {}, "play:sleepy", "exerted");
    expect(seen.cards.sleepy).toMatchObject({ zone: "play", exerted: true, drying: true });
    expect(seen.players.Mara).toMatchObject({ ink: 0, exertedInk: 2 });
  });

  test("8.10 Shift: onto a character of the same name, for the Shift cost, keeping its state", () => {
    const base = { ...jafar, as: "base", exerted: true, damage: 2 };
    const { seen } = table({ ink: 5, hand: [jafar], play: [base] }, {}, "shift:jafar:base");
    expect(seen.cards.jafar).toMatchObject({ zone: "play", exerted: true, damage: 2, drying: false });
    expect(seen.cards.base?.under).toBe("jafar");
  });
});

describe("3 the turn", () => {
  test("3.2 ready, set, draw: cards ready, characters dry, locations give lore, a card is drawn", () => {
    const { seen } = table(
      {},
      { play: [{ ...flounder, exerted: true }, { ...lumiere, drying: true }, rock], exertedInk: 3 },
      "end",
    );
    expect(seen.turn).toMatchObject({ active: "Theo", phase: "main" });
    expect(seen.cards).toMatchObject({ flounder: { exerted: false }, lumiere: { drying: false } });
    expect(seen.players.Theo).toMatchObject({ lore: 1, ink: 3, exertedInk: 0, deck: 19 });
  });
});

import { describe, expect, test } from "vitest";
import { table, tableOf } from "./testing/play.ts";

const carter = { card: "practice-carter", as: "carter" };

describe("6.2.4 a condition that looks at how a card was played", () => {
  test("is met though the card has left play since", () => {
    const { seen, rules } = table(
      {
        ink: 4,
        hand: [{ card: "donald-duck-pie-slinger", as: "pie" }],
        play: [
          { card: "donald-duck-perfect-gentleman", as: "gent" },
          { card: "invented-usher", as: "usher" },
        ],
      },
      { lore: 5 },
      "shift:pie:gent",
      "bag:usher:usher",
    );
    expect(rules).toContain("6.2.4");
    expect(seen.cards.pie?.zone).toBe("hand");
    expect(seen.players.Theo?.lore).toBe(3);
  });
});

describe("6.7.7 a condition on the Strength of a character that has left play", () => {
  const champion = { card: "invented-champion", as: "champion" };
  const herald = { card: "invented-herald", as: "herald" };
  const trapdoor = { card: "practice-trapdoor", as: "trapdoor" };
  const fall = (...answers: string[]) =>
    table(
      {
        ink: 9,
        hand: [trapdoor, { card: "practice-warm-up", as: "warm-up" }],
        play: [champion, herald],
      },
      {},
      ...answers,
      "play:trapdoor",
      "card:champion",
      "bag:champion:champion",
    );

  test("looks at the last it had there", () => {
    const { seen, steps } = fall("play:warm-up", "card:champion");
    expect(seen.players.Mara?.lore).toBe(2);
    expect(steps.filter(({ also }) => also?.includes("6.7.7")).map(({ rule }) => rule)).toEqual([
      "6.2.4",
      "6.7.2.1",
    ]);
  });

  test("and not at what is printed in the discard", () => {
    expect(fall().seen.players.Mara?.lore).toBe(0);
  });
});

describe("6.5.6 a self-replacement effect", () => {
  test("comes first, though the first player it affects is not the first in turn order", () => {
    const { rules, seen } = tableOf(
      {
        game: "lorcana",
        players: [
          {
            ink: 1,
            hand: [{ card: "invented-volley", as: "volley" }],
            play: ["practice-copper-coin"],
          },
          {
            play: [
              { ...carter, as: "theos" },
              { card: "beast-selfless-protector", as: "beast" },
            ],
          },
          { play: [{ ...carter, as: "ninas" }] },
        ],
      },
      "play:volley",
      ["card:ninas", "card:theos"],
    );
    expect(rules.filter((rule) => rule === "6.5.7.1" || rule === "6.5.7.2")).toEqual(["6.5.7.1", "6.5.7.2"]);
    expect(seen.cards).toMatchObject({ ninas: { damage: 2 }, theos: { damage: 0 }, beast: { damage: 2 } });
  });
});

describe("6.5.6 an “up to” that replaces an “up to”", () => {
  const camp = { card: "invented-camp", as: "camp" };
  const numbers = (card: string) =>
    table({ play: [camp, { card, as: "camper", damage: 3 }] }, {}, "quest:camper").options;

  test("6.1.3 has its own number", () => {
    expect(numbers("practice-stonemason")).toEqual(["number:2", "number:1", "number:0"]);
    expect(numbers("elisa-maza-transformed-gargoyle")).toEqual([
      "number:3",
      "number:2",
      "number:1",
      "number:0",
    ]);
    const { seen } = table(
      { play: [camp, { card: "elisa-maza-transformed-gargoyle", as: "elisa", damage: 3 }] },
      {},
      "quest:elisa",
      "number:3",
    );
    expect(seen.cards.elisa?.damage).toBe(0);
  });
});

describe("6.5.3 what would be banished in a challenge", () => {
  const undying = { card: "invented-undying", as: "undying" };

  test("can be replaced as such", () => {
    const { seen, rules } = table(
      { play: [{ card: "practice-blacksmith", as: "smith" }] },
      { play: [{ ...undying, exerted: true }] },
      "challenge:smith:undying",
    );
    expect(rules).toContain("6.5.4");
    expect(seen.cards.undying?.zone).toBe("hand");
  });

  test("and not what is banished otherwise", () => {
    const { seen } = table(
      { ink: 4, hand: [{ card: "practice-trapdoor", as: "trapdoor" }] },
      { play: [undying] },
      "play:trapdoor",
    );
    expect(seen.cards.undying?.zone).toBe("discard");
  });
});

describe("7.3.4 an effect that has a player discard twice", () => {
  test("has them choose each time", () => {
    const { seen, decision } = table(
      {
        ink: 1,
        hand: [{ card: "invented-scales", as: "scales" }, carter, { card: "practice-poet", as: "poet" }],
      },
      {},
      "play:scales",
      "card:carter",
    );
    expect(decision).toMatchObject({ kind: "choose", rule: "7.3.4" });
    expect(seen.players.Mara?.hand).toContain("poet");
  });

  test("has them discard the card drawn in between, where they had none before", () => {
    const { seen } = table({ ink: 1, hand: [{ card: "invented-scales", as: "scales" }] }, {}, "play:scales");
    expect(seen.players.Mara).toMatchObject({ hand: [], deck: 19 });
    expect(seen.players.Mara?.discard).toHaveLength(2);
  });
});

describe("7.6.1 what is put into a discard", () => {
  test("counts what is banished and what is discarded", () => {
    const { seen } = table(
      {
        ink: 9,
        hand: [
          { card: "practice-trapdoor", as: "trapdoor" },
          { card: "practice-sealed-letter", as: "letter" },
          { card: "invented-scales", as: "scales" },
          { ...carter, as: "other" },
        ],
        deck: 1,
        play: ["invented-mourner", carter],
      },
      {},
      "play:trapdoor",
      "play:scales",
      "card:other",
      "card:letter",
    );
    expect(seen.players.Mara).toMatchObject({
      lore: 2,
      discard: expect.arrayContaining(["carter", "other"]),
    });
  });
});

describe("10.2.2.1 marketing cards", () => {
  test("stay in the inkwell when all its cards are returned", () => {
    const { seen } = tableOf(
      {
        game: "lorcana",
        packRush: true,
        players: [
          {
            ink: 1,
            hand: [{ card: "invented-deluge", as: "deluge" }],
            inkwell: [
              { card: "practice-marketing-card", as: "marketing" },
              { card: "practice-poet", as: "poet" },
            ],
          },
          {},
        ],
      },
      "play:deluge",
    );
    expect(seen.cards.marketing?.zone).toBe("inkwell");
    expect(seen.cards.poet?.zone).toBe("hand");
  });
});

describe("6.4.2.2 the next time, given to several cards", () => {
  test("is used up for the card it protected, and for no other", () => {
    const { seen } = table(
      {
        ink: 6,
        hand: [
          { card: "invented-blessing", as: "blessing" },
          { card: "fire-the-cannons", as: "first" },
          { card: "fire-the-cannons", as: "second" },
          { card: "fire-the-cannons", as: "third" },
        ],
        play: [carter, { card: "practice-glassblower", as: "glass" }],
      },
      {},
      "play:blessing",
      "play:first",
      "card:carter",
      "play:second",
      "card:glass",
      "play:third",
      "card:carter",
    );
    expect(seen.cards).toMatchObject({ carter: { damage: 2 }, glass: { damage: 0 } });
  });
});

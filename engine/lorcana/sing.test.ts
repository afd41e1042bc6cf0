import { describe, expect, test } from "vitest";
import { tableOf } from "./testing/play.ts";

describe("8.12.1 singing together with teammates", () => {
  test("a teammate’s character that cannot exert is refused like one’s own", () => {
    const chorus = { card: "practice-grand-chorus", as: "chorus" };
    const { refused } = tableOf(
      {
        game: "lorcana",
        players: [
          { team: 1, hand: [chorus], play: [{ card: "practice-quarry-giant", as: "giant" }] },
          { team: 2 },
          {
            team: 1,
            play: [
              { card: "practice-carter", as: "carter" },
              { card: "practice-hermit", as: "hermit", drying: true },
              { card: "practice-poet", as: "poet", exerted: true },
            ],
          },
          { team: 2 },
        ],
      },
      "sing-together:chorus",
    );
    expect(refused).toMatchObject({ "card:hermit": "5.3.5", "card:poet": "5.1.1.2" });
  });
});

describe("8.1.2 Singer does not stack", () => {
  const stand = { card: "practice-bandstand", as: "stand" };
  const master = { card: "practice-choirmaster", as: "master", at: "stand" };
  const carter = { card: "practice-carter", as: "carter", at: "stand" };
  const { options, refused } = tableOf({
    game: "lorcana",
    players: [{ hand: [{ card: "be-prepared", as: "song" }], play: [stand, master, carter] }, {}],
  });
  test("a character with Singer 5 does not get Singer 7 as well", () => {
    expect(refused).toMatchObject({ "sing:song:master": "5.4.4.2" });
  });

  test("a character without gets it", () => {
    expect(options).toContain("sing:song:carter");
  });
});

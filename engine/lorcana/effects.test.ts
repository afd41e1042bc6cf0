import { describe, expect, test } from "vitest";
import { table } from "./testing/play.ts";

const carter = { card: "practice-carter", as: "carter" };
const slumber = { card: "practice-heavy-slumber", as: "slumber" };
const fresh = { card: "practice-fresh-start", as: "fresh" };
const guard = { card: "practice-stone-guard", as: "guard", exerted: true };

describe("1.2.2 a card that can't ready", () => {
  test("is not readied by an effect", () => {
    const { seen } = table({ ink: 2, hand: [fresh], play: [guard] }, {}, "play:fresh");
    expect(seen.cards.guard?.exerted).toBe(true);
  });

  test("is not readied at the start of its player's turn", () => {
    const { seen } = table({}, { play: [guard, { ...carter, exerted: true }] }, "end");
    expect(seen.cards).toMatchObject({ guard: { exerted: true }, carter: { exerted: false } });
  });

  test("at the start of a turn can be readied by an effect before", () => {
    const { seen } = table(
      { ink: 5, hand: [slumber, fresh] },
      { play: [carter] },
      "play:slumber",
      "play:fresh",
    );
    expect(seen.cards.carter?.exerted).toBe(false);
  });
});

describe("Hot Tempers: all characters gain Reckless during their next turn", () => {
  const tempers = { card: "practice-hot-tempers", as: "tempers" };
  const brawler = { card: "practice-brawler", as: "brawler" };
  const keywords = (seen: ReturnType<typeof table>["seen"]) => [
    seen.cards.carter?.keywords,
    seen.cards.poet?.keywords,
  ];
  const poet = { card: "practice-poet", as: "poet" };
  const play = (...answers: string[]) =>
    table({ ink: 2, hand: [tempers], play: [carter, brawler] }, { play: [poet] }, "play:tempers", ...answers);

  test("6.1.13.1 each in its own player's next turn, and in no other", () => {
    expect(keywords(play().seen)).toEqual([[], []]);
    expect(keywords(play("end").seen)).toEqual([[], ["reckless"]]);
    expect(keywords(play("end", "end").seen)).toEqual([["reckless"], []]);
    expect(keywords(play("end", "end", "end").seen)).toEqual([[], []]);
  });

  test("8.1.2 a character that is Reckless is not given it again, the others are", () => {
    const { steps, rules } = play();
    expect(rules).toContain("8.1.2");
    const last = steps.at(-1)?.state.lasting.map(({ on }) => on?.length);
    expect(last?.reduce((all = 0, some = 0) => all + some, 0)).toBe(2);
  });
});

describe("6.7.9 a character that an effect has enter play exerted", () => {
  test("is exerted as it enters, by that rule", () => {
    const { steps, seen } = table(
      { ink: 4, hand: [{ card: "practice-trapdoor", as: "trapdoor" }] },
      { deck: [carter], play: ["mufasa-betrayed-leader"] },
      "play:trapdoor",
      "yes",
      "yes",
    );
    expect(seen.cards.carter).toMatchObject({ zone: "play", exerted: true });
    const entering = steps.find(({ changes }) =>
      changes.some((change) => change.change === "zone" && change.to === "play" && change.exerted),
    );
    expect(entering).toMatchObject({ rule: "4.3.3.1", also: expect.arrayContaining(["6.7.9"]) });
  });
});

describe("6.1.3 up to 2 damage removed from each of several characters", () => {
  const hospital = { card: "practice-field-hospital", as: "hospital" };
  const hurt = (card: string, as: string, damage: number) => ({ card, as, damage });

  test("is as much as its player likes for each of them", () => {
    const { seen } = table(
      {
        ink: 2,
        hand: [hospital],
        play: [carter, hurt("practice-carter", "one", 1), hurt("practice-quarry-giant", "two", 3)],
      },
      {},
      "play:hospital",
      "number:0",
      "number:2",
    );
    expect(seen.cards).toMatchObject({ carter: { damage: 0 }, one: { damage: 1 }, two: { damage: 1 } });
  });
});

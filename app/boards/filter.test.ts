import { describe, expect, test } from "vitest";
import { type Asked, askedIn, hashOf, isAskedFor, type Listed, nothingAsked, plain } from "./filter.ts";

const bag: Listed = {
  text: plain("The bag is passed, and passed back Plays example 7.7.7-B · 34 steps Elsa – Héritière"),
  rules: ["7.7.4.4", "1.7.7"],
  keywords: ["support"],
  level: "3",
  origin: "example",
};

describe("the list of cases shows", () => {
  test.each<[asks: string, Partial<Asked>, shown: boolean]>([
    ["everything when nothing is asked", {}, true],
    ["all the words, in any order", { words: "passed BAG" }, true],
    ["not what lacks a word", { words: "bag lion" }, false],
    ["a name without its accents and its dash", { words: "Elsa – Heritiere" }, true],
    ["a rule by the number of what it stands under", { words: "7.7.4" }, true],
    ["not a rule whose number only contains it", { words: "7.4" }, false],
    ["the example by its number", { words: "7.7.7-b" }, true],
    ["a keyword", { keyword: "support" }, true],
    ["not another keyword", { keyword: "ward" }, false],
    ["a difficulty", { level: "3" }, true],
    ["not another difficulty", { level: "1", words: "bag" }, false],
    ["not cases of ours among the examples", { origin: "ours" }, false],
  ])("%s", (_, asked, shown) => {
    expect(isAskedFor(bag, { ...nothingAsked, ...asked })).toBe(shown);
  });
});

test("what is asked stands in the address and is read from it", () => {
  const asked = { words: "à l’unisson & co", keyword: "sing-together", level: "2", origin: "" };
  expect(askedIn(hashOf(asked))).toEqual(asked);
  expect(hashOf(nothingAsked)).toBe("");
  expect(askedIn("#constructor=1&level")).toEqual(nothingAsked);
});

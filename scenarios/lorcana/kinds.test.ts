import { expect, test } from "vitest";
import { numbers } from "../../content/lorcana/numbers.ts";
import { coverageOf } from "../coverage.ts";
import { kindOf, notEnforced } from "./kinds.ts";

const isEnforced = (rule: string) => kindOf(rule) === "enforced";
const under = (heading: string) => numbers.filter((rule) => rule.startsWith(`${heading}.`));

test("every rule listed is one of the document", () => {
  expect(notEnforced.filter((rule) => !numbers.includes(rule))).toEqual([]);
});

test("none is listed twice", () => {
  expect(notEnforced.filter((rule, at) => notEnforced.indexOf(rule) !== at)).toEqual([]);
});

test("no heading is listed while a rule under it is enforced", () => {
  expect(notEnforced.filter((rule) => under(rule).some(isEnforced))).toEqual([]);
});

test("a heading under which nothing is enforced is listed too, unless its own text is a rule", () => {
  const headings = numbers.filter((rule) => under(rule).length > 0 && !under(rule).some(isEnforced));
  expect(headings.filter(isEnforced)).toEqual(["1.4.3", "1.7.6", "2.1.3", "6.1.1", "7.1.3"]);
});

test("no scenario follows a rule that is said not to be enforced", { timeout: 60_000 }, () => {
  const followed = coverageOf("lorcana", numbers).filter(({ scenarios }) => scenarios.length > 0);
  expect(followed.map(({ rule }) => rule).filter((rule) => !isEnforced(rule))).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { bookIn } from "../book";
import { familyOf, headingOf, nameOf } from "./family";

const book = bookIn("en");

function rule(id: string) {
  const found = book.find(id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

function ids(rules: { id: string }[]): string[] {
  return rules.map(({ id }) => id);
}

describe("the rules around 6.5.7.1", () => {
  const family = familyOf(book, rule("6.5.7.1"));

  test("it stands under 6.5.7, in 6.5", () => expect(ids(family.ancestors)).toEqual(["6.5", "6.5.7"]));
  test("beside 6.5.7.2 and 6.5.7.3", () =>
    expect(ids(family.siblings)).toEqual(["6.5.7.1", "6.5.7.2", "6.5.7.3"]));
  test("between 6.5.7 and 6.5.7.2", () =>
    expect([family.previous?.id, family.next?.id]).toEqual(["6.5.7", "6.5.7.2"]));
  test("and its heading is that of 6.5.7", () =>
    expect(headingOf(rule("6.5.7.1"), family.ancestors)).toBe(rule("6.5.7").title));
});

test("6.5.1 has 6.5.1.1 under it, and not 6.5.10", () => {
  expect(ids(familyOf(book, rule("6.5.1")).children)).toEqual(["6.5.1.1"]);
  expect(ids(familyOf(book, rule("8.1.1")).ancestors)).toEqual(["8.1"]);
});

test("the first rule follows nothing, and the last is followed by nothing", () => {
  const all = book.sections.flatMap((section) => section.rules);
  expect(familyOf(book, all[0] ?? rule("1.1")).previous).toBeUndefined();
  expect(familyOf(book, all.at(-1) ?? rule("1.1")).next).toBeUndefined();
});

describe("what a list calls a rule", () => {
  const title = rule("6.5").title;

  test("its heading", () => expect(nameOf(rule("6.5.7"), title)).toBe("Several replacement effects"));
  test("how it starts, where it has none", () => {
    const name = nameOf(rule("6.5.7.3"), title);
    expect(name).toMatch(/^The chosen effect is applied and .+…$/);
    expect(name).not.toMatch(/[,;:.]…$/);
  });
});

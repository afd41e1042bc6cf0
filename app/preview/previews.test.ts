import { describe, expect, test } from "vitest";
import { languages } from "../../content/types";
import { bookIn } from "../book";
import { cases } from "../scenarios";
import { drawable, previewsIn } from "./previews";

describe.each(languages)("the previews in %s", (lang) => {
  test("show every section and every case, each under a name of its own", () => {
    const names = previewsIn(lang).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...bookIn(lang).sections, ...cases].map(({ id }) => id)));
  });
});

test("a thin space becomes one the font has, and another writing is refused", () => {
  expect(drawable("Qui choisit\u202f?")).toBe("Qui choisit\u00a0?");
  expect(() => drawable("魔法")).toThrow();
});

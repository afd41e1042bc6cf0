import { expect, test } from "vitest";
import { describe as tellOf } from "./metadata";

const page = { lang: "en", title: "t", address: () => "/", preview: "home" } as const;

test("a description is cut at a word, with symbols by their letter", () => {
  const { description } = tellOf({ ...page, description: `Pay {E} and ${"word ".repeat(60)}` });
  expect(description).toMatch(/^Pay E and word .*word…$/);
  expect(description?.length).toBeLessThanOrEqual(201);
});

test("a short one stays whole", () => {
  expect(tellOf({ ...page, description: "The bag." }).description).toBe("The bag.");
});

import { expect, test } from "vitest";
import { checkContent, worded } from "./check.ts";
import { numberIn, numbering } from "./editions.ts";
import { games, loadGlossary, loadSections } from "./load.ts";
import { numbers } from "./lorcana/numbers.ts";
import { languages } from "./types.ts";

test("the content has no mistakes", () => {
  const mistakes = checkContent().map(worded);
  expect(mistakes, `\n${mistakes.join("\n")}\n`).toEqual([]);
});

test("every game has rules and terms in every language", () => {
  expect(games()).toContain("lorcana");
  for (const game of games()) {
    for (const lang of languages) {
      expect(loadSections(game, lang).length, `sections of ${game} in ${lang}`).toBeGreaterThan(0);
      expect(loadGlossary(game, lang).length, `terms of ${game} in ${lang}`).toBeGreaterThan(0);
    }
  }
});

test("an edition's own numbers are given for rules of the document, and only where they differ", () => {
  const differing = numbering.lorcana?.fr ?? {};
  expect(Object.keys(differing).filter((id) => !numbers.includes(id))).toEqual([]);
  expect(Object.keys(differing).filter((id) => numberIn("lorcana", "fr", id) === id)).toEqual([]);
  expect(numberIn("lorcana", "fr", "1.8.5")).toBeNull();
  expect(numberIn("lorcana", "fr", "1.8.4")).toBe("1.8.4");
});

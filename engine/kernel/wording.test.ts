import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Message } from "./game.ts";
import { type Catalog, elide, type Lang, languages, word } from "./wording.ts";

const catalog: Catalog = {
  draw: { en: "draws {n} {n|card|cards}", fr: "pioche {n} {n|carte|cartes}" },
  of: { en: "the damage of {who}", fr: "les dégâts {de who}" },
  plain: { en: "{it}", fr: "{it}" },
  offers: { en: "what {who} offers[: {it}]", fr: "ce {que who} propose[ : {it}]" },
  to: { en: "{it} {it|goes|go} to {who}", fr: "{it} {it|va|vont} {à who}" },
  because: { en: "{a}, because {b}", fr: "{a}, car {b}" },
};

const named = { named: { en: "the Owl", fr: "Hibou" } };
const name = (arg: object, lang: Lang) => (arg as typeof named).named[lang];

function say(key: string, args: Message["with"], lang: Lang): string {
  return word(catalog, name, { say: key, with: args }, lang);
}

describe("word", () => {
  test.each([
    { n: 0, en: "draws 0 cards", fr: "pioche 0 carte" },
    { n: 1, en: "draws 1 card", fr: "pioche 1 carte" },
    { n: -1, en: "draws -1 card", fr: "pioche -1 carte" },
    { n: 2, en: "draws 2 cards", fr: "pioche 2 cartes" },
  ])("$n: French counts 0 as singular, English does not", ({ n, en, fr }) => {
    expect(say("draw", { n }, "en")).toBe(en);
    expect(say("draw", { n }, "fr")).toBe(fr);
  });

  test.each([
    { it: ["a"], en: "a", fr: "a" },
    { it: ["a", "b"], en: "a and b", fr: "a et b" },
    { it: ["a", named, 3], en: "a, the Owl, and 3", fr: "a, Hibou et 3" },
  ])("a list is joined as the language joins it: $fr", ({ it, en, fr }) => {
    expect(say("plain", { it }, "en")).toBe(en);
    expect(say("plain", { it }, "fr")).toBe(fr);
  });

  test("what the game names is named in the reader's language", () => {
    expect(say("of", { who: named }, "en")).toBe("the damage of the Owl");
    expect(say("of", { who: named }, "fr")).toBe("les dégâts de Hibou");
  });

  test("a message inside a message is worded too", () => {
    const inner = { say: "draw", with: { n: 2 } };
    expect(say("because", { a: inner, b: "x" }, "fr")).toBe("pioche 2 cartes, car x");
  });

  test("French shortens a word before a vowel, and each of a list has its own", () => {
    expect(say("offers", { who: "Élan" }, "fr")).toBe("ce qu’Élan propose");
    expect(say("of", { who: ["Ariel", "Belle", "Elsa"] }, "fr")).toBe(
      "les dégâts d’Ariel, de Belle et d’Elsa",
    );
    expect(say("to", { it: ["a", "b"], who: "Le Fou" }, "fr")).toBe("a et b vont au Fou");
  });

  test("a list picks by its length", () => {
    expect(say("to", { it: ["a"], who: "x" }, "en")).toBe("a goes to x");
    expect(say("to", { it: ["a", "b"], who: "x" }, "en")).toBe("a and b go to x");
  });

  test("what is in brackets is left out where its argument is missing", () => {
    expect(say("offers", { who: named }, "en")).toBe("what the Owl offers");
    expect(say("offers", { who: named, it: "x" }, "en")).toBe("what the Owl offers: x");
  });

  test("an argument is never read as a template", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("{b}", "$&", "$1", "{n|x|y}", "[{no}]")), (text) => {
        for (const lang of languages) expect(say("plain", { it: text, b: "no" }, lang)).toBe(text);
      }),
    );
  });

  test("a key without wording, and an argument that is missing, are errors that name them", () => {
    expect(() => say("dance", {}, "en")).toThrow("no wording for dance");
    expect(() => say("plain", {}, "en")).toThrow("nothing to word: undefined");
  });
});

test.each([
  ["Ariel", "d’Ariel"],
  ["Élan", "d’Élan"],
  ["œuf", "d’œuf"],
  ["Belle", "de Belle"],
  ["À chacun sa part", "d’À chacun sa part"],
  ["Yzma", "d’Yzma"],
  ["Yokai", "de Yokai"],
  ["Hadès", "d’Hadès"],
  ["Heihei", "de Heihei"],
  ["Oui, votre majesté", "de Oui, votre majesté"],
  ["Le Fou", "du Fou"],
  ["Les yeux fermés", "de «\u00a0Les yeux fermés\u00a0»"],
  ["La Bête", "de La Bête"],
  ["", "de "],
])("French elides and contracts before a name: %s", (text, elided) => {
  expect(elide(text)).toBe(elided);
});

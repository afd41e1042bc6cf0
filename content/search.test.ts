import { expect, test } from "vitest";
import { searchIndex } from "./reference.ts";
import { questions } from "./search/questions.ts";
import { createSearch, type Hit, type Search } from "./search.ts";
import { type Lang, languages } from "./types.ts";

const search: Record<Lang, Search> = {
  en: createSearch(searchIndex("lorcana", "en")),
  fr: createSearch(searchIndex("lorcana", "fr")),
};

function first(lang: Lang, query: string): Hit | undefined {
  return search[lang](query)[0];
}

test.each(languages)("the questions people ask find their rule (%s)", (lang) => {
  const asked = questions.filter(([language]) => language === lang);
  const places = asked.map(([, query, ...answers]) => {
    const found = search[lang](query, 5).map(({ rule }) => rule);
    const place = found.findIndex((rule) => answers.includes(rule));
    return {
      place,
      told: `"${query}" wants ${answers.join(" or ")}, finds ${found.join(", ") || "nothing"}`,
    };
  });
  const share = (good: (place: number) => boolean) =>
    places.filter(({ place }) => good(place)).length / asked.length;
  const misses = (good: (place: number) => boolean) =>
    `\n${places
      .filter(({ place }) => !good(place))
      .map(({ told }) => told)
      .join("\n")}\n`;
  const amongFive = (place: number) => place >= 0;
  const inFront = (place: number) => place === 0;
  expect(asked.length).toBeGreaterThan(25);
  expect(share(amongFive), misses(amongFive)).toBeGreaterThanOrEqual(0.95);
  expect(share(inFront), misses(inFront)).toBeGreaterThanOrEqual(0.8);
});

test.each(["6.5.7", "6.5.7.", "657", "6 5 7", "6,5,7", "rule 6.5.7"])("a number as typed: %s", (query) => {
  expect(first("en", query)).toMatchObject({ rule: "6.5.7", kind: "rule", score: 1 });
  expect(first("fr", query)).toMatchObject({ rule: "6.5.7", kind: "rule", score: 1 });
});

test("a number that does not exist offers its neighbours, none of them as a sure answer", () => {
  const hits = search.en("6.5.99");
  expect(hits.map(({ section }) => section)).toEqual(Array(5).fill("6.5"));
  expect(hits.filter(({ score }) => score >= 1)).toEqual([]);
});

test("a quantity in a question is not taken for a rule's number", () => {
  expect(["1.8.1.1", "1.11.3", "2.3.3.1"]).toContain(first("en", "20 lore")?.rule);
});

test.each([
  ["en", "replacment efects", "replacement effects"],
  ["en", "chalenge", "challenge"],
  ["en", "pasing the bga", "passing the bag"],
  ["fr", "subsitution", "substitution"],
  ["fr", "verfication de l'etat", "vérification de l'état"],
] as const)("a slip of the hand finds what was meant (%s): %s", (lang, slip, meant) => {
  expect(first(lang, meant)).toBeDefined();
  expect(first(lang, slip)?.section).toBe(first(lang, meant)?.section);
});

test.each([
  ["verification de l'etat du jeu", "vérification de l'état du jeu"],
  ["capacites declenchees", "capacités déclenchées"],
  ["SÉCHAGE", "sechage"],
])("accents and capitals make no difference: %s", (plain, accented) => {
  const found = search.fr(accented);
  expect(found).not.toEqual([]);
  expect(search.fr(plain)).toEqual(found);
});

test.each([
  ["en", "sac", "7.7"],
  ["en", "insaisissable", "8.6"],
  ["en", "effet de substitution", "6.5"],
  ["fr", "bag", "7.7"],
  ["fr", "bodyguard", "8.3"],
  ["fr", "replacement effect", "6.5"],
] as const)("a term of the other language (%s): %s", (lang, query, section) => {
  expect(first(lang, query)?.section).toBe(section);
});

test.each([
  ["en", "graveyard", "7.6"],
  ["en", "state-based actions", "1.8"],
  ["en", "untap", "3.2"],
  ["en", "mulligan", "2.2"],
  ["fr", "cimetière", "7.6"],
  ["fr", "mulligan", "2.2"],
] as const)("a word of other games (%s): %s", (lang, query, section) => {
  expect(first(lang, query)?.section).toBe(section);
});

test.each(["xylophone", "zzyzx", "spaghetti", "", "   ", "?!"])("nothing is found for %j", (query) => {
  expect(search.en(query)).toEqual([]);
  expect(search.fr(query)).toEqual([]);
});

test("a rule of a variant comes first only when the variant is named", () => {
  expect(first("en", "what happens when my deck is empty")?.rule).toBe("1.8.1.2");
  expect(first("en", "pack rush empty deck")?.rule).toBe("10.2.5");
  expect(first("fr", "pack rush pioche vide")?.rule).toBe("10.2.5");
});

test("answers come best first, no more than asked for, scored from 0 to 1", () => {
  const hits = search.en("replacement effect", 8);
  const scores = hits.map(({ score }) => score);
  expect(hits).toHaveLength(8);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores.filter((score) => score <= 0 || score > 1)).toEqual([]);
});

test("an excerpt of a long text shows the words asked for", () => {
  const hit = search.en("Challenge Declaration step check").find(({ rule }) => rule === "1.8.1");
  expect(hit?.excerpt).toContain("Declaration");
  expect(hit?.excerpt.length).toBeLessThan(170);
});

test("an index survives being written to a file", () => {
  const index = searchIndex("lorcana", "fr");
  const read = createSearch(JSON.parse(JSON.stringify(index)));
  expect(read("passer le sac")).toEqual(search.fr("passer le sac"));
});

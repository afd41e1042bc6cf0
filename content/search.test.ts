import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadSections } from "./load.ts";
import { searchIndex } from "./reference.ts";
import { misspelt, questions } from "./search/questions.ts";
import { createSearch, type Hit, type ScenarioText, type Search } from "./search.ts";
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
  expect(asked.length).toBeGreaterThanOrEqual(70);
  expect(share(amongFive), misses(amongFive)).toBeGreaterThanOrEqual(0.95);
  expect(share(inFront), misses(inFront)).toBeGreaterThanOrEqual(0.8);
});

test("the questions are many, from all over the rules, and not all well spelt", () => {
  const answers = questions.flatMap(([, , ...rules]) => rules);
  const untried = loadSections("lorcana", "en").filter(
    ({ id }) => !answers.some((rule) => rule === id || rule.startsWith(`${id}.`)),
  );
  expect(questions.length).toBeGreaterThanOrEqual(160);
  expect(misspelt.length).toBeGreaterThanOrEqual(40);
  expect(untried.map(({ id }) => id)).toEqual([]);
});

test.each(languages)("every answer to a question is a rule (%s)", (lang) => {
  const rules = loadSections("lorcana", lang).flatMap((section) => section.rules.map(({ id }) => id));
  const answers = questions.filter(([of]) => of === lang).flatMap(([, , ...ids]) => ids);
  expect(answers.filter((id) => !rules.includes(id))).toEqual([]);
});

test.each(languages)("the index is small enough for a phone, even with 250 scenarios (%s)", (lang) => {
  const size = (scenarios: ScenarioText[]) =>
    gzipSync(JSON.stringify(searchIndex("lorcana", lang, scenarios))).length;
  // Alone it cannot borrow words from others, so it takes more room than it will among many.
  const one = size([mine]) - size([]);
  expect(one).toBeGreaterThan(100);
  expect(size([]) + 250 * one).toBeLessThan(250_000);
});

test.each(["6.5.7", "6.5.7.", "657", "6 5 7", "6,5,7", "6/5/7", "rule 6.5.7"])(
  "a number as typed: %s",
  (query) => {
    expect(first("en", query)).toMatchObject({ rule: "6.5.7", kind: "rule", score: 1 });
    expect(first("fr", query)).toMatchObject({ rule: "6.5.7", kind: "rule", score: 1 });
  },
);

test("a number that does not exist offers its neighbours, none of them as a sure answer", () => {
  const hits = search.en("6.5.99");
  expect(hits.map(({ section }) => section)).toEqual(Array(5).fill("6.5"));
  expect(hits.filter(({ score }) => score >= 1)).toEqual([]);
});

test("a number that only the French edition has leads to the rule that goes by it there", () => {
  expect(first("fr", "1.9.1.3")?.rule).toBe("1.9.2.3");
  expect(first("en", "6.7.2.4")?.rule).toBe("6.7.2.3");
  expect(first("fr", "6.7.3")?.rule).toBe("6.7.3");
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
  ["fr", "teammate", "1.3"],
] as const)("a term of the other language (%s): %s", (lang, query, section) => {
  expect(first(lang, query)?.section).toBe(section);
});

test.each([
  ["en", "graveyard", "7.6"],
  ["en", "state-based actions", "1.8"],
  ["en", "untap", "3.2"],
  ["en", "mulligan", "2.2"],
  ["en", "summoning sickness", "1.7"],
  ["en", "sickness summoning", "1.7"],
  ["en", "sumoning sicknes", "1.7"],
  ["en", "graveyrad", "7.6"],
  ["en", "haste", "8.9"],
  ["fr", "cimetière", "7.6"],
  ["fr", "cimtiere", "7.6"],
  ["fr", "mulligan", "2.2"],
  ["fr", "mal d'invocation", "1.7"],
] as const)("a word of other games (%s): %s", (lang, query, section) => {
  expect(first(lang, query)?.section).toBe(section);
});

test.each([
  ["fr", "équipe", "9.3"],
  ["fr", "boucle", "6.1"],
  ["fr", "chanter", "5.4"],
  ["en", "game state", "1.8"],
] as const)("a word is not taken for another game's that looks like it (%s): %s", (lang, query, section) => {
  expect(first(lang, query)?.section).toBe(section);
});

test("a word in quotation marks counts, however common it is", () => {
  expect(first("en", '"may" optional')?.rule).toBe("6.1.4");
  expect(first("fr", "« cette » carte")?.rule).toBe("6.1.11");
});

test("a symbol in a rule is found by its word", () => {
  expect(search.en("location without strength").map(({ rule }) => rule)).toContain("4.6.8.3");
  expect(search.fr("lieu sans force").map(({ rule }) => rule)).toContain("4.6.8.3");
});

test.each([
  ["en", "chernabog", "1.4.3"],
  ["en", "mère gothel", "6.7.9"],
  ["fr", "mère gothel", "6.7.9"],
  ["fr", "mother gothel", "6.7.9"],
] as const)(
  "a card leads to the rule whose example has it, in either language (%s): %s",
  (lang, card, rule) => {
    expect(first(lang, card)?.rule).toBe(rule);
  },
);

test.each(["xylophone", "the xylophone", "zzyzx", "spaghetti", "", "   ", "?!"])(
  "nothing is found for %j",
  (query) => {
    expect(search.en(query)).toEqual([]);
    expect(search.fr(query)).toEqual([]);
  },
);

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

/** An excerpt with its marked words in brackets. */
function marked({ excerpt, marks }: Hit): string {
  return marks
    .toReversed()
    .reduce(
      (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      excerpt,
    );
}

test("an excerpt of a long text shows the sentence with the words asked for, marked", () => {
  const hit = search.en("Challenge Declaration step check").find(({ rule }) => rule === "1.8.1") as Hit;
  expect(marked(hit)).toContain("[Challenge] [Declaration]");
  expect(hit.excerpt.length).toBeLessThan(170);
  expect(marked(first("fr", "verfication de l'etat du jeu") as Hit)).toMatch(
    /\[vérifications?\] de l'\[état\] du \[jeu\]/i,
  );
});

test("where only an example has the words, the excerpt shows the example", () => {
  expect(marked(first("en", "chernabog") as Hit)).toContain("[Chernabog]");
});

test("a result names its section", () => {
  expect(first("en", "6.5.7")).toMatchObject({ section: "6.5", sectionTitle: "Replacement Effects" });
});

const mine: ScenarioText = {
  id: "6.5.7.3-seven-dwarfs-mine",
  rule: "6.5.7.3",
  title: { en: "The Mine deals damage, Beast takes it", fr: "La Mine inflige, la Bête encaisse" },
  story: {
    en: "Mara moves Sleepy to the Mine. Two replacement effects want the same damage, and one is Beast's.",
    fr: "Mara déplace Dormeur vers la Mine. Deux effets de substitution visent ces dommages, dont celui de la Bête.",
  },
  cards: {
    en: ["Sleepy - Sluggish Knight", "Beast - Selfless Protector"],
    fr: ["Dormeur - Chevalier paresseux", "La Bête - Protecteur dévoué"],
  },
};

const played: Record<Lang, Search> = {
  en: createSearch(searchIndex("lorcana", "en", [mine])),
  fr: createSearch(searchIndex("lorcana", "fr", [mine])),
};

test.each([
  ["en", "sluggish knight"],
  ["en", "chevalier paresseux"],
  ["fr", "chevalier paresseux"],
  ["fr", "slugish knight"],
] as const)("a card leads to the scenario that has it on the board (%s): %s", (lang, card) => {
  const hits = played[lang](card);
  expect(hits.find(({ kind }) => kind === "scenario")).toMatchObject({ slug: mine.id, rule: "6.5.7.3" });
});

test("a rule asked for by its number comes before the scenario that plays it, and that before its neighbours", () => {
  expect(
    played
      .en("6.5.7.3")
      .slice(0, 2)
      .map(({ kind, rule }) => `${kind} ${rule}`),
  ).toEqual(["rule 6.5.7.3", "scenario 6.5.7.3"]);
});

test("however many scenarios have a card, the rule whose example has it is found", () => {
  const many = Array.from({ length: 20 }, (_, n) => ({ ...mine, id: `${mine.id}-${n}` }));
  const hits = createSearch(searchIndex("lorcana", "en", many))("beast selfless protector");
  expect(hits.map(({ kind, rule }) => `${kind} ${rule}`)).toContain("rule 6.5.7.3");
  expect(hits.filter(({ kind }) => kind === "scenario")).toHaveLength(2);
});

test("scenarios can be asked for apart, after the rules", () => {
  const kinds = played.fr("effets de substitution", 6, 2).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== "scenario")).toHaveLength(6);
  expect(kinds.at(-1)).toBe("scenario");
});

test("an index survives being written to a file", () => {
  const index = searchIndex("lorcana", "fr");
  const read = createSearch(JSON.parse(JSON.stringify(index)));
  expect(read("passer le sac")).toEqual(search.fr("passer le sac"));
});

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { numbers } from "../../content/lorcana/numbers";
import { languages } from "../../content/types";
import { GET as searchIndexFile } from "../data/lorcana/[lang]/search.json/route";
import { GET as changesFile } from "./lorcana/[lang]/changes.json/route";
import { GET as glossaryFile } from "./lorcana/[lang]/glossary.json/route";
import { GET as ruleFile, generateStaticParams as ruleFiles } from "./lorcana/[lang]/rules/[file]/route";
import { GET as rulesFile } from "./lorcana/[lang]/rules.json/route";
import { GET as scenariosFile } from "./lorcana/[lang]/scenarios.json/route";
import { GET as searchFile } from "./lorcana/[lang]/search.json/route";
import { GET as schemaFile, generateStaticParams as schemaFiles } from "./schema/[file]/route";
import {
  changesSchema,
  glossarySchema,
  ruleSchema,
  rulesSchema,
  scenariosSchema,
  schemas,
  searchIndexSchema,
  searchSchema,
} from "./schemas";

type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

async function fetched<Params>(route: Route<Params>, params: Params): Promise<unknown> {
  const response = await route(new Request("http://localhost/"), { params: Promise.resolve(params) });
  return response.json();
}

const ruleIn = async (lang: string, id: string) =>
  ruleSchema.parse(await fetched(ruleFile, { lang, file: `${id}.json` }));

describe.each(languages)("the files in %s", (lang) => {
  test.each([
    ["rules", rulesFile, rulesSchema],
    ["glossary", glossaryFile, glossarySchema],
    ["scenarios", scenariosFile, scenariosSchema],
    ["changes", changesFile, changesSchema],
    ["search", searchFile, searchSchema],
    ["search index", searchIndexFile, searchIndexSchema],
  ])("%s: as its schema says, and in that language", async (_, route, schema) => {
    const file = schema.parse(await fetched(route, { lang }));
    const entries: { lang?: string }[] = Array.isArray(file) ? file : [file];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((entry) => entry.lang !== lang)).toEqual([]);
  });

  test("every rule has a file of its own, which says what the file of all rules says", async () => {
    const files = ruleFiles().filter((params) => params.lang === lang);
    expect(files.map(({ file }) => file)).toEqual(numbers.map((id) => `${id}.json`));
    const all = rulesSchema.parse(await fetched(rulesFile, { lang }));
    expect(await Promise.all(all.map(({ id }) => ruleIn(lang, id)))).toEqual(all);
  });

  test("whoever names a rule is named there, and the other way round", async () => {
    const all = rulesSchema.parse(await fetched(rulesFile, { lang }));
    const naming = all.flatMap(({ id, links }) =>
      links.filter((to) => to !== id).map((to) => `${id} → ${to}`),
    );
    const named = all.flatMap(({ id, citedBy }) => citedBy.map((by) => `${by} → ${id}`));
    expect(naming.length).toBeGreaterThan(100);
    expect(named.sort()).toEqual(naming.sort());
  });

  test("what a rule points to is there: terms, changes, scenarios", async () => {
    const all = rulesSchema.parse(await fetched(rulesFile, { lang }));
    const terms = glossarySchema.parse(await fetched(glossaryFile, { lang })).map(({ slug }) => slug);
    const changes = changesSchema.parse(await fetched(changesFile, { lang })).map(({ slug }) => slug);
    const scenarios = scenariosSchema.parse(await fetched(scenariosFile, { lang })).map(({ id }) => id);
    expect(all.flatMap((rule) => rule.terms).filter((slug) => !terms.includes(slug))).toEqual([]);
    expect(all.flatMap((rule) => rule.changes).filter((slug) => !changes.includes(slug))).toEqual([]);
    expect(all.flatMap((rule) => rule.scenarios).filter((id) => !scenarios.includes(id))).toEqual([]);
  });
});

test("a rule tells its number in each edition", async () => {
  const numbersOf = async (id: string) => (await ruleIn("fr", id)).editions.map(({ number }) => number);
  expect(await numbersOf("6.5.7")).toEqual(["6.5.7", "6.5.7"]);
  expect(await numbersOf("6.7.4")).toEqual(["6.7.4", "6.7.3"]);
  expect(await numbersOf("1.8.5")).toEqual(["1.8.5", null]);
});

test("an edition differs by its number, or by what a note tells", async () => {
  const differing = async (id: string) =>
    (await ruleIn("en", id)).editions.filter(({ differs }) => differs).map(({ lang }) => lang);
  expect(await differing("1.8.1.1")).toEqual([]);
  expect(await differing("1.8.1")).toEqual(["fr"]);
  expect(await differing("6.7.9")).toEqual(["fr"]);
});

test("a worked example names the scenario that plays it", async () => {
  const { examples, scenarios } = await ruleIn("en", "6.5.7.3");
  expect(examples).toMatchObject([{ id: "6.5.7.3", scenario: "6.5.7.3-seven-dwarfs-mine" }]);
  expect(scenarios).toContain("6.5.7.3-seven-dwarfs-mine");
});

test("every schema is published as JSON Schema, and refuses what it does not describe", async () => {
  expect(schemaFiles().map(({ file }) => file)).toEqual(Object.keys(schemas).map((name) => `${name}.json`));
  for (const { file } of schemaFiles()) {
    const published = await fetched(schemaFile, { file });
    const again = z.fromJSONSchema(published as Parameters<typeof z.fromJSONSchema>[0]);
    expect(again.safeParse("nothing of the kind").success, file).toBe(false);
  }
  const rule = z.fromJSONSchema((await fetched(schemaFile, { file: "rule.json" })) as never);
  const sound = await fetched(ruleFile, { lang: "fr", file: "6.5.7.json" });
  expect(rule.safeParse(sound).error).toBeUndefined();
  expect(rule.safeParse({ ...(sound as object), id: "six" }).success).toBe(false);
});

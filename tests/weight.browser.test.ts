import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { labelsIn } from "../app/labels/index.ts";
import { exported, oneOfEachKind, out, weightOf } from "./exported.ts";
import { sweep } from "./sweep.ts";
import { contexts, phone, wide } from "./visit.ts";

const context = contexts();
const kB = 1000;

/** The front door has no script of ours but what stands in the page: what it loads is the framework. */
const framework = new Set(
  readFileSync(join(out, "index.html"), "utf8").match(/_next\/static\/chunks\/[\w.-]+\.js(?!" nomodule)/gi),
);

/** By what an address looks like, what its script may weigh in kB besides the framework. */
const budgets: [RegExp, number][] = [
  [/\/(scenarios\/[^/]+|board)\/$/, 120],
  // Home and the page for what is missing search at once, so they bring the search along.
  [/\/(en|fr)\/$/, 30],
  [/\/404\/$/, 35],
  [/./, 20],
];

const kinds = oneOfEachKind().filter((address) => address !== "/");

function weight(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + weightOf(name), 0);
}

async function ownScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = names.flatMap((name) => /_next\/static\/.*\.js$/.exec(new URL(name).pathname)?.[0] ?? []);
  return [...new Set(scripts)].filter((name) => !framework.has(name));
}

test("the framework needs about 136 kB", () => {
  expect(weight(framework)).toBeGreaterThan(100 * kB);
  expect(weight(framework)).toBeLessThan(140 * kB);
});

test("no page weighs 40 kB", () => {
  const heavy = exported.filter(({ address }) => weightOf(join(address, "index.html")) >= 40 * kB);
  expect(heavy.map(({ address }) => address)).toEqual([]);
});

test("script besides the framework's: 20 kB to read, 120 kB to play", async () => {
  const visitor = await context();
  const urls = kinds.map((address) => inject("site") + address);
  const tooHeavy = async (page: Page, url: string) => {
    const own = await ownScripts(page);
    const budget = budgets.find(([address]) => address.test(url))?.[1] ?? 0;
    if (own.length === 0) return ["has no script at all"];
    return weight(own) > budget * kB ? [`has ${weight(own)} bytes of ${budget} kB`] : [];
  };
  expect(await sweep(visitor, urls, tooHeavy, "networkidle")).toEqual([]);
  await visitor.close();
});

test("what only the pages say is not in their script as well", async () => {
  const page = await (await context()).newPage();
  for (const address of ["/en/lorcana/rules/6.5/", "/en/lorcana/scenarios/7.7.7-B-bag-passed-back/"]) {
    await page.goto(inject("site") + address, { waitUntil: "networkidle" });
    const scripts = (await ownScripts(page)).map((name) => readFileSync(join(out, name), "utf8"));
    expect(scripts.filter((script) => script.includes(labelsIn("en").about.title))).toEqual([]);
  }
  await page.context().close();
});

describe("nothing moves once it is painted", () => {
  // The page for what is missing only learns from its address what to say.
  const standing = kinds.filter((address) => address !== "/404/");
  const places = [...standing, "/fr/lorcana/rules/6.5/", "/en/lorcana/rules/6.5/#6.5.7.1"];

  test.each([phone, wide])("at $width px", async (viewport) => {
    const visitor = await context({ viewport, serviceWorkers: "allow" });
    const urls = places.map((address) => inject("site") + address);
    expect(await sweep(visitor, urls, shifts, "networkidle")).toEqual([]);
    await visitor.close();
  });
});

/** Far below what an eye could see: rounding moves some things by part of a pixel. */
const unseen = 0.002;

async function shifts(page: Page): Promise<string[]> {
  const sum = await page.evaluate(async () => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((done) => setTimeout(done, 100));
    return seen.reduce((all, shift) => all + shift, 0);
  });
  return sum > unseen ? [`moved by ${sum}`] : [];
}

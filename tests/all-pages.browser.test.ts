import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { barriersInBothThemes } from "./axe.ts";
import { addresses, isScenario, isSection } from "./exported.ts";
import { sweep } from "./sweep.ts";
import { contexts } from "./visit.ts";

const context = contexts();

const inBothThemes = (page: Page) => barriersInBothThemes(page);

test.each([
  ["section", addresses.filter(isSection)],
  ["scenario", addresses.filter(isScenario)],
])(
  "no %s has a barrier",
  async (_, pages) => {
    expect(pages.length).toBeGreaterThan(0);
    const visitor = await context();
    expect(
      await sweep(
        visitor,
        pages.map((address) => inject("site") + address),
        inBothThemes,
      ),
    ).toEqual([]);
    await visitor.close();
  },
  10 * 60_000,
);

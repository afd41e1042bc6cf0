import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visits } from "./visit.ts";

const visit = visits();
const paper = { width: 700, height: 990 };

async function printed(path: string): Promise<Page> {
  const page = await visit(path, { viewport: paper, colorScheme: "dark" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  return page;
}

function visible(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 90)),
    );
}

test.each(["rules/6.5/", "rules/6.5.7.1/", "rules/6.5/both/"])(
  "%s prints its text and its edition, and nothing to press",
  async (path) => {
    const page = await printed(`/en/lorcana/${path}`);
    expect(await visible(page, "nav, button, input, dialog, summary")).toEqual([]);
    expect(await page.locator("[data-text]").first().isVisible()).toBe(true);
    const head = page.locator("[data-running-head] [data-print]");
    expect(await head.textContent()).toMatch(/2\.1\.0, 30 April 2026$/);
    expect(await head.isVisible()).toBe(true);
    const number = await page.locator("[data-place] > :first-child").first().boundingBox();
    const text = await page.locator("[data-text]").first().boundingBox();
    if (path === "rules/6.5/") expect(number && text && number.y + number.height <= text.y).toBe(true);
    const { color, paper } = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector("[data-text]") as Element).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect([color, paper]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    await page.context().close();
  },
);

test("a case prints its table and every step, without what moves it", async () => {
  const page = await printed("/fr/lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/");
  expect(await visible(page, '[data-board] input, [data-board] [role="group"], nav, dialog')).toEqual([]);
  const table = await page.locator("[data-table]").boundingBox();
  const below = await page.locator("[data-at]").boundingBox();
  expect(table && below && table.height > 200 && table.y + table.height <= below.y).toBe(true);
  const steps = page.locator("[data-timeline] li");
  expect(await steps.count()).toBeGreaterThan(20);
  expect(await steps.last().isVisible()).toBe(true);
});

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { alive } from "./alive.ts";
import { phone, visits, wide } from "./visit.ts";

const visit = visits();

/** Where the rule lies between what sticks to the top and the lower edge of the window. */
async function placeOf(page: Page, id: string) {
  return page.evaluate((rule) => {
    const box = document.getElementById(rule)?.getBoundingClientRect();
    const head = document.querySelector("[data-running-head]")?.getBoundingClientRect();
    return { top: box?.top ?? -1, covered: head?.bottom ?? -1, window: innerHeight };
  }, id);
}

function isTarget(page: Page, id: string): Promise<boolean> {
  return page.evaluate((rule) => document.getElementById(rule)?.matches(":target") ?? false, id);
}

describe("a link to one rule", () => {
  test.each([phone, wide])("lands on it, below the header, marked, at $width px", async (viewport) => {
    const page = await visit("/en/lorcana/rules/6.5#6.5.7.1", { viewport });
    const { top, covered, window } = await placeOf(page, "6.5.7.1");
    expect(top).toBeGreaterThanOrEqual(covered);
    expect(top).toBeLessThan(window / 2);
    expect(await isTarget(page, "6.5.7.1")).toBe(true);
  });

  test("lands on it without script", async () => {
    const page = await visit("/fr/lorcana/rules/6.5/#6.5.7.1", { javaScriptEnabled: false });
    expect(await isTarget(page, "6.5.7.1")).toBe(true);
    expect(await page.getByText("6.5.7.1", { exact: true }).first().isVisible()).toBe(true);
  });

  test("is followed within the page too", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    await page.locator('[id="6.5.7.1"]').getByRole("link", { name: "6.5.7.2" }).first().click();
    expect(await isTarget(page, "6.5.7.2")).toBe(true);
  });

  test("says so when the section has no such rule", async () => {
    const page = await visit("/en/lorcana/rules/6.5/#6.5.99");
    expect(await page.getByRole("alert").filter({ hasText: "6.5.99" }).count()).toBe(1);
  });

  test("is copied by the button beside the rule, as the address of the rule's own page", async () => {
    const page = await visit("/en/lorcana/rules/6.5/", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy the link to rule 6.5.7", exact: true }).click();
    await page.getByText("Link copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe("/en/lorcana/rules/6.5.7/");
    await page.goto(copied);
    expect(await page.locator("h1").textContent()).toContain("6.5.7");
  });
});

test("the edition stays in view while the page scrolls", async () => {
  const page = await visit("/en/lorcana/rules/6.5/");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const box = await page.locator("[data-running-head]").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(await page.locator("[data-running-head]").textContent()).toContain("2.1.0");
});

describe("switching the language", () => {
  test("keeps the rule an address led to", async () => {
    const page = await visit("/en/lorcana/rules/6.5/#6.5.7.1");
    await page.getByRole("link", { name: "Lire cette page en français" }).click();
    await page.waitForURL("**/fr/lorcana/rules/6.5/#6.5.7.1");
    expect(await isTarget(page, "6.5.7.1")).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  test.each([phone, wide])("keeps the rule the reader has scrolled to, at $width px", async (viewport) => {
    const page = await visit("/en/lorcana/rules/6.5/#6.5.1", { viewport });
    await page.evaluate(() => {
      const { top } = document.getElementById("6.5.8")?.getBoundingClientRect() ?? { top: 0 };
      scrollBy(0, top - innerHeight * 0.2);
    });
    await page
      .getByRole("link", { name: "Français", exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/fr/lorcana/rules/6.5/#6.5.8");
  });

  test("keeps the term in the glossary, whose order is another", async () => {
    const page = await visit("/fr/lorcana/glossary/#bag");
    await page.getByRole("link", { name: "Read this page in English" }).click();
    await page.waitForURL("**/en/lorcana/glossary/#bag");
  });
});

test("previous and next follow the order of the numbers", async () => {
  const page = await visit("/en/lorcana/rules/6.5/");
  await page.locator('a[rel="prev"]').click();
  await page.locator('a[rel="next"]').click();
  expect(new URL(page.url()).pathname).toBe("/en/lorcana/rules/6.5/");
});

test("no page asks anything of another host", async () => {
  const page = await visit("/en/");
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const path of [
    "/en/",
    "/fr/lorcana/rules/6.5/",
    "/en/lorcana/glossary/",
    "/fr/about/",
    "/en/nowhere/",
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await alive(page);
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

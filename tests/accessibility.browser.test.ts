import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { alive } from "./alive.ts";
import { barriersInBothThemes, barriersOn } from "./axe.ts";
import { oneOfEachKind } from "./exported.ts";
import { sweep } from "./sweep.ts";
import { contexts, phone, visits, wide } from "./visit.ts";

const context = contexts();
const visit = visits();
const minutes = 60_000;

/** One page of each kind, and pages that look otherwise when the address says more. */
const kinds = [
  ...oneOfEachKind().filter((address) => address !== "/"),
  ...["en", "fr"].flatMap((lang) => [
    `/${lang}/lorcana/rules/6.5/#6.5.7`,
    `/${lang}/lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/#step=19`,
    `/${lang}/lorcana/changes/#moving-damage`,
    `/${lang}/lorcana/rules/6.5.99/`,
  ]),
];

function urls(list: readonly string[]): string[] {
  return list.map((address) => inject("site") + address);
}

const themes = (page: Page) => barriersInBothThemes(page);

/** A page that has to be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : [];
  });

describe("light and dark", () => {
  test.each([phone, wide])(
    "no kind of page has a barrier or needs sideways scrolling at $width px",
    async (viewport) => {
      const visitor = await context({ viewport });
      const look = async (page: Page) => [...(await tooWide(page)), ...(await themes(page))];
      expect(await sweep(visitor, urls(kinds), look)).toEqual([]);
      await visitor.close();
    },
    5 * minutes,
  );
});

test(
  "no kind of page needs sideways scrolling at 320 px",
  async () => {
    const visitor = await context({ viewport: { width: 320, height: 700 } });
    expect(await sweep(visitor, urls(kinds), tooWide)).toEqual([]);
    await visitor.close();
  },
  5 * minutes,
);

describe.each(["light", "dark"] as const)("what opens over a page has no barrier, %s", (colorScheme) => {
  test.each([phone, wide])(
    "the palette: its results, then what was searched for before, at $width px",
    async (viewport) => {
      const page = await visit("/en/lorcana/rules/", { colorScheme, viewport });
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("replacment");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      expect(await barriersOn(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/6.5/**");
      await alive(page);
      await page.keyboard.press("/");
      await page.getByRole("listbox", { name: "Recent searches" }).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await page.context().close();
    },
  );

  test.each([phone, wide])("a rule's sheet with its code, at $width px", async (viewport) => {
    const page = await visit("/fr/lorcana/rules/6.5.7/", { colorScheme, viewport });
    await page.getByRole("button", { name: "Code QR" }).click();
    await page.locator("[data-ready]").waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.context().close();
  });

  test("a card, by pointer and by touch", async () => {
    const page = await visit("/fr/lorcana/rules/6.5/", { colorScheme, hasTouch: true });
    const link = page.locator('[id="6.5.1"] a[data-peek]', { hasText: "6.7.2.2" });
    await link.hover();
    await page.locator("#card:popover-open p").nth(1).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await link.tap();
    await page.locator("#card:popover-open a").waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.context().close();
  });

  test("the contents in the running head", async () => {
    const page = await visit("/en/lorcana/rules/6.5/", { colorScheme });
    await page.locator("[data-running-head] summary").click();
    expect(await barriersOn(page)).toEqual([]);
    await page.context().close();
  });
});

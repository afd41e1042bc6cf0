import { describe, expect, test } from "vitest";
import { visits, wide } from "./visit.ts";

const visit = visits();

describe("search", () => {
  test("has the focus when the site opens", async () => {
    const page = await visit("/en/");
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  });

  test.each([
    { lang: "en", typed: "replacment efect" },
    { lang: "fr", typed: "effet de substitusion" },
  ])("finds the rule from a misspelt word, with the keyboard alone ($lang)", async ({ lang, typed }) => {
    const page = await visit(`/${lang}/`);
    await page.keyboard.type(typed);
    await page.getByRole("option").first().waitFor();
    const field = page.getByRole("combobox");
    expect(await field.getAttribute("aria-expanded")).toBe("true");

    await page.keyboard.press("ArrowDown");
    const active = await field.getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");

    await page.keyboard.press("Enter");
    await page.waitForURL(/\/lorcana\/(rules\/6\.5|glossary\/#(self-)?replacement)/);
  });

  test("opens the rule whose number is typed", async () => {
    const page = await visit("/en/lorcana/glossary/", { viewport: wide });
    await page.keyboard.press("/");
    await page.keyboard.type("6.5.7.1");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/lorcana/rules/6.5/#6.5.7.1");
  });

  test.each(["/", "Control+k"])("is reached by %s", async (key) => {
    const page = await visit("/fr/lorcana/rules/6.5/");
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
    expect(await page.getByRole("combobox").inputValue()).toBe("");
  });

  test("Escape closes the results, then clears the field", async () => {
    const page = await visit("/en/");
    await page.keyboard.type("bag");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
    expect(await page.getByRole("combobox").inputValue()).toBe("bag");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("combobox").inputValue()).toBe("");
  });

  test("tells how many it found, and when it found nothing", async () => {
    const page = await visit("/en/");
    await page.keyboard.type("bag");
    await page
      .getByRole("status")
      .filter({ hasText: /\d+ results/ })
      .waitFor({ state: "attached" });
    await page.getByRole("combobox").fill("qqqqqqqqqq");
    await page.getByRole("status").filter({ hasText: "Nothing found" }).waitFor();
  });

  test("fetches its index only when asked", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    const before = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    expect(before.filter((name) => name.endsWith("search.json"))).toEqual([]);
    const fetched = page.waitForRequest("**/search.json");
    await page.getByRole("combobox").focus();
    await fetched;
  });
});

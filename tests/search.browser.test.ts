import { describe, expect, test } from "vitest";
import { alive } from "./alive.ts";
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
    await page.getByRole("combobox").fill("6.5.7.1");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/lorcana/rules/6.5/#6.5.7.1");
  });

  test.each(["/", "Control+k"])("is reached by %s", async (key) => {
    const page = await visit("/fr/lorcana/rules/6.5/");
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
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

  test("searches for what was typed before the page ran", async () => {
    const page = await visit("/en/about/");
    let run = () => {};
    const held = new Promise<void>((done) => {
      run = done;
    });
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(new URL("/en/", page.url()).href, { waitUntil: "commit" });
    await page.getByRole("combobox").fill("replacment efect");
    run();
    await page.getByRole("option").first().waitFor();
  });

  test("fetches its index only when asked", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    const before = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    expect(before.filter((name) => name.endsWith("search.json"))).toEqual([]);
    const fetched = page.waitForRequest("**/search.json");
    await page.keyboard.press("/");
    await fetched;
  });
});

describe("the palette", () => {
  test.each([
    { lang: "en", typed: "replacment efect" },
    { lang: "fr", typed: "effet de substitusion" },
  ])("finds a misspelt word from the page of a rule, by touch ($lang)", async ({ lang, typed }) => {
    const page = await visit(`/${lang}/lorcana/rules/7.7.4/`, { hasTouch: true });
    await page.locator("header[data-site] button").first().tap();
    await page.getByRole("combobox").fill(typed);
    await page.getByRole("option").first().tap();
    await page.waitForURL(/\/lorcana\/(rules\/6\.5|glossary\/#(self-)?replacement)/);
  });

  test("offers the boards that play what it found", async () => {
    const page = await visit("/en/lorcana/rules/1.1/");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("6.5.7.3");
    await page.getByRole("option", { name: /^Case/ }).first().click();
    await page.waitForURL("**/en/lorcana/scenarios/6.5.7.3-*/");
  });

  test("closes when its result is on the page already", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("6.5.8");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/lorcana/rules/6.5/#6.5.8");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test("is emptied, then closed by Escape, and gives the focus back", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    const button = page.getByRole("button", { name: "Search the rules" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox").fill("bag");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("combobox").inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

describe("recent searches", () => {
  test("are offered again on any page, newest first, and can be forgotten", async () => {
    const page = await visit("/en/lorcana/rules/6.5.7/");
    for (const query of ["bag", "challenge", "Bag"]) {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill(query);
      await page.getByRole("listbox", { name: "Recent searches" }).waitFor({ state: "detached" });
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => !url.pathname.endsWith("/6.5.7/"));
      await page.goto(new URL("/en/lorcana/rules/6.5.7/", page.url()).href);
      await alive(page);
    }
    await page.keyboard.press("/");
    await page.getByRole("listbox", { name: "Recent searches" }).waitFor();
    expect(await page.getByRole("option").allTextContents()).toEqual(["Bag", "challenge"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("combobox").inputValue()).toBe("Bag");
    await page.getByRole("combobox").fill("");
    await page.getByRole("button", { name: "Forget recent searches" }).click();
    expect(await page.getByRole("option").count()).toBe(0);
    await page.reload();
    await alive(page);
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    expect(await page.getByRole("option").count()).toBe(0);
  });

  test.each(['{"a":1}', "[1,2]", "not json", `["${"long ".repeat(40)}"]`])(
    "that somebody else wrote are not believed: %s",
    async (stored) => {
      const page = await visit("/en/lorcana/rules/6.5/");
      await page.evaluate((text) => localStorage.setItem("recent-searches", text), stored);
      await page.reload();
      await alive(page);
      await page.keyboard.press("/");
      await page.getByText("Type half a word").waitFor();
      expect(await page.getByRole("option").count()).toBe(0);
    },
  );
});

test("a question in the address is asked at once", async () => {
  const page = await visit("/en/?q=replacment%20effect");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByRole("combobox").inputValue()).toBe("replacment effect");
});

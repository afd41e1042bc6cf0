import { describe, expect, test } from "vitest";
import { alive } from "./alive.ts";
import { visits, wide } from "./visit.ts";

const visit = visits();

describe("the changes of an edition", () => {
  test.each([
    { lang: "en", title: "Moving damage" },
    { lang: "fr", title: "Déplacer des dommages" },
  ])(
    "a rule that changed leads to the change, and the change back to the rule ($lang)",
    async ({ lang, title }) => {
      const page = await visit(`/${lang}/lorcana/rules/1.9/#1.9.2.4`, { viewport: wide });
      await page.locator('[id="1.9.2.4"]').getByRole("link", { name: title }).click();
      await page.waitForURL(`**/${lang}/lorcana/changes/#moving-damage`);
      await page.locator("#moving-damage").getByRole("link", { name: "1.9.2.4", exact: true }).click();
      await page.waitForURL(`**/${lang}/lorcana/rules/1.9/#1.9.2.4`);
    },
  );

  test("a rule that did not change says nothing of it", async () => {
    const page = await visit("/en/lorcana/rules/1.9/");
    expect(await page.locator('[id="1.9.1"]').getByText("Changed in").count()).toBe(0);
    expect(await page.locator('[id="1.9.2"]').getByText("Changed in 2.1.0").count()).toBe(1);
  });
});

test("a reader sees the number a rule has in the French edition, or that it has none", async () => {
  const page = await visit("/fr/lorcana/rules/1.9/");
  expect(await page.locator('[id="1.9.3"]').textContent()).toContain("Dans l’édition française 1.9.1.5");
  await page.goto(new URL("/fr/lorcana/rules/1.8/", page.url()).href);
  expect(await page.locator('[id="1.8.5"]').textContent()).toContain("Dans l’édition française absente");
});

test("a section shows which rules point to it as a whole", async () => {
  const page = await visit("/en/lorcana/rules/1.9/");
  await page.getByRole("main").getByRole("link", { name: "4.6.6.2", exact: true }).first().click();
  await page.waitForURL("**/en/lorcana/rules/4.6/#4.6.6.2");
});

describe("the files for programs", () => {
  test.each(["en", "fr"])("the address in a rule's file leads to the rule (%s)", async (lang) => {
    const page = await visit(`/${lang}/api/`);
    const file = await page.evaluate(async (of) => {
      const response = await fetch(`/api/lorcana/${of}/rules/6.5.7.json`);
      return { type: response.headers.get("content-type"), rule: await response.json() };
    }, lang);
    expect(file.type).toContain("application/json");
    await page.goto(new URL(file.rule.url, page.url()).href);
    await alive(page);
    expect(await page.locator('[id="6.5.7"]').count()).toBe(1);
  });

  test("every address of the documentation is there, with its schema", async () => {
    const page = await visit("/fr/api/");
    const addresses = await page
      .locator("main a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.filter((address) => address.endsWith(".json")).length).toBeGreaterThanOrEqual(14);
    for (const address of addresses) {
      const response = await page.request.get(new URL(address, page.url()).href);
      expect(`${address} ${response.status()}`).toBe(`${address} 200`);
    }
  });
});

describe("a card's name in the search", () => {
  test.each([
    { lang: "en", card: "sluggish knight" },
    { lang: "fr", card: "chevalier amorphe" },
  ])("leads to the rule and to the board that have it, the words marked ($lang)", async ({ lang, card }) => {
    const page = await visit(`/${lang}/`);
    await page.keyboard.type(card);
    const options = page.getByRole("option");
    await options.first().waitFor();
    expect(await options.filter({ hasText: "6.5.7.3" }).locator("mark").count()).toBeGreaterThan(0);
    await options.and(page.locator("[href$='/scenarios/6.5.7.3-seven-dwarfs-mine/']")).click();
    await page.waitForURL(`**/${lang}/lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/`);
  });
});

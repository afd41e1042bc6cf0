import { describe, expect, test } from "vitest";
import { visits, wide } from "./visit.ts";

const visit = visits();

describe("the front door", () => {
  test.each([
    { locale: "fr-FR", lang: "fr" },
    { locale: "en-GB", lang: "en" },
    { locale: "de-DE", lang: "en" },
  ])("leads a browser in $locale to $lang", async ({ locale, lang }) => {
    const page = await visit("/", { locale });
    await page.waitForURL(`**/${lang}/`);
  });

  test("offers both languages without script", async () => {
    const page = await visit("/", { javaScriptEnabled: false });
    expect(
      await page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(["/en/", "/fr/"]);
  });
});

describe("colours", () => {
  test("are the device's, then the reader's choice, kept on the device", async () => {
    const page = await visit("/en/about/", { colorScheme: "dark" });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await paper();
    await page.getByRole("button", { name: /Colours/ }).click();
    const light = await paper();
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await paper()).toBe(light);
  });
});

describe("the keyboard", () => {
  test("skips to the content first", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("sees where it is: every stop has a visible ring", async () => {
    const page = await visit("/fr/lorcana/rules/6.5/", { viewport: wide });
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const stop = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(stop);
        return {
          what: stop.outerHTML.slice(0, 80),
          drawn: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        };
      });
      expect(ring).toEqual({ what: ring.what, drawn: true });
    }
  });
});

describe("what is not there", () => {
  test("a rule: says which, smiles, offers the nearest", async () => {
    const page = await visit("/en/lorcana/rules/6.5.99/");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Rule Not Found");
    expect(await page.locator("main").textContent()).toContain("6.5.99");
    expect(await page.locator("main").textContent()).toContain("The Spoils");
    await page.getByRole("region", { name: "Did you mean" }).getByRole("link").first().click();
    await page.waitForURL("**/en/lorcana/rules/6.5/**");
  });

  test("answers in French under /fr/", async () => {
    const page = await visit("/fr/lorcana/scenarios/aucune-idee/", { locale: "en-GB" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Cas introuvable");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  test.each([
    { path: "/en/chess/rules/1.1/", title: "Game not found" },
    { path: "/en/bagg/", title: "Page not found" },
  ])("$path: $title", async ({ path, title }) => {
    const page = await visit(path);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  });

  test("an address below a rule leads to the rule", async () => {
    const page = await visit("/en/lorcana/rules/6.5.7.1/anything/");
    await page.waitForURL("**/en/lorcana/rules/6.5/#6.5.7.1");
  });
});

import AxeBuilder from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { phone, visits, wide } from "./visit.ts";

const visit = visits();

const pages = {
  home: "",
  contents: "lorcana/rules/",
  section: "lorcana/rules/6.5/#6.5.7",
  glossary: "lorcana/glossary/",
  about: "about/",
  "404": "lorcana/rules/6.5.99/",
};

describe.each(Object.entries(pages))("%s", (_, path) => {
  describe.each(["en", "fr"])("in %s", (lang) => {
    describe.each(["light", "dark"] as const)("%s", (colorScheme) => {
      test.each([phone, wide])("has no barrier at $width px", async (viewport) => {
        const page = await visit(`/${lang}/${path}`, { viewport, colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
        ).toEqual([]);
        await page.context().close();
      });
    });

    test.each([320, 390])("needs no sideways scrolling at %s px", async (width) => {
      const page = await visit(`/${lang}/${path}`, { viewport: { width, height: 700 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    });
  });
});

test("the open results of a search have no barrier", async () => {
  const page = await visit("/en/lorcana/rules/");
  await page.getByRole("combobox").fill("replacment");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

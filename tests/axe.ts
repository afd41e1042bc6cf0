import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Half the size of what the package gives of itself, and every page has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page as it stands, one line a rule. */
export async function barriersOn(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((given) => window.axe.run(given), {
    resultTypes: ["violations"],
    ...options,
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** The themes differ in nothing but their colours: dark, only what depends on them is looked at again. */
const colours: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** The same page in its light and in its dark colours; `thorough` looks at everything in both. */
export async function barriersInBothThemes(page: Page, { thorough = false } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await barriersOn(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await barriersOn(page, thorough ? {} : colours);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

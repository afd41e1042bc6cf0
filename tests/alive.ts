import type { Page } from "playwright-core";

/** Keys and buttons answer from here on. */
export async function alive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

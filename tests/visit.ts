import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { launchBrowser } from "./browser.ts";

export const phone = { width: 390, height: 844 };
export const wide = { width: 1280, height: 900 };

export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** One browser a file; every visit has its own profile, so that nothing is remembered from test to test. */
export function visits(): Visit {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  return async (path, options = {}) => {
    const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    await page.goto(inject("site") + path, { waitUntil: "networkidle" });
    return page;
  };
}

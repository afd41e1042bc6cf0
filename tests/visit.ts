import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { alive } from "./alive.ts";
import { launchBrowser } from "./browser.ts";

export const phone = { width: 390, height: 844 };
export const wide = { width: 1280, height: 900 };

export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/**
 * One browser a file; every visit has its own profile, so that nothing is remembered from test to test, and saves
 * nothing for use without a network unless it asks to.
 */
export function visits(): Visit {
  const context = contexts();
  return async (path, options) => {
    const page = await (await context(options)).newPage();
    await page.goto(inject("site") + path);
    if (options?.javaScriptEnabled !== false) await alive(page);
    return page;
  };
}

export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Whatever a test does: a request to another host, or something the content security policy stops, fails it. */
export function contexts(): NewContext {
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  return async (options = {}) => {
    const context = await browser.newContext({
      viewport: phone,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      ...options,
    });
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "localhost")
        problems.push(`request to ${request.url()}`);
    });
    context.on("console", (message) => {
      if (/content security policy/i.test(message.text())) problems.push(message.text());
    });
    return context;
  };
}

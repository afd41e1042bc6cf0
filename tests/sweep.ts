import type { BrowserContext, Page } from "playwright-core";
import { alive } from "./alive.ts";

/** Opens all these addresses, two at a time, and hands each page over; tells what was found, by address. */
export async function sweep(
  context: BrowserContext,
  urls: readonly string[],
  look: (page: Page, url: string) => Promise<string[]>,
  waitUntil: "load" | "networkidle" = "load",
): Promise<string[]> {
  const waiting = [...urls];
  const found: string[] = [];
  async function work() {
    const page = await context.newPage();
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      // By way of another page: from one place to another on the same page nothing would be loaded.
      if (url.includes("#")) await page.goto("about:blank");
      await page.goto(url, { waitUntil });
      await alive(page);
      for (const line of await look(page, url)) found.push(`${url} ${line}`);
    }
    await page.close();
  }
  await Promise.all([work(), work()]);
  return found;
}

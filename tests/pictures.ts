/** The pictures of the README, made anew from the built site: `npm run pictures`. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scenario } from "../scenarios/format.ts";
import { scenario } from "../scenarios/index.ts";
import { alive } from "./alive.ts";
import { launchBrowser } from "./browser.ts";
import { out } from "./exported.ts";
import { serveFolder } from "./static.mjs";
import { stepOf, stepWhere } from "./steps.ts";

const folder = fileURLToPath(new URL("../docs", import.meta.url));

function found(example: string): Scenario {
  const one = scenario(example);
  if (!one) throw new Error(`no scenario plays ${example}`);
  return one;
}

function board(one: Scenario, step: number): string {
  return `lorcana/scenarios/${one.id}/#step=${step}`;
}

const bag = found("7.7.7-B");
const mine = found("6.5.7.3");

const pages = {
  home: "",
  section: "lorcana/rules/6.5/#6.5.7",
  both: "lorcana/rules/1.9/both/",
  bag: board(bag, stepOf(bag, "bag:anna:coordinated-plan")),
  replacement: board(
    mine,
    stepWhere(mine, ({ rule }) => rule === "6.5.7"),
  ),
};
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 860 } };

const site = await serveFolder({ folder: out, port: 0 });
const browser = await launchBrowser();
for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", reducedMotion: "reduce" });
  for (const [name, path] of Object.entries(pages)) {
    const page = await context.newPage();
    await page.goto(`${site.url}/en/${path}`);
    await alive(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
    await page.close();
  }
  await context.close();
}
await browser.close();
await site.close();

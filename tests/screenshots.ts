/** Pictures of every kind of page: `npx tsx tests/screenshots.ts <folder>`, after a build. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "./browser.ts";
import { serveFolder } from "./static.mjs";

const folder = process.argv[2];
if (!folder) {
  console.error("Name a folder for the pictures: npx tsx tests/screenshots.ts pictures");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const pages = {
  home: "",
  contents: "lorcana/rules/",
  section: "lorcana/rules/6.5/",
  target: "lorcana/rules/6.5/#6.5.7.1",
  rule: "lorcana/rules/6.5.7.1/",
  both: "lorcana/rules/1.9/both/",
  glossary: "lorcana/glossary/",
  changes: "lorcana/changes/",
  cases: "lorcana/scenarios/",
  case: "lorcana/scenarios/7.7.7-B-bag-passed-back/",
  bag: "lorcana/scenarios/7.7.7-B-bag-passed-back/#step=10",
  replacement: "lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/#step=19",
  check: "lorcana/scenarios/1.8.3-B-pride-rock-falls/#step=11",
  board: "lorcana/board/",
  "bad-link": "lorcana/board/#1.zz.cut",
  api: "api/",
  about: "about/",
  missing: "lorcana/rules/6.5.99/",
};
const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 900 },
};

const site = await serveFolder({ folder: fileURLToPath(new URL("../out", import.meta.url)), port: 0 });
const browser = await launchBrowser();
for (const colorScheme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries(widths)) {
    const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 1 });
    for (const lang of ["en", "fr"]) {
      for (const [name, path] of Object.entries(pages)) {
        const page = await context.newPage();
        await page.goto(`${site.url}/${lang}/${path}`, { waitUntil: "networkidle" });
        const file = join(folder, `${name}-${lang}-${size}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: name === "home" });
        await page.close();
      }
      const page = await context.newPage();
      await page.goto(`${site.url}/${lang}/lorcana/rules/`, { waitUntil: "networkidle" });
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill(lang === "fr" ? "substitusion" : "replacment");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.screenshot({ path: join(folder, `search-${lang}-${size}-${colorScheme}.png`) });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await site.close();

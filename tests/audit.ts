/** Axe on every page of the built site, in both languages, both themes, narrow and wide: `npm run audit`. */
import { barriersInBothThemes } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { addresses, out } from "./exported.ts";
import { serveFolder } from "./static.mjs";
import { sweep } from "./sweep.ts";

const widths = [390, 1280];

const site = await serveFolder({ folder: out, port: 0 });
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
const start = Date.now();
let done = 0;
const found = await sweep(
  context,
  addresses.map((address) => site.url + address),
  async (page) => {
    const barriers: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 850 });
      barriers.push(
        ...(await barriersInBothThemes(page, { thorough: true })).map(
          (barrier) => `at ${width} px, ${barrier}`,
        ),
      );
    }
    done++;
    if (done % 10 === 0 || done === addresses.length)
      console.log(`${done} of ${addresses.length} pages, ${Math.round((Date.now() - start) / 1000)} s`);
    return barriers;
  },
);
await browser.close();
await site.close();
for (const line of found) console.error(line);
console.log(`${addresses.length} pages, ${widths.length} widths, light and dark: ${found.length} barriers`);
process.exit(found.length > 0 ? 1 : 0);

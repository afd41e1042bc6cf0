/**
 * Axe on every page of the built site, in both languages, both themes, narrow and wide: `npm run audit`. It takes long:
 * `npm run audit -- 2/4` looks at the second of four parts.
 */
import { barriersInBothThemes } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { addresses, out } from "./exported.ts";
import { serveFolder } from "./static.mjs";
import { sweep } from "./sweep.ts";

const widths = [390, 1280];

const [part = 1, parts = 1] = (process.argv[2] ?? "1/1").split("/").map(Number);
if (!(part >= 1 && part <= parts)) throw new Error("which part? 2/4 is the second of four");
const pages = addresses.filter((_, n) => n % parts === part - 1);

const site = await serveFolder({ folder: out, port: 0 });
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
const start = Date.now();
let done = 0;
const found = await sweep(
  context,
  pages.map((address) => site.url + address),
  async (page) => {
    const barriers: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 850 });
      const found = await barriersInBothThemes(page);
      barriers.push(...found.map((barrier) => `at ${width} px, ${barrier}`));
    }
    done++;
    if (done % 10 === 0 || done === pages.length)
      console.log(`${done} of ${pages.length} pages, ${Math.round((Date.now() - start) / 1000)} s`);
    return barriers;
  },
);
await browser.close();
await site.close();
for (const line of found) console.error(line);
console.log(
  `${pages.length} of ${addresses.length} pages, ${widths.length} widths, light and dark: ${found.length} barriers`,
);
process.exit(found.length > 0 ? 1 : 0);

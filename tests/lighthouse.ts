/** Lighthouse, as a phone sees the built site: `npm run lighthouse`, or `npm run lighthouse -- 5` for five runs. */
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser, quiet } from "./browser.ts";
import { serveFolder } from "./static.mjs";

const runs = Number(process.argv[2] ?? 3);
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const pages = {
  home: "/en/",
  section: "/fr/lorcana/rules/6.5/",
  rule: "/en/lorcana/rules/6.5.7.1/",
  scenario: "/en/lorcana/scenarios/7.7.7-B-bag-passed-back/",
};

const site = await serveFolder({ folder: fileURLToPath(new URL("../out", import.meta.url)), port: 0 });
let failed = false;
for (const [name, path] of Object.entries(pages)) {
  const results: Measured[] = [];
  for (let run = 0; run < runs; run++) results.push(await measured(site.url + path));
  const figures = Object.entries(least).map(([category, bound]) => {
    // The time it takes depends on what else the machine does, and only ever for the worse.
    const best = Math.max(...results.map(({ scores }) => scores[category] ?? 0));
    if (best < bound) failed = true;
    return `${category} ${results.map(({ scores }) => scores[category]).join("/")}${best < bound ? " TOO LOW" : ""}`;
  });
  console.log(`${name} ${path}\n  ${figures.join(", ")}`);
  const missing = [...new Set(results.flatMap(({ faults }) => faults))];
  if (missing.length > 0) console.log(`  short of 100: ${missing.join(", ")}`);
}
await site.close();
process.exit(failed ? 1 : 0);

interface Measured {
  scores: Record<string, number>;
  /** What costs points. */
  faults: string[];
}

async function measured(url: string): Promise<Measured> {
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ["--headless=new", ...quiet] });
  try {
    const { lhr } = (await lighthouse(url, { port: chrome.port, logLevel: "error" })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? "no result"}`);
    const scores = Object.entries(lhr.categories).map(([id, { score }]) => [
      id,
      Math.round((score ?? 0) * 100),
    ]);
    const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    const faults = counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9);
    const {
      "largest-contentful-paint": lcp,
      "total-blocking-time": tbt,
      "cumulative-layout-shift": cls,
    } = lhr.audits;
    console.error(
      `  ${url} LCP ${lcp?.displayValue}, TBT ${tbt?.displayValue}, CLS ${cls?.displayValue}, machine ${Math.round(lhr.environment.benchmarkIndex)}`,
    );
    return { scores: Object.fromEntries(scores), faults };
  } finally {
    chrome.kill();
  }
}

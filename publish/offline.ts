import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getManifest, injectManifest } from "@serwist/build";
import { build } from "esbuild";
import { writePacks } from "./packs.ts";

/** What a device keeps besides the pages: all script, and the data that pages ask for. */
const text = ["_next/static/chunks/**/*.{js,css}", "data/**/*.json", "api/*/*/rules.json"];
const other = ["_next/static/media/*.woff2", "icons/*.png", "*.{svg,png,webmanifest}"];

/** Makes the exported site one that works without a network; tells how many files and bytes a device keeps. */
export async function makeOffline(folder: string): Promise<{ count: number; size: number }> {
  const { manifestEntries = [] } = await getManifest({
    globDirectory: folder,
    globPatterns: text,
    globIgnores: forOldBrowsers(join(folder, "index.html")),
  });
  writePacks(
    folder,
    manifestEntries.map(({ url }) => url),
  );
  const scratch = mkdtempSync(join(tmpdir(), "rulebench-"));
  try {
    const bundle = join(scratch, "sw.js");
    await build({
      entryPoints: [fileURLToPath(new URL("worker.ts", import.meta.url))],
      outfile: bundle,
      bundle: true,
      minify: true,
      target: "es2022",
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const { count, size, warnings } = await injectManifest({
      swSrc: bundle,
      swDest: join(folder, "sw.js"),
      globDirectory: folder,
      globPatterns: ["offline/**/*.pack", ...other],
      dontCacheBustURLsMatching: /_next\/static\//,
    });
    if (warnings.length > 0) throw new Error(warnings.join("\n"));
    return { count, size };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Browsers that have service workers pass over the scripts for those that know no modules. */
function forOldBrowsers(page: string): string[] {
  const scripts = readFileSync(page, "utf8").matchAll(/<script src="[^"]*(_next\/[^"]*)" nomodule/gi);
  return [...scripts].map(([, file = ""]) => file);
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { inSection, packOf, twinOf } from "./addresses.ts";
import { packed } from "./pack.ts";
import { pagesIn } from "./pages.ts";

/**
 * Writes what a device keeps, compressed: the pages a chapter a file, and beside them the script, styles and data
 * named. As they are they would take five times the room, and the pages hundreds of requests.
 */
export function writePacks(folder: string, files: readonly string[]): void {
  rmSync(join(folder, "offline"), { recursive: true, force: true });
  for (const [name, pages] of chapters(folder)) writePack(join(folder, name), JSON.stringify(packed(pages)));
  for (const file of files) writePack(join(folder, twinOf(file)), readFileSync(join(folder, file), "utf8"));
}

function writePack(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(gzipSync(text, { level: 9 })));
}

function chapters(folder: string): Map<string, Record<string, string>> {
  const packs = new Map<string, Record<string, string>>();
  for (const { address, file } of pagesIn(folder)) {
    if (inSection(address)) continue;
    const name = packOf(address);
    packs.set(name, { ...packs.get(name), [address]: readFileSync(file, "utf8") });
  }
  return packs;
}

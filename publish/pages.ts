import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface ExportedPage {
  address: string;
  file: string;
}

/** Every file of HTML that the build has written into a folder. */
export function htmlIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

/** Those of them that have an address; `/404/` stands for whatever is not there. */
export function pagesIn(folder: string): ExportedPage[] {
  return htmlIn(folder)
    .filter((name) => /(^|\/)index\.html$/.test(name) && !name.startsWith("_"))
    .map((name) => ({ address: `/${name.replace(/index\.html$/, "")}`, file: join(folder, name) }));
}

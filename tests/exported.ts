import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { inSection } from "../publish/addresses.ts";
import { pagesIn } from "../publish/pages.ts";

export const out = fileURLToPath(new URL("../out", import.meta.url));

/** Every page of the built site. */
export const exported = pagesIn(out);

export const addresses = exported.map(({ address }) => address);

export const isSection = (address: string) => /^\/\w\w\/\w+\/rules\/\d+\.\d+\/$/.test(address);
export const isScenario = (address: string) => /^\/\w\w\/\w+\/scenarios\/[^/]+\/$/.test(address);

/** One address of each kind of page in each language: the last, which is no shorter than the others. */
export function oneOfEachKind(): string[] {
  return [...new Map(addresses.map((address) => [kindOf(address), address])).values()];
}

function kindOf(address: string): string {
  if (inSection(address)) return address.replace(/[\d.]+\/$/, "rule");
  if (isScenario(address)) return address.replace(/[^/]+\/$/, "scenario");
  return address.replace(/\d+\.\d+\/(?=(both\/)?$)/, "section/");
}

/** What a file of the site weighs on its way to a reader. */
export function weightOf(name: string): number {
  return gzipSync(new Uint8Array(readFileSync(join(out, name))), { level: 9 }).length;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { visits } from "./visit.ts";

const visit = visits();
const out = new URL("../out/", import.meta.url).pathname;

/** A file of the export, by its whole address or its path. */
function fileAt(address: string): string {
  const { pathname } = new URL(address, "http://localhost");
  return join(out, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
}

interface Head {
  canonical: string;
  alternates: Record<string, string>;
  title: string;
  description: string;
  image: string;
  types: string[];
}

async function headOf(path: string): Promise<Head> {
  const page = await visit(path, { javaScriptEnabled: false });
  const head = await page.evaluate(() => {
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content ??
      "";
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "",
      alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
      title: document.title,
      description: content("description"),
      image: content("og:image"),
      types: data.map((each) => JSON.parse(each.textContent ?? "")["@type"]),
    };
  });
  await page.context().close();
  return head;
}

const kinds: Record<string, string[]> = {
  "": ["WebSite"],
  "lorcana/rules/": [],
  "lorcana/rules/6.5/": ["BreadcrumbList", "TechArticle"],
  "lorcana/rules/6.5.7.1/": ["BreadcrumbList", "TechArticle"],
  "lorcana/glossary/": [],
  "lorcana/scenarios/": [],
  "lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/": ["BreadcrumbList"],
  "about/": [],
};

describe.each(["en", "fr"])("what is told of a page in %s", (lang) => {
  test.each(Object.entries(kinds))("/%s", async (path, types) => {
    const head = await headOf(`/${lang}/${path}`);
    const other = await headOf(`/${lang === "en" ? "fr" : "en"}/${path}`);
    expect(new URL(head.canonical).pathname).toBe(`/${lang}/${path}`);
    expect(Object.keys(head.alternates).sort()).toEqual(["en", "fr", "x-default"]);
    expect(head.alternates[lang]).toBe(head.canonical);
    expect(other.alternates).toEqual(head.alternates);
    expect(head.title).not.toBe(other.title);
    expect(head.description.length).toBeGreaterThan(20);
    expect(head.description.length).toBeLessThanOrEqual(201);
    expect(head.types).toEqual(types);
    const picture = readFileSync(fileAt(head.image));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test("side by side is but a view of the section", async () => {
  const { canonical, alternates } = await headOf("/fr/lorcana/rules/6.5/both/");
  expect(new URL(canonical).pathname).toBe("/fr/lorcana/rules/6.5/");
  expect(alternates).toEqual({});
});

test("every section and every case has its preview", () => {
  const map = readFileSync(join(out, "sitemap.xml"), "utf8");
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
  const wanted = pages.flatMap((address) => {
    const [, lang, name] =
      /\/(en|fr)\/lorcana\/(?:rules\/(?=\d+\.\d+\/$)|scenarios\/(?=.))([^/]+)\/$/.exec(address) ?? [];
    return name ? [`preview/${lang}/${name}.png`] : [];
  });
  expect(wanted.length).toBeGreaterThan(130);
  expect(wanted.filter((file) => !existsSync(join(out, file)))).toEqual([]);
});

test("the sitemap names pages that are there, every rule among them", () => {
  const map = readFileSync(join(out, "sitemap.xml"), "utf8");
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((address) => !existsSync(fileAt(address)))).toEqual([]);
  expect(pages.filter((address) => /\/rules\/[\d.]+\/$/.test(address))).toHaveLength(541 * 2);
  expect(readFileSync(join(out, "robots.txt"), "utf8")).toContain("/sitemap.xml");
});

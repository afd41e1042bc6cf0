import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import headers from "../publish/headers.json";
import { htmlIn } from "../publish/pages.ts";
import { launchBrowser } from "./browser.ts";
import { oneOfEachKind, out } from "./exported.ts";
import { contexts } from "./visit.ts";

const context = contexts();
const files = htmlIn(out).map((name) => ({ name, html: readFileSync(join(out, name), "utf8") }));

function policyOf(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
}

describe("every exported page", () => {
  test("has a policy, before its first script, that allows nothing by and large", () => {
    const bad = files.filter(({ html }) => {
      const policy = policyOf(html);
      const first = html.indexOf("<script");
      return (
        !/script-src 'self' 'sha256-/.test(policy) ||
        /unsafe-(inline|eval)|https?:|\*/.test(policy) ||
        !policy.includes("connect-src 'self'") ||
        html.indexOf("Content-Security-Policy") > first
      );
    });
    expect(bad.map(({ name }) => name)).toEqual([]);
  });

  test("has all its inline scripts in its policy", () => {
    const missing = files.flatMap(({ name, html }) =>
      [...html.matchAll(/<script(?: id="\w+")?>([\s\S]*?)<\/script>/g)]
        .map(([, text = ""]) => createHash("sha256").update(text).digest("base64"))
        .filter((hash) => !policyOf(html).includes(hash))
        .map((hash) => `${name} ${hash}`),
    );
    expect(missing).toEqual([]);
  });

  test("sends no referrer along a link that leaves the site, and loads nothing from elsewhere", () => {
    const tags = files.flatMap(({ name, html }) =>
      [
        ...html.matchAll(
          /<(a|link|script|img|iframe|form)\b[^>]*(?:href|src|action)="(?:https?:)?\/\/[^>]*>/g,
        ),
      ]
        .filter(([tag, element]) => element !== "a" || !/rel="[^"]*noreferrer/.test(tag))
        .filter(([tag]) => !/<link rel="(canonical|alternate)"/.test(tag))
        .map(([tag]) => `${name} ${tag}`),
    );
    expect(tags).toEqual([]);
    expect(files.some(({ html }) => /<a [^>]*href="https:/.test(html))).toBe(true);
  });
});

test("no kind of page asks anything of another host, nor does what its policy forbids", async () => {
  const visitor = await context({ serviceWorkers: "allow" });
  const page = await visitor.newPage();
  const hosts = new Set<string>();
  visitor.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const address of [...oneOfEachKind(), "/en/nowhere/"]) {
    await page.goto(inject("site") + address, { waitUntil: "networkidle" });
  }
  await page.goto(`${inject("site")}/en/`);
  await page.getByRole("combobox").fill("replacment");
  await page.getByRole("option").first().waitFor();
  expect([...hosts]).toEqual([new URL(inject("site")).host]);
  await visitor.close();
});

test("the policy holds against script brought in from outside", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${inject("site")}/en/lorcana/rules/6.5/`);
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = 'a script'";
    const image = document.createElement("img");
    image.setAttribute("onerror", "globalThis.ran = 'a handler'");
    image.src = "data:,";
    document.body.append(script, image);
    setTimeout("globalThis.ran = 'text'");
    location.href = "javascript:globalThis.ran='an address'";
    await new Promise((done) => setTimeout(done, 300));
    return Object.getOwnPropertyDescriptor(globalThis, "ran")?.value ?? "nothing";
  });
  expect(ran).toBe("nothing");
  const asked = await page.evaluate(() => fetch("https://example.org/").then(() => "answered", String));
  expect(asked).toMatch(/TypeError/);
  await browser.close();
});

test("the server sends the headers that hosts are told to send", async () => {
  const page = await fetch(`${inject("site")}/en/`);
  for (const [name, value] of Object.entries(headers["/*"])) expect(page.headers.get(name)).toBe(value);
  const worker = await fetch(`${inject("site")}/sw.js`);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
});

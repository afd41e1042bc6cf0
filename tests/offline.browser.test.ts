import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { labelsIn } from "../app/labels/index.ts";
import { inSection, packOf } from "../publish/addresses.ts";
import { makeOffline } from "../publish/offline.ts";
import { type Pack, unpacked } from "../publish/pack.ts";
import { alive } from "./alive.ts";
import { answerAll, prideRock as asked } from "./asking.ts";
import { bag, mine, pathTo, playsTheBag, playsTheCheck, playsTheReplacements, prideRock } from "./board.ts";
import { exported, out } from "./exported.ts";
import { type Site, serveFolder } from "./static.mjs";
import { stepOf } from "./steps.ts";
import { contexts } from "./visit.ts";

const newContext = contexts();
const base = process.env.BASE_PATH ?? "";
const MB = 1e6;
/** Where Mara picks from the bag. */
const picking = stepOf(bag, "bag:anna:coordinated-plan");

type Hold = (path: string) => Promise<void>;

const serve = (folder = out, hold?: Hold, port = 0) => serveFolder({ folder, port, base, hold });

const visitor = () =>
  newContext({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });

async function saved(page: Page, state = "saved"): Promise<void> {
  await page.locator(`[data-saved=${state}]`).waitFor();
}

describe.each(["en", "fr"] as const)("in %s, after one visit and with the server gone", (lang) => {
  const other = lang === "en" ? "fr" : "en";
  const labels = boardLabelsIn(lang);
  let context: BrowserContext;
  let page: Page;
  let site: Site;
  async function open(path: string): Promise<void> {
    await page.goto(`${site.url}/${lang}/lorcana/${path}`);
    await alive(page);
  }

  beforeAll(async () => {
    site = await serve();
    context = await visitor();
    const first = await context.newPage();
    await first.goto(`${site.url}/${other}/about/`);
    await saved(first);
    await first.close();
    await site.close();
  });
  beforeEach(async () => {
    page = await context.newPage();
  });
  afterEach(() => page.close());
  afterAll(() => context.close());

  test("the server is gone", async () => {
    await expect(fetch(site.url)).rejects.toThrow();
  });

  test("the rules are searched, misspelt, and the rule opens", async () => {
    await page.goto(`${site.url}/${lang}/`);
    await page.getByRole("combobox").fill(lang === "en" ? "replacment efect" : "effet de substitusion");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/lorcana\/(rules\/6\.5|glossary\/#(self-)?replacement)/);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  });

  test.each(["rules/6.5/#6.5.7.1", "rules/6.5#6.5.7.1", "rules/6.5.7.1/", "rules/6.5.7.1"])(
    "a link to %s leads to the rule",
    async (path) => {
      await open(path);
      expect(new URL(page.url()).hash).toBe("#6.5.7.1");
      expect(await page.locator('[id="6.5.7.1"]').evaluate((rule) => rule.matches(":target"))).toBe(true);
    },
  );

  test("a board plays, leaves its example, explores, and its link opens again", async () => {
    await open(`scenarios/7.7.7-B-bag-passed-back/#step=${picking}`);
    await page.locator('button[data-option="bag:anna:support"]').click();
    await page.locator("[data-left]").waitFor();
    await page.getByRole("button", { name: labels.explore.button }).first().click();
    expect(Number(await page.locator("[data-outcomes]").getAttribute("data-outcomes"))).toBeGreaterThan(1);
    await page.getByRole("button", { name: labels.controls.copy }).click();
    await page.getByText(labels.controls.copied).waitFor();
    const table = await page.locator("[data-table]").textContent();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(copied);
    await page.locator("[data-board]").waitFor();
    expect(await page.locator("[data-table]").textContent()).toBe(table);
    await page.locator("[data-rule-pane] p").first().waitFor({ state: "attached" });
  });

  test.each([
    ["the check", prideRock, playsTheCheck],
    ["replacement effects", mine, playsTheReplacements],
    ["the bag", bag, playsTheBag],
  ])("a whole board plays: %s", async (_, one, plays) => {
    await page.goto(site.url + pathTo(lang, one));
    await alive(page);
    await plays(page, lang);
  });

  test("a board asks first, and keeps the score", async () => {
    await page.goto(site.url + pathTo(lang, prideRock, "#ask"));
    await alive(page);
    await answerAll(page, lang, asked, (n) => n > 0);
    const { length } = asked.questions;
    await page.goto(site.url + pathTo(lang, prideRock));
    await page
      .locator("[data-best]")
      .getByText(labels.ask.best(length - 1, length))
      .waitFor();
  });

  test("both languages stand side by side", async () => {
    await open("rules/6.5/both/#6.5.7.1");
    const texts = page.locator('[id="6.5.7.1"]:target div[lang]');
    expect(await texts.evaluateAll((all) => all.map((each) => each.getAttribute("lang")))).toEqual([
      lang,
      other,
    ]);
  });

  test("the language can be switched, and a rule stays in place", async () => {
    await open("rules/6.5/#6.5.7.1");
    await page.locator(`a[hreflang=${other}]`).first().click();
    await page.waitForURL(`**/${other}/lorcana/rules/6.5/#6.5.7.1`);
  });

  test("what is not there says so", async () => {
    const response = await page.goto(`${site.url}/${lang}/lorcana/scenarios/nobody-knows/`);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: labelsIn(lang).notFound.scenario }).waitFor();
  });

  test("the pages open as they were; those of single rules open their sections", async () => {
    const pages = exported.filter(({ address }) => address.startsWith(`/${lang}/`));
    const some = pages.filter((_, n) => n % Math.ceil(pages.length / 40) === 0);
    for (const { address, file } of some) {
      const response = await page.goto(site.url + address, { waitUntil: "commit" });
      if (inSection(address)) expect(page.url()).toBe(site.url + inSection(address));
      else expect(await response?.text()).toBe(readFileSync(file, "utf8"));
    }
  });

  test("a device keeps at most 8 MB", async () => {
    await open("rules/");
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    expect(usage).toBeGreaterThan(1 * MB);
    expect(usage).toBeLessThanOrEqual(8 * MB);
  });
});

test("every page is in a pack that is saved, or opens its section, which is", () => {
  const files = savedFiles();
  const packs = new Map<string, Pack>();
  for (const { address, file } of exported) {
    const section = inSection(address)?.split("#")[0];
    const name = packOf(section ?? address);
    if (!packs.has(name)) packs.set(name, packIn(name));
    const page = unpacked(packs.get(name) as Pack, section ?? address);
    expect(files).toContain(name);
    expect(page === null ? address : "there").toBe("there");
    if (!section) expect(page === readFileSync(file, "utf8") ? "same" : address).toBe("same");
  }
});

function packIn(name: string): Pack {
  return JSON.parse(gunzipSync(new Uint8Array(readFileSync(join(out, name)))).toString());
}

/** What the service worker is told to save. */
function savedFiles(): string[] {
  const manifest = /\[\{"url".*?\}\]/.exec(readFileSync(join(out, "sw.js"), "utf8"))?.[0] ?? "[]";
  return JSON.parse(manifest).map(({ url }: { url: string }) => url);
}

describe("saving", () => {
  test.each(["en", "fr"] as const)("shows how far it is, and says when it is done (%s)", async (lang) => {
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    const site = await serve(out, async (path) => {
      if (path.endsWith("fr-lorcana-rules-9.pack")) await held;
    });
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${site.url}/${lang}/lorcana/rules/6.5/`);
    const labels = labelsIn(lang).offline;
    const progress = page.getByRole("progressbar", { name: labels.saving });
    await page.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 0.5);
    expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeLessThan(1);
    expect(await page.locator("[data-saved] [role=status]").textContent()).toBe(labels.saving);
    go();
    await saved(page);
    expect(await page.locator("[data-saved] [role=status]").textContent()).toBe(labels.saved);
    expect(await progress.count()).toBe(0);
    await context.close();
    await site.close();
  });

  test("goes on where it was interrupted", async () => {
    const asked = { before: 0, after: 0 };
    let broken = true;
    const site = await serve(out, async (path) => {
      if (!path.includes("/offline/")) return;
      asked[broken ? "before" : "after"]++;
      if (broken && asked.before > 30) throw new Error("no network");
    });
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${site.url}/en/`);
    await saved(page, "interrupted");
    await page.getByRole("combobox").fill("bag");
    await page.getByRole("option").first().waitFor();

    broken = false;
    await page.goto(`${site.url}/en/lorcana/rules/`);
    await saved(page);
    const all = savedFiles().filter((name) => name.startsWith("offline/")).length;
    expect(asked.after).toBeLessThanOrEqual(all - 25);
    await context.close();
    await site.close();
  });
});

describe("a new version", () => {
  let folder: string;
  let site: Site;
  let context: BrowserContext;
  const about = "/en/about/";
  const newer = (page: Page) => page.locator("meta[name=newer]");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "rulebench-site-"));
    cpSync(out, folder, { recursive: true, filter: (file) => !file.endsWith(".txt") });
    site = await serve(folder);
    context = await visitor();
    const page = await context.newPage();
    await page.goto(site.url + about);
    await saved(page);
    await page.close();

    const file = join(folder, about, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace("</head>", '<meta name="newer"/></head>'));
    await makeOffline(folder);
    await site.close();
    site = await serve(folder, undefined, Number(new URL(site.url).port));
  }, 120_000);
  afterAll(async () => {
    await context.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  test("is offered, never forced; a board is left alone; the reader takes it", async () => {
    const board = await context.newPage();
    await board.goto(`${site.url}/fr/lorcana/scenarios/7.7.7-B-bag-passed-back/#step=${picking}`);
    await board.evaluate(() => Object.assign(window, { untouched: true }));
    await saved(board, "renewed");
    const place = await board
      .locator("[data-saved] > div")
      .evaluate((offer) => getComputedStyle(offer).position);
    expect(place).toBe("static");

    const page = await context.newPage();
    await page.goto(site.url + about);
    await saved(page, "renewed");
    expect(await newer(page).count()).toBe(0);
    const { reload, later } = labelsIn("en").offline;
    await page.getByRole("button", { name: later }).click();
    await page.getByRole("button", { name: later }).waitFor({ state: "detached" });
    await page.reload();
    expect(await newer(page).count()).toBe(0);

    await saved(page, "renewed");
    await page.getByRole("button", { name: reload }).click();
    await newer(page).waitFor({ state: "attached" });
    await saved(page);

    expect(await board.evaluate(() => "untouched" in window)).toBe(true);
    expect(await board.locator("[data-at]").getAttribute("data-at")).toBe(String(picking));
    await saved(board, "renewed");
    await board.getByRole("button", { name: labelsIn("fr").offline.reload }).click();
    await board.locator(`[data-at="${picking}"]`).waitFor();
    await saved(board);
  });
});

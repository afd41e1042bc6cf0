import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { labelsIn } from "../app/labels/index.ts";
import { rule as ruleEntry } from "../content/reference.ts";
import { typeset } from "../content/remark-typography.mjs";
import { alive } from "./alive.ts";
import { visits, wide } from "./visit.ts";

const visit = visits();
const languages = ["en", "fr"] as const;
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };

/** How a rule's text starts, as far as it is plain. */
function startOf(id: string, lang: "en" | "fr"): string {
  const entry = ruleEntry("lorcana", id, lang);
  if (!entry) throw new Error(`no rule ${id}`);
  return typeset(entry.text, lang).split(/[{.,:]/)[0] ?? "";
}

function card(page: Page) {
  return page.locator("#card:popover-open");
}

describe.each(languages)("the page of a rule, in %s", (lang) => {
  const labels = labelsIn(lang);

  test("has the rule, what it stands under, both languages, and what surrounds it", async () => {
    const page = await visit(`/${lang}/lorcana/rules/6.5.7.1/`);
    const main = page.locator("main");
    const text = await main.textContent();
    for (const id of ["6.5.7", "6.5.7.1"]) expect(text).toContain(startOf(id, lang));
    expect(text).toContain(startOf("6.5.7.1", lang === "en" ? "fr" : "en"));
    for (const heading of [
      labels.rules.refersTo,
      labels.rules.citedBy,
      labels.rules.cases,
      labels.rules.beside,
    ])
      expect(await main.getByText(heading, { exact: true }).count()).toBe(1);
    await page.locator('a[rel="next"]').click();
    expect(new URL(page.url()).pathname).toBe(`/${lang}/lorcana/rules/6.5.7.2/`);
  });

  test("leads to the rule in its section", async () => {
    const page = await visit(`/${lang}/lorcana/rules/6.5.7.1/`);
    await page.locator("main").getByRole("link", { name: /6\.5 / }).last().click();
    await page.waitForURL(`**/${lang}/lorcana/rules/6.5/#6.5.7.1`);
  });

  test("copies a citation: number, edition, our wording, link", async () => {
    const page = await visit(`/${lang}/lorcana/rules/6.5.1.1/`, clipboard);
    await page.getByRole("button", { name: labels.reading.copyCitation }).click();
    await page.getByText(labels.reading.citationCopied).waitFor();
    const citation = await page.evaluate(() => navigator.clipboard.readText());
    const entry = ruleEntry("lorcana", "6.5.1.1", lang);
    expect(citation).toContain("6.5.1.1");
    expect(citation).toContain("2.1.0");
    expect(citation).toContain(typeset(entry?.text ?? "?", lang));
    expect(citation).toMatch(new RegExp(`http://[^ ]+/${lang}/lorcana/rules/6\\.5\\.1\\.1/$`));
  });
});

describe("a rule in its section", () => {
  test("is cited with its symbols as they are typed", async () => {
    const page = await visit("/en/lorcana/rules/1.8/", clipboard);
    await page.locator('[id="1.8.1.4"] [data-do="more"]').click();
    await page.getByRole("button", { name: "Copy citation" }).click();
    await page.getByText("Citation copied").waitFor();
    const citation = await page.evaluate(() => navigator.clipboard.readText());
    expect(citation).toContain("Rule 1.8.1.4");
    expect(citation).toContain("Willpower {W}");
  });

  test("shows its QR code, which is fetched only then", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    await page.locator('[id="6.5.7"] [data-do="more"]').click();
    const sheet = page.getByRole("dialog", { name: "Rule 6.5.7" });
    await sheet.waitFor();
    const scripts = () => page.evaluate(() => performance.getEntriesByType("resource").length);
    const before = await scripts();
    await sheet.getByRole("button", { name: "QR code" }).click();
    const code = sheet.getByRole("img", { name: /QR code of .*\/en\/lorcana\/rules\/6\.5\.7\/$/ });
    await code.and(page.locator("[data-ready]")).waitFor();
    expect(await scripts()).toBeGreaterThan(before);
    expect((await code.locator("path").getAttribute("d"))?.length).toBeGreaterThan(2000);
  });

  test("is handed to the device's share sheet where there is one", async () => {
    const page = await visit("/fr/lorcana/rules/6.5.8/");
    expect(await page.locator('[data-do="share"]').isVisible()).toBe(false);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) });
    });
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: "Partager…" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared.url).toMatch(/\/fr\/lorcana\/rules\/6\.5\.8\/$/);
    expect(shared.text).toContain(startOf("6.5.8", "fr"));
  });

  test("lies open to be copied by hand where the browser forbids it", async () => {
    const page = await visit("/en/lorcana/rules/6.5.8/");
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
    await page.getByRole("button", { name: "Copy citation" }).click();
    await page.getByRole("alert").filter({ hasText: "Could not copy" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toContain("Rule 6.5.8");
  });

  test("keeps its text when the page comes to life", async () => {
    const page = await visit("/en/lorcana/rules/6.5/", { viewport: wide });
    const served = await (await page.request.get(page.url())).text();
    const texts = await page.locator("[data-text]").allTextContents();
    expect(texts).toHaveLength(served.match(/data-text=""/g)?.length ?? 0);
    expect(texts.join(" ").length).toBeGreaterThan(4000);
  });
});

describe("a card", () => {
  test("comes with the focus, describes its link, and goes with Escape", async () => {
    const page = await visit("/en/lorcana/rules/6.5/");
    const link = page.locator('[id="6.5.1"] a[data-peek]', { hasText: "6.7.2.2" });
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await card(page).getByText(startOf("6.7.2.2", "en")).waitFor();
    expect(await link.getAttribute("aria-describedby")).toBe("card");
    expect(await card(page).getAttribute("role")).toBe("tooltip");
    expect(await card(page).getByRole("link").count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/lorcana/rules/6.7/#6.7.2.2");
  });

  test("comes under the pointer, stays while it is on the card, and moves nothing", async () => {
    const page = await visit("/fr/lorcana/rules/6.5/", { viewport: wide });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.clock.install();
    await page.locator('[id="6.5.1"] a[href*="glossary"]').first().hover();
    await page.clock.runFor(1000);
    await card(page).locator("p").nth(1).waitFor();
    await card(page).hover();
    await page.clock.runFor(1000);
    expect(await card(page).count()).toBe(1);
    expect(await height()).toBe(before);
    await page.locator("h1").hover();
    await page.clock.runFor(1000);
    expect(await card(page).count()).toBe(0);
  });

  test("comes with a tap, and leads on", async () => {
    const page = await visit("/en/lorcana/rules/6.5.1/", { hasTouch: true });
    await page.locator("article a[data-peek]", { hasText: "6.7.2.2" }).tap();
    await card(page).getByText(startOf("6.7.2.2", "en")).waitFor();
    const { x, width } = (await card(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await card(page).getByRole("link", { name: "Open 6.7.2.2" }).tap();
    await page.waitForURL("**/en/lorcana/rules/6.7/#6.7.2.2");
  });

  test("of a section names its rules", async () => {
    const page = await visit("/en/lorcana/glossary/", { viewport: wide });
    await page.locator('[id="replacement-effect"] a[data-peek]', { hasText: /^6\.5$/ }).hover();
    await card(page).getByText("Several replacement effects").waitFor();
  });
});

describe("the contents", () => {
  test("follow the reader, in the margin and in the running head", async () => {
    const page = await visit("/en/lorcana/rules/6.5/", { viewport: wide });
    await page.goto(`${page.url()}#6.5.7.3`);
    await page.locator('[data-toc-scrolls] [aria-current="location"]', { hasText: "6.5.7" }).waitFor();
    await page.locator("[data-here]", { hasText: "6.5.7.3" }).waitFor();
  });

  test("open from the running head on a phone, with or without script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit("/fr/lorcana/rules/6.5/", { javaScriptEnabled });
      await page.locator("[data-running-head] summary").click();
      await page.locator('[data-running-head] a[href="#6.5.8"]').click();
      await page.waitForURL("**/fr/lorcana/rules/6.5/#6.5.8");
      await page.context().close();
    }
  });
});

describe.each(languages)("both languages side by side, in %s", (lang) => {
  test("stand rule by rule, the page's own first", async () => {
    const page = await visit(`/${lang}/lorcana/rules/6.5/both/#6.5.7.1`, { viewport: wide });
    const row = page.locator('[id="6.5.7.1"]');
    expect(await row.evaluate((it) => it.matches(":target"))).toBe(true);
    const texts = row.locator("div[lang]");
    const other = lang === "en" ? "fr" : "en";
    expect(await texts.evaluateAll((all) => all.map((each) => each.getAttribute("lang")))).toEqual([
      lang,
      other,
    ]);
    expect(await texts.nth(0).textContent()).toContain(startOf("6.5.7.1", lang));
    expect(await texts.nth(1).textContent()).toContain(startOf("6.5.7.1", other));
    const [left, right] = [await texts.nth(0).boundingBox(), await texts.nth(1).boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });

  test("mark what the editions give differently, and can show that alone", async () => {
    const page = await visit(`/${lang}/lorcana/rules/1.9/both/`, { javaScriptEnabled: false });
    expect(await page.locator('[id="1.9.2.1"]').textContent()).toContain("1.9.1.1");
    expect(await page.locator('[id="1.9.1"]').isVisible()).toBe(true);
    await page.getByRole("checkbox").check();
    expect(await page.locator('[id="1.9.1"]').isVisible()).toBe(false);
    expect(await page.locator('[id="1.9.2.1"]').isVisible()).toBe(true);
  });

  test("are one step away from the section, at the same rule", async () => {
    const page = await visit(`/${lang}/lorcana/rules/6.5/#6.5.7.1`);
    const both = page.locator('a[href$="/both/"]').first();
    await both.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**/${lang}/lorcana/rules/6.5/both/#6.5.7.1`);
  });
});

describe("without script", () => {
  test.each(["rules/6.5/#6.5.7.1", "rules/6.5.7.1/", "rules/6.5/both/#6.5.7.1", "glossary/#bag"])(
    "%s reads the same",
    async (path) => {
      const page = await visit(`/en/lorcana/${path}`, { javaScriptEnabled: false });
      const id = path.includes("#") ? path.split("#")[1] : "6.5.7.1";
      expect(await page.locator(`[id="${id}"] [data-text]`).isVisible()).toBe(true);
      // What only script can do is not offered.
      const offered = await page
        .locator("button")
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
      expect(offered).toEqual([]);
      await page.context().close();
    },
  );

  test("the button beside a rule leads to its page", async () => {
    const page = await visit("/en/lorcana/rules/6.5/", { javaScriptEnabled: false });
    await page.locator('[id="6.5.7.1"] [data-do="more"]').click();
    await page.waitForURL("**/en/lorcana/rules/6.5.7.1/");
  });
});

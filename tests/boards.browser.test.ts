import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { link } from "../engine/kernel/link.ts";
import { exploreFrom, runLine } from "../scenarios/run.ts";
import { barriersOn } from "./axe.ts";
import {
  bag,
  conditions,
  found,
  mine,
  next,
  openRule,
  passes,
  pathTo,
  playsTheBag,
  playsTheCheck,
  playsTheReplacements,
  prideRock,
  stepTo,
  table,
  trays,
} from "./board.ts";
import { stepOf, stepWhere } from "./steps.ts";
import { phone, visits, wide } from "./visit.ts";

const visit = visits();
const languages = ["en", "fr"] as const;
const colours = ["light", "dark"] as const;

async function hasNoBarrier(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
}

/** Takes another option than the example's, and sees the board go on and say so. */
async function chooseOtherwise(page: Page, lang: "en" | "fr", option: string): Promise<void> {
  await page.locator(`button[data-option="${option}"]`).focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-left]").getByText(boardLabelsIn(lang).left.example).waitFor();
  await page.locator(`p[data-option="${option}"]`).waitFor();
  await hasNoBarrier(page);
}

/** What the copy button copies opens the same position elsewhere. */
async function copiesPlace(page: Page, lang: "en" | "fr", expected: RegExp): Promise<void> {
  const at = await page.locator("[data-at]").getAttribute("data-at");
  await page.getByRole("button", { name: boardLabelsIn(lang).controls.copy }).click();
  await page.getByText(boardLabelsIn(lang).controls.copied).waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname + new URL(address).hash).toMatch(expected);
  const other = await page.context().newPage();
  await other.goto(address);
  await stepTo(other, Number(at));
  expect(await table(other)).toBe(await table(page));
  await other.close();
}

describe.each(languages)("in %s", (lang) => {
  const labels = boardLabelsIn(lang);
  describe.each(colours)("%s", (colorScheme) => {
    const options = {
      colorScheme,
      viewport: colorScheme === "light" ? phone : wide,
      permissions: ["clipboard-read", "clipboard-write"],
    };

    test("1.8.3-B: the check finds Pride Rock, then Flounder, then nothing", async () => {
      const page = await visit(pathTo(lang, prideRock), options);
      await hasNoBarrier(page);
      const steps = await playsTheCheck(page, lang);
      expect(await page.locator('[data-counter="discard"]').first().textContent()).toContain("2");
      await copiesPlace(page, lang, new RegExp(`scenarios/1.8.3-B-pride-rock-falls/#step=${steps}$`));

      await page.keyboard.press("Home");
      await stepTo(page, 0);
      await next(page, 1);
      await hasNoBarrier(page);
      await chooseOtherwise(page, lang, "quest:lumiere");
      await page.keyboard.press("End");
      await page.locator('[data-decision="turn action"] [data-option="end"]').waitFor();
      await copiesPlace(page, lang, new RegExp(`^/${lang}/lorcana/board/#1\\..*&step=\\d+$`));
      await page.context().close();
    });

    test("6.5.7.3: Theo applies the Mine’s effect first, then the Beast’s", async () => {
      const page = await visit(pathTo(lang, mine), options);
      await playsTheReplacements(page, lang, hasNoBarrier);
      await page.keyboard.press("Home");
      await stepTo(page, 0);
      for (let at = 1; at <= stepOf(mine, "card:flounder"); at++) await next(page, at);
      await hasNoBarrier(page);
      await chooseOtherwise(page, lang, "card:sleepy");
      await page.keyboard.press("End");
      await page.locator('[data-card="sleepy"]').getByText("2", { exact: true }).waitFor();
      await copiesPlace(page, lang, new RegExp(`^/${lang}/lorcana/board/#1\\.`));
      await page.getByRole("button", { name: labels.left.backExample }).click();
      await page.locator("[data-left]").waitFor({ state: "detached" });
      await page.context().close();
    });

    test("7.7.7-B: the bag passes to Theo, and back to Mara", async () => {
      const page = await visit(pathTo(lang, bag), options);
      const steps = await playsTheBag(page, lang);
      await copiesPlace(page, lang, new RegExp(`scenarios/7.7.7-B-bag-passed-back/#step=${steps}$`));
      await page.keyboard.press("Home");
      await stepTo(page, 0);
      for (let at = 1; at <= stepOf(bag, "bag:anna:coordinated-plan"); at++) await next(page, at);
      await hasNoBarrier(page);
      await chooseOtherwise(page, lang, "bag:anna:support");
      await page.getByRole("button", { name: labels.explore.button }).click();
      const otherwise = runLine({ ...bag, script: ["quest:anna", "bag:anna:support"], points: [] });
      const ends = exploreFrom(otherwise.replay.state).outcomes.length;
      expect(ends).toBeGreaterThan(1);
      expect(await page.locator("[data-outcomes]").getAttribute("data-outcomes")).toBe(String(ends));
      expect(await page.locator("[data-exhaustive]").count()).toBe(1);
      await page.locator("[data-outcomes] button").last().click();
      await page.locator('[data-decision="turn action"]').waitFor();
      await page.context().close();
    });
  });

  describe("a link that cannot be opened", () => {
    const { setup, script } = mine;
    const good = link({ setup, answers: script.map((answer) => [answer].flat()) });
    const dead = [{ card: "flounder-voice-of-reason", damage: 9 }];
    const hostile = JSON.parse('{"__proto__":{"setup":1},"constructor":{"prototype":{}},"answers":[[1]]}');
    const bad: [keyof typeof labels.opened.why, string][] = [
      ["truncated", good.slice(0, -20)],
      ["newer", good.replace(/^1/, "2")],
      ["damaged", "%%%garbage%%%"],
      ["damaged", `1.4.${"!".repeat(4)}`],
      ["too-large", `1.zzzz.${"A".repeat(70_000)}`],
      ["not-a-board", link({ setup: { game: "chess" }, answers: {} })],
      ["not-a-board", link(hostile)],
      ["not-a-board", link({ setup: { game: "lorcana", players: Array(5000).fill({}) }, answers: [] })],
      ["setup", link({ setup: { game: "lorcana", players: [{ play: dead }, {}] }, answers: [] })],
      ["answers", link({ setup, answers: [["quest:nobody"]] })],
      ["empty", "step=3"],
    ];

    test("says what is wrong with it, and shows no board", async () => {
      const errors: string[] = [];
      const page = await visit(`/${lang}/lorcana/board/`);
      page.on("pageerror", (error) => errors.push(error.message));
      for (const [why, hash] of bad) {
        await page.getByLabel(labels.opened.field).fill(`https://example.org/en/lorcana/board/#${hash}`);
        await page.getByRole("button", { name: labels.opened.open }).click();
        await page.getByRole("alert").getByText(labels.opened.why[why]).waitFor();
        expect(await page.locator("[data-board]").count()).toBe(0);
      }
      expect(errors).toEqual([]);
      await page.context().close();
    });

    test("leads away from a case, to the page that says so", async () => {
      const page = await visit(pathTo(lang, mine, `#${good.slice(0, -20)}`));
      await page.waitForURL(`**/${lang}/lorcana/board/#*`);
      await page.getByRole("alert").getByText(labels.opened.why.truncated).waitFor();
      await page.context().close();
    });
  });

  test("without script the steps can be read", async () => {
    const page = await visit(pathTo(lang, mine), { javaScriptEnabled: false, viewport: wide });
    const entries = page.locator("[data-timeline] li");
    expect(await entries.count()).toBe(runLine(mine).replay.steps.length + 1);
    expect(await entries.last().isVisible()).toBe(true);
    expect(await table(page)).toContain("Theo");
    await page.context().close();
  });
});

test("an address opens its variant and its step", async () => {
  const step = stepWhere(prideRock, ({ state: { check } }) => check.length === 2, "undamaged");
  const page = await visit(pathTo("en", prideRock, `#variant=undamaged&step=${step}`));
  await stepTo(page, step);
  expect(await passes(page)).toEqual(["Pride Lands", "nothing"]);
  await page.getByRole("link", { name: "français" }).click();
  await page.waitForURL(`**/fr/lorcana/scenarios/1.8.3-B-pride-rock-falls/#variant=undamaged&step=${step}`);
  await stepTo(page, step);
});

test.each(["#step=900", "#variant=nobody", "#step=-1", "#variant=<script>"])(
  "%s is noticed, not believed",
  async (hash) => {
    const page = await visit(pathTo("en", prideRock, hash));
    await page.locator("[data-board]").getByRole("alert").waitFor();
  },
);

test("the keys leave typing and dialogs alone", async () => {
  const page = await visit(pathTo("en", bag), { viewport: wide });
  await next(page, 1);
  await page.keyboard.press("/");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator('[data-card="anna"]').focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Coordinated Plan").waitFor();
  await hasNoBarrier(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.locator("[data-at]").getAttribute("data-at")).toBe("1");
});

test("a choice can be taken back", async () => {
  const step = stepOf(mine, "yes");
  const page = await visit(pathTo("en", mine, `#step=${step}`));
  const before = await table(page);
  await page.locator('button[data-option="no"]').click();
  await page.getByRole("button", { name: "Take back the last choice" }).click();
  await page.locator('button[data-option="no"]').waitFor();
  expect(await page.locator('[data-decision="may"] p[data-option]').count()).toBe(0);
  expect(await page.locator("[data-at]").getAttribute("data-at")).toBe(String(step - 1));
  await page.locator('button[data-option="yes"]').click();
  await stepTo(page, step);
  expect(await table(page)).toBe(before);
});

test("the table stays in view on a phone, and the controls do not move", async () => {
  const page = await visit(pathTo("en", bag));
  const button = page.getByRole("button", { name: "Next step" });
  for (let at = 1; at <= runLine(bag).replay.steps.length; at++) {
    await button.click();
    await stepTo(page, at);
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(phone.height);
    const box = await page.locator("[data-table]").boundingBox();
    expect(box && box.y < phone.height / 2 && box.y + box.height > 100).toBe(true);
  }
});

test("the table fills a phone from the first step on", async () => {
  const page = await visit(pathTo("en", bag));
  await page.getByRole("button", { name: "Next step" }).click();
  await stepTo(page, 1);
  expect((await page.locator("[data-table]").boundingBox())?.y).toBeLessThan(40);
});

test("on a phone the rule opens above the sentence, stays open from step to step, and gives way to the steps", async () => {
  const page = await visit(pathTo("fr", bag, "#step=8"));
  await stepTo(page, 8);
  const rule = page.locator("[data-rule-pane]");
  expect(await rule.isVisible()).toBe(false);
  await openRule(page, "fr");
  for (const at of [9, 10]) {
    await next(page, at);
    const box = await rule.boundingBox();
    const sentence = await page.locator("[data-at]").boundingBox();
    expect(box && sentence && box.y > 0 && box.y + box.height <= sentence.y).toBe(true);
  }
  await hasNoBarrier(page);
  await page.locator("[data-timeline] summary").click();
  await rule.waitFor({ state: "hidden" });
  expect(await page.locator("[data-timeline] li").first().isVisible()).toBe(true);
});

test("beside the table the button for the next step stays under the pointer", async () => {
  const page = await visit(pathTo("en", bag), { viewport: wide });
  const button = page.getByRole("button", { name: "Next step" });
  const place = () =>
    button.evaluate((found) => {
      const dock = document.querySelector("[data-at]")?.parentElement;
      return found.getBoundingClientRect().top - (dock?.getBoundingClientRect().top ?? 0);
    });
  await button.click();
  const y = await place();
  for (let at = 2; at <= 12; at++) {
    await button.click();
    await stepTo(page, at);
    expect(await place()).toBe(y);
  }
});

test.each(colours)(
  "7.7.4.4: each of four players has a colour and a shape of their own, %s",
  async (colorScheme) => {
    const four = found("7.7.4.4-around-the-table");
    const at = stepWhere(four, ({ message }) => message.say === "bag.passed");
    const page = await visit(pathTo("en", four, `#step=${at}`), { colorScheme });
    await stepTo(page, at);
    const badges = await page.locator("[data-tray] svg").evaluateAll((all) =>
      all.map((badge) => ({
        colour: getComputedStyle(badge.closest("[class*=side-]") as Element).getPropertyValue("--side"),
        shape: badge.innerHTML,
      })),
    );
    expect(new Set(badges.map(({ colour }) => colour)).size).toBe(4);
    expect(new Set(badges.map(({ shape }) => shape)).size).toBe(4);
    await hasNoBarrier(page);
  },
);

test("the list of steps shows the step the board is at, wherever its foot lies", async () => {
  const at = stepWhere(mine, ({ rule }) => rule === "6.5.7");
  const page = await visit(pathTo("en", mine), { viewport: wide });
  for (let step = 1; step <= at; step++) await next(page, step);
  const box = await page.locator('[data-timeline] [aria-current="step"]').boundingBox();
  expect(box && box.y > 0 && box.y + box.height <= wide.height).toBe(true);
});

test("the longest name stays on its card", async () => {
  const page = await visit(pathTo("en", found("4.4.2-who-can-exert")));
  const leaving = await page.locator("[data-card]").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const name = card.firstElementChild;
      const room = card.getBoundingClientRect().right - (name?.getBoundingClientRect().left ?? 0);
      return name && name.scrollWidth > room ? [name.textContent] : [];
    }),
  );
  expect(leaving).toEqual([]);
});

test("1.8.1: each pass shows what it looks at, with its rule, until one finds nothing", async () => {
  const last = stepWhere(prideRock, ({ state: { check } }) => check.length === 3);
  const page = await visit(pathTo("en", prideRock, `#step=${last}`));
  await stepTo(page, last);
  const damage = { "1.8.1.1": false, "1.8.1.4": true };
  const nothing = { "1.8.1.1": false, "1.8.1.4": false };
  expect(await conditions(page)).toEqual([damage, damage, nothing]);
  const names = boardLabelsIn("en").check.conditions;
  const rule = page.locator("[data-check] [aria-current]").getByRole("link", { name: /1\.8\.1\.4/ });
  expect(await rule.getAttribute("href")).toContain("1.8.1.4");
  await page.locator("[data-check] [aria-current]").getByText(names["1.8.1.4"]).waitFor();
  await page
    .locator("[data-check]")
    .getByRole("link", { name: `1.8.1.4, ${names["1.8.1.4"]}: yes` })
    .first()
    .waitFor();
});

test.each([
  ["1.8.1.2 the deck as a turn ends", "2.3.3.2-empty-deck", "1.8.1.2", ["1.8.1.1", "1.8.1.2", "1.8.1.4"]],
  ["10.2.4, 10.2.5 in Pack Rush", "10.2.5-a-new-deck", "10.2.5", ["10.2.4", "10.2.5", "1.8.1.4"]],
])("a pass shows only what is looked at then: %s", async (_, id, rule, expected) => {
  const one = found(id);
  const step = stepWhere(one, ({ changes }) =>
    changes.some((each) => each.change === "pass" && each.pass.looked.some((looked) => looked === rule)),
  );
  const page = await visit(pathTo("fr", one, `#step=${step}`));
  await stepTo(page, step);
  expect(Object.keys((await conditions(page)).at(-1) ?? {})).toEqual(expected);
  await hasNoBarrier(page);
});

test("7.7.4: the bag says who picks, what, in which order it went, and by which rule it is passed", async () => {
  const passed = stepWhere(bag, ({ message }) => message.say === "bag.passed");
  const page = await visit(pathTo("en", bag), { viewport: wide });
  const marks = (player: string, which: string) =>
    page
      .locator(`[data-tray="${player}"] li[${which}]`)
      .evaluateAll((all) => all.map((entry) => entry.firstElementChild?.textContent));
  const begins = stepWhere(bag, ({ rule }) => rule === "7.7.4.1");
  for (let at = 1; at <= begins; at++) await next(page, at);
  expect(await marks("Mara", "data-open")).toEqual(["Support", "Coordinated Plan"]);
  expect(await marks("Theo", "data-open")).toEqual([]);
  expect(await page.locator('[data-tray="Mara"] [data-given]').textContent()).toContain("7.7.4.1");
  await page.locator('[data-tray="Mara"]').getByText("picks now").waitFor();

  for (let at = begins + 1; at <= passed; at++) await next(page, at);
  expect(await marks("Mara", 'data-picked="1"')).toEqual(["Coordinated Plan"]);
  expect(await marks("Mara", 'data-picked="2"')).toEqual(["Power Beyond Measure"]);
  expect(await marks("Mara", 'data-picked="3"')).toEqual(["Support"]);
  expect(await page.locator('[data-tray="Theo"] [data-given]').textContent()).toBe(
    "The bag is passed here 7.7.4.4",
  );
  await hasNoBarrier(page);

  await page.keyboard.press("End");
  await stepTo(page, runLine(bag).replay.steps.length);
  expect(await trays(page)).toEqual({ Mara: { holds: [], turn: false }, Theo: { holds: [], turn: false } });
  expect(await marks("Theo", 'data-picked="4"')).toEqual(["Jumpy"]);
  expect(await marks("Mara", 'data-picked="5"')).toEqual(["Second Wind"]);
});

test("the engine loads on boards alone", async () => {
  const isLoaded = async (path: string) => {
    const page = await visit(path);
    const scripts = await page
      .locator("script[src]")
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    const texts = await Promise.all(scripts.map(async (src) => (await page.request.get(src)).text()));
    await page.context().close();
    return texts.some((text) => text.includes("replace.none-left"));
  };
  expect(await isLoaded(pathTo("en", mine))).toBe(true);
  for (const path of ["/en/", "/en/lorcana/rules/6.5/", "/en/lorcana/scenarios/"])
    expect(await isLoaded(path)).toBe(false);
});

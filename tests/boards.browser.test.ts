import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { timeToRead } from "../app/boards/pace.ts";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { rule as ruleEntry } from "../content/reference.ts";
import { typeset } from "../content/remark-typography.mjs";
import { link } from "../engine/kernel/link.ts";
import type { Scenario } from "../scenarios/format.ts";
import { scenario } from "../scenarios/index.ts";
import { exploreFrom, runLine } from "../scenarios/run.ts";
import { alive } from "./alive.ts";
import { barriersOn } from "./axe.ts";
import { stepOf, stepWhere } from "./steps.ts";
import { phone, visits, wide } from "./visit.ts";

const visit = visits();
const languages = ["en", "fr"] as const;
const colours = ["light", "dark"] as const;

const prideRock = found("1.8.3-B");
const mine = found("6.5.7.3");
const bag = found("7.7.7-B");

function found(example: string): Scenario {
  const one = scenario(example);
  if (!one) throw new Error(`no scenario plays ${example}`);
  return one;
}

function pathTo(lang: string, { id }: Scenario, hash = ""): string {
  return `/${lang}/lorcana/scenarios/${id}/${hash}`;
}

async function stepTo(page: Page, at: number): Promise<void> {
  await page.locator(`[data-at="${at}"]`).waitFor();
}

async function next(page: Page, at: number): Promise<void> {
  await page.keyboard.press("ArrowRight");
  await stepTo(page, at);
}

/** The rule pane must show the rule of every step, with its text where we have one. */
async function seesRule(page: Page, lang: "en" | "fr", rule: string): Promise<void> {
  const pane = page.locator(`[data-rule-pane="${rule}"]`);
  await pane.waitFor();
  expect(await page.locator("[data-at] a").first().textContent()).toBe(rule);
  const entry = ruleEntry("lorcana", rule, lang);
  if (entry)
    await pane
      .getByText(typeset(entry.text, lang).slice(0, 20).split("{")[0] ?? "")
      .first()
      .waitFor();
  else await pane.getByText(boardLabelsIn(lang).rule.missing(rule)).waitFor();
}

async function hasNoBarrier(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
}

/** By player, what lies in the bag and is not picked yet; and whose turn it is to resolve. */
async function trays(page: Page) {
  return page.locator("[data-tray]").evaluateAll((found) =>
    Object.fromEntries(
      found.map((tray) => [
        tray.getAttribute("data-tray"),
        {
          holds: [...tray.querySelectorAll("li:not([data-picked])")].map(
            (entry) => entry.firstElementChild?.textContent,
          ),
          turn: tray.hasAttribute("data-turn"),
        },
      ]),
    ),
  );
}

async function passes(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator("[data-check] > ol > li:has(> span)")
    .evaluateAll((found) =>
      found.map(
        (pass) => (pass.children[1]?.querySelector("b") ?? pass.children[1])?.textContent ?? undefined,
      ),
    );
}

async function table(page: Page): Promise<string | null> {
  return page.locator("[data-table]").textContent();
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
      const { steps } = runLine(prideRock).replay;
      for (const [n, step] of steps.entries()) {
        await next(page, n + 1);
        await seesRule(page, lang, step.rule);
        const isDamageChecked = (step.state.check[0]?.found.length ?? 0) > 0;
        if (step.changes.some(({ change }) => change === "pass") && isDamageChecked) {
          const names = lang === "en" ? ["Pride Lands", "Flounder"] : ["La Terre des Lions", "Polochon"];
          const expected = [...names, labels.check.nothing].slice(0, step.state.check.length);
          expect(await passes(page)).toEqual(expected);
          expect(await page.locator("[data-check] [aria-current]").textContent()).toContain(expected.at(-1));
        }
      }
      expect(await page.locator('[data-counter="discard"]').first().textContent()).toContain("2");
      await copiesPlace(page, lang, new RegExp(`scenarios/1.8.3-B-pride-rock-falls/#step=${steps.length}$`));

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
      const { steps } = runLine(mine).replay;
      for (const [n, step] of steps.entries()) {
        await next(page, n + 1);
        await seesRule(page, lang, step.rule);
        const round = page.locator("[data-replacement] li[aria-current]");
        if (step.rule === "6.5.7") {
          expect(await round.textContent()).toContain("Theo");
          expect(await effects(page)).toEqual([
            "replace:mine:mountain-defense",
            "replace:beast:shield-another 6.5.6",
          ]);
        }
        if (step.rule === "6.5.7.2") {
          expect(await effects(page)).toEqual([
            "replace:beast:shield-another taken",
            "replace:mine:mountain-defense 6.5.5",
          ]);
          await hasNoBarrier(page);
        }
      }
      expect(await page.locator("[data-replacement]").count()).toBe(0);
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
      const { steps } = runLine(bag).replay;
      const [support, plan, jumpy, wind] =
        lang === "en"
          ? ["Support", "Coordinated Plan", "Jumpy", "Second Wind"]
          : ["Soutien", "Plan coordonné", "Sursaut", "Second souffle"];
      const passed = steps.flatMap(({ message }, n) => (message.say === "bag.passed" ? [n + 1] : []));
      const expected: Record<number, object> = {
        [stepWhere(bag, ({ rule }) => rule === "7.7.4.1")]: {
          Mara: { holds: [support, plan], turn: true },
          Theo: { holds: [jumpy], turn: false },
        },
        [passed[0] ?? 0]: { Mara: { holds: [], turn: false }, Theo: { holds: [jumpy], turn: true } },
        [passed[1] ?? 0]: { Mara: { holds: [wind], turn: true }, Theo: { holds: [], turn: false } },
      };
      for (const [n, step] of steps.entries()) {
        await next(page, n + 1);
        await seesRule(page, lang, step.rule);
        if (expected[n + 1]) expect(await trays(page)).toEqual(expected[n + 1]);
      }
      await copiesPlace(page, lang, new RegExp(`scenarios/7.7.7-B-bag-passed-back/#step=${steps.length}$`));
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

async function effects(page: Page): Promise<string[]> {
  return page.locator("[data-replacement] li[aria-current] [data-effect]").evaluateAll((found) =>
    found.map((effect) => {
      const { effect: id, refused, taken } = (effect as HTMLElement).dataset;
      return [id, ...(taken ? ["taken"] : []), ...(refused ? [refused] : [])].join(" ");
    }),
  );
}

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

/** By pass, each condition it looked at, and whether it was met. */
async function conditions(page: Page): Promise<Record<string, boolean>[]> {
  return page
    .locator("[data-check] > ol > li:has([data-condition])")
    .evaluateAll((found) =>
      found.map((pass) =>
        Object.fromEntries(
          [...pass.querySelectorAll("[data-condition]")].map((each) => [
            each.getAttribute("data-condition"),
            each.hasAttribute("data-met"),
          ]),
        ),
      ),
    );
}

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

/** From now on time passes only where a test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

describe("a board plays by itself", () => {
  const controls = boardLabelsIn("en").controls;
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("a step at a time, as long as its sentence takes to read, to the end", async () => {
    const { steps } = runLine(prideRock).replay;
    const page = await visit(pathTo("en", prideRock));
    await stopClock(page);
    await page.keyboard.press("Space");
    await button(page, controls.pause).waitFor();
    for (let at = 1; at <= steps.length; at++) {
      const sentence = (await page.locator("[data-at] p:nth-of-type(2)").textContent()) ?? "";
      await page.clock.runFor(timeToRead(sentence, "normal") - 50);
      expect(await page.locator("[data-at]").getAttribute("data-at")).toBe(String(at - 1));
      await page.clock.runFor(50);
      await stepTo(page, at);
    }
    await button(page, controls.play).waitFor();
  });

  test("at a speed that is kept on the device", async () => {
    const page = await visit(pathTo("en", prideRock));
    await page.getByRole("button", { name: controls.speed("normal", "fast") }).click();
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: controls.speed("fast", "slow") }).waitFor();
    await stopClock(page);
    const sentence = (await page.locator("[data-at] p:nth-of-type(2)").textContent()) ?? "";
    await button(page, controls.play).click();
    await page.clock.runFor(timeToRead(sentence, "fast"));
    await stepTo(page, 1);
  });

  test("until the reader takes a step, presses again, or looks elsewhere", async () => {
    const page = await visit(pathTo("en", prideRock));
    await stopClock(page);
    const ways = [
      () => page.keyboard.press("ArrowRight"),
      () => page.keyboard.press("Space"),
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }),
    ];
    for (const stop of ways) {
      await page.keyboard.press("Space");
      await button(page, controls.pause).waitFor();
      await stop();
      await button(page, controls.play).waitFor();
      const at = await page.locator("[data-at]").getAttribute("data-at");
      await page.clock.runFor(60_000);
      expect(await page.locator("[data-at]").getAttribute("data-at")).toBe(at);
    }
  });

  test("and Space presses a button that has the focus", async () => {
    const page = await visit(pathTo("en", prideRock));
    await button(page, controls.next).focus();
    await page.keyboard.press("Space");
    await stepTo(page, 1);
    await button(page, controls.play).waitFor();
  });
});

describe("a finger", () => {
  /** From the middle of something, by so many pixels. */
  async function swipe(page: Page, target: string, across: number, down = 0): Promise<void> {
    await page
      .locator(target)
      .first()
      .evaluate((found) => found.scrollIntoView({ block: "start" }));
    const box = await page.locator(target).first().boundingBox();
    if (!box) throw new Error(`${target} is not there`);
    const touch = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
    const at = (part: number) => [{ x: x + across * part, y: y + down * part }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await touch.detach();
  }

  test("steps by a swipe across the table, and by nothing else", async () => {
    const page = await visit(pathTo("en", prideRock), { hasTouch: true });
    await page.locator("[data-table]").scrollIntoViewIfNeeded();
    await swipe(page, "[data-table]", -120);
    await stepTo(page, 1);
    await swipe(page, "[data-table] [data-card]", -120);
    await stepTo(page, 2);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await swipe(page, "[data-table]", 120);
    await stepTo(page, 1);
    await swipe(page, "[data-table]", -20);
    await swipe(page, "[data-table]", -60, -160);
    await swipe(page, "[data-table]", -120);
    await stepTo(page, 2);
    const { length } = runLine(prideRock).replay.steps;
    await page.keyboard.press("End");
    await stepTo(page, length);
    await swipe(page, '[data-counter="discard"] button', 120);
    await swipe(page, "[data-table]", 120);
    await stepTo(page, length - 1);
  });
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

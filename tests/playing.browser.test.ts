import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { timeToRead } from "../app/boards/pace.ts";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { runLine } from "../scenarios/run.ts";
import { alive } from "./alive.ts";
import { pathTo, prideRock, stepTo } from "./board.ts";
import { visits } from "./visit.ts";

const visit = visits();

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

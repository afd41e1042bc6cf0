import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Question } from "../app/boards/ask/question.ts";
import { positionOf } from "../app/boards/ask/run.ts";
import { wordOption } from "../app/boards/ask/words.ts";
import { askLabelsIn } from "../app/labels/ask.ts";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { casesLabelsIn } from "../app/labels/cases.ts";
import { narrate } from "../engine/lorcana/index.ts";
import "../engine/lorcana/languages.ts";
import { alive } from "./alive.ts";
import { answer, answerAll, bag, goOn, goTo, mine, prideRock } from "./asking.ts";
import { barriersInBothThemes } from "./axe.ts";
import { pathTo } from "./board.ts";
import { phone, visits, wide } from "./visit.ts";

const visit = visits();

describe.each([
  ["en", phone],
  ["en", wide],
  ["fr", phone],
  ["fr", wide],
] as const)("in %s, %o", (lang, viewport) => {
  const labels = boardLabelsIn(lang);
  const asks = askLabelsIn(lang);

  test("1.8.3-B asks what each pass finds, says whether it was right, and keeps the score", async () => {
    const page = await visit(pathTo(lang, prideRock), { viewport });
    const { questions, played } = prideRock;
    await page.getByRole("switch", { name: labels.ask.switch }).click();
    await page.waitForFunction(() => location.hash === "#ask");

    for (const [n, question] of questions.entries()) {
      await goTo(page, lang, prideRock, question);
      const state = positionOf(played, question);
      if (n === 0) expect(await barriersInBothThemes(page, { thorough: true })).toEqual([]);
      await answer(page, question, n > 0);
      const right = wordOption(question, question.answer, state, lang);
      await page
        .locator("[data-question]")
        .getByText(n > 0 ? asks.right : asks.wrong(right))
        .waitFor();
      await page.locator(`[data-question] [data-rule-pane="${question.rule}"]`).waitFor();
      if (n === 0) expect(await barriersInBothThemes(page, { thorough: true })).toEqual([]);
      await goOn(page, lang);
      await page.locator(`[data-at="${Math.min(question.step, played.steps.length)}"]`).waitFor();
    }
    await page.keyboard.press("End");
    const { length } = questions;
    await page.getByRole("heading", { name: asks.score(length - 1, length) }).waitFor();
    expect(await page.locator("[data-score] li").count()).toBe(length);
    for (const { rule } of questions)
      await page.locator("[data-score] li a", { hasText: rule }).first().waitFor();
    expect(await page.locator('[data-score] li[data-right="false"]').count()).toBe(1);
    expect(await barriersInBothThemes(page, { thorough: true })).toEqual([]);
    await page.getByText(labels.ask.best(length - 1, length)).waitFor();

    await page.getByRole("link", { name: labels.case.all }).click();
    const listed = page.locator("[data-case]", { has: page.locator(`a[href*="${prideRock.id}"]`) });
    await listed.getByText(casesLabelsIn(lang).done(length - 1, length)).waitFor();
    await page.reload();
    await page.locator("[data-done]").waitFor();
    expect(await page.locator("[data-done]").count()).toBe(1);
    await listed.getByRole("link").click();
    await page
      .locator("[data-best]")
      .getByText(labels.ask.best(length - 1, length))
      .waitFor();
    await page.context().close();
  });
});

/** Everything on the page that names or tells of steps. */
async function told(page: Page): Promise<string> {
  return (await page.locator("[data-board]").textContent()) ?? "";
}

describe("what is ahead stays hidden", () => {
  test("the list of steps ends where the reader is", async () => {
    const page = await visit(pathTo("en", bag, "#ask"), { viewport: wide });
    for (const question of bag.questions) {
      await goTo(page, "en", bag, question);
      expect(await page.locator("[data-timeline] li").count()).toBe(question.step);
      const step = bag.played.steps[question.step - 1];
      if (step)
        expect(await page.locator("[data-timeline]").textContent()).not.toContain(narrate(step, "en"));
      await answer(page, question, true);
      await goOn(page, "en");
    }
  });

  test("6.5.6: which effect is refused is not on the board before it is asked", async () => {
    const page = await visit(pathTo("en", mine, "#ask"), { viewport: wide });
    const which = mine.questions.findIndex(({ rule }) => rule === "6.5.6");
    for (const [n, question] of mine.questions.slice(0, which + 1).entries()) {
      await goTo(page, "en", mine, question);
      if (n === which) break;
      await answer(page, question, true);
      await goOn(page, "en");
    }
    expect(await told(page)).not.toContain("6.5.6");
    await page.locator('[data-question] button[data-option="any"]').click();
    await page.locator('[data-question] [data-rule-pane="6.5.6"]').waitFor();
  });

  test("neither the slider, the last step nor a playing board gets past a question", async () => {
    const page = await visit(pathTo("en", prideRock, "#ask"));
    const [first] = prideRock.questions;
    const asked = page.locator("[data-question]");
    const before = String((first?.step ?? 0) - 1);
    await page.locator("[data-asking]").waitFor();
    await page.getByRole("button", { name: "Last step" }).click();
    await asked.waitFor();
    expect(await page.locator("[data-at]").getAttribute("data-at")).toBe(before);
    await page.getByRole("button", { name: askLabelsIn("en").back }).click();
    await asked.waitFor({ state: "detached" });

    await page.getByRole("slider").fill(String(prideRock.played.steps.length));
    await asked.waitFor();
    await page.keyboard.press("Home");
    await asked.waitFor({ state: "detached" });

    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.keyboard.press("Space");
    await page.clock.runFor(600_000);
    await asked.waitFor();
    expect(await page.locator("[data-at]").getAttribute("data-at")).toBe(before);
  });
});

describe("a run", () => {
  test("goes on after a reload, and in the other language", async () => {
    const page = await visit(pathTo("en", prideRock, "#ask"));
    const [first, second] = prideRock.questions as [Question, Question];
    await goTo(page, "en", prideRock, first);
    await answer(page, first, true);
    await page.reload();
    await alive(page);
    await page.locator(`[data-at="${first.step}"]`).waitFor();
    await page.getByRole("link", { name: "français" }).click();
    await page.waitForURL(`**/fr/**#ask`);
    await page.locator(`[data-at="${first.step}"]`).waitFor();
    await goTo(page, "fr", prideRock, second);
  });

  test("can be taken again; the best score stays", async () => {
    const page = await visit(pathTo("en", prideRock, "#ask"));
    const { length } = prideRock.questions;
    await answerAll(page, "en", prideRock, () => true);
    expect(await page.locator("[data-score]").getAttribute("data-score")).toBe(`${length}/${length}`);
    await page.getByRole("button", { name: askLabelsIn("en").again }).click();
    await page.locator('[data-at="0"]').waitFor();
    await answerAll(page, "en", prideRock, () => false);
    expect(await page.locator("[data-score]").getAttribute("data-score")).toBe(`0/${length}`);
    await page.locator("[data-best]").getByText(boardLabelsIn("en").ask.best(length, length)).waitFor();
  });

  test("ends with the switch: then every step can be seen", async () => {
    const page = await visit(pathTo("en", prideRock, "#ask"));
    await page.locator("[data-asking]").waitFor();
    await page.getByRole("switch").click();
    await page.keyboard.press("End");
    await page.locator(`[data-at="${prideRock.played.steps.length}"]`).waitFor();
    expect(await page.locator("[data-question]").count()).toBe(0);
  });

  test("does not mind what somebody else wrote on the device", async () => {
    const page = await visit(pathTo("en", prideRock));
    for (const kept of [
      "{",
      "[]",
      '{"1.8.3-B-pride-rock-falls":{"best":{"right":"<b>","of":null},"answers":7}}',
    ]) {
      await page.evaluate((text) => localStorage.setItem("ask-me-first.1", text), kept);
      await page.goto("about:blank");
      await page.goBack();
      await alive(page);
      expect(await page.locator("[data-best]").count()).toBe(0);
    }
  });
});

test("a board that only shows does not load the questions", async () => {
  const page = await visit(pathTo("en", prideRock));
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const before = await loaded();
  await page.getByRole("switch").click();
  await page.locator("[data-asking]").waitFor();
  await page.keyboard.press("End");
  await page.locator("[data-question]").waitFor();
  expect((await loaded()).filter((name) => !before.includes(name) && name.endsWith(".js"))).not.toEqual([]);
});

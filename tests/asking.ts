/** A board that asks first, as its reader goes through it. */
import type { Page } from "playwright-core";
import type { Question } from "../app/boards/ask/question.ts";
import { begin, positionOf } from "../app/boards/ask/run.ts";
import { wordQuestion } from "../app/boards/ask/words.ts";
import { type Played, play } from "../app/boards/line.ts";
import { askLabelsIn } from "../app/labels/ask.ts";
import { linesToPlay } from "../app/scenarios.ts";
import type { Lang } from "../content/types.ts";
import "../engine/lorcana/languages.ts";
import { scenario } from "../scenarios/index.ts";

export interface Case {
  readonly id: string;
  readonly played: Played;
  readonly questions: readonly Question[];
}

export function found(example: string): Case {
  const one = scenario(example);
  const [line] = one ? linesToPlay(one, "en") : [];
  const played = line && play(line);
  if (!one || !line || !played || typeof played === "string") throw new Error(`no case plays ${example}`);
  return { id: one.id, played, questions: begin(played, line, one.id).questions };
}

export const prideRock = found("1.8.3-B");
export const mine = found("6.5.7.3");
export const bag = found("7.7.7-B");

/** Goes on with the arrow key until the question stands there instead of its step. */
export async function goTo(page: Page, lang: Lang, { played }: Case, question: Question): Promise<void> {
  await page.locator("[data-asking]").waitFor();
  const at = Number(await page.locator("[data-at]").getAttribute("data-at"));
  for (let step = at + 1; step < question.step; step++) {
    await page.keyboard.press("ArrowRight");
    await page.locator(`[data-at="${step}"]`).waitFor();
  }
  await page.keyboard.press("ArrowRight");
  const words = wordQuestion(question, positionOf(played, question), lang);
  await page.locator("[data-question]").getByRole("heading", { name: words, exact: true }).waitFor();
}

export async function answer(page: Page, { options, answer }: Question, right: boolean): Promise<void> {
  const wrong = options.find(({ id }) => id !== answer)?.id ?? "";
  await page.locator(`[data-question] button[data-option="${right ? answer : wrong}"]`).click();
  await page.locator(`[data-right="${right}"]`).first().waitFor();
}

export async function goOn(page: Page, lang: Lang): Promise<void> {
  await page.getByRole("button", { name: askLabelsIn(lang).goOn }).press("Enter");
  await page.locator("[data-question]").waitFor({ state: "detached" });
}

export async function answerAll(
  page: Page,
  lang: Lang,
  one: Case,
  isRight: (n: number) => boolean,
): Promise<void> {
  for (const [n, question] of one.questions.entries()) {
    await goTo(page, lang, one, question);
    await answer(page, question, isRight(n));
    await goOn(page, lang);
  }
  await page.keyboard.press("End");
  await page.locator("[data-score]").waitFor();
}

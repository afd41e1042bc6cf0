/** A board as its reader sees it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { boardLabelsIn } from "../app/labels/boards.ts";
import { rule as ruleEntry } from "../content/reference.ts";
import { typeset } from "../content/remark-typography.mjs";
import type { Lang } from "../content/types.ts";
import type { Scenario } from "../scenarios/format.ts";
import { scenario } from "../scenarios/index.ts";
import { runLine } from "../scenarios/run.ts";

export const prideRock = found("1.8.3-B");
export const mine = found("6.5.7.3");
export const bag = found("7.7.7-B");

export function found(example: string): Scenario {
  const one = scenario(example);
  if (!one) throw new Error(`no scenario plays ${example}`);
  return one;
}

export function pathTo(lang: string, { id }: Pick<Scenario, "id">, hash = ""): string {
  return `/${lang}/lorcana/scenarios/${id}/${hash}`;
}

export async function stepTo(page: Page, at: number): Promise<void> {
  await page.locator(`[data-at="${at}"]`).waitFor();
}

export async function next(page: Page, at: number): Promise<void> {
  await page.keyboard.press("ArrowRight");
  await stepTo(page, at);
}

/** On a phone the rule lies folded above the sentence, until it is opened. */
export async function openRule(page: Page, lang: Lang): Promise<void> {
  await page.locator("[data-board] summary", { hasText: boardLabelsIn(lang).rule.title }).click();
}

/** The rule pane must show the rule of every step, with its text where we have one. */
async function seesRule(page: Page, lang: Lang, rule: string): Promise<void> {
  const pane = page.locator(`[data-rule-pane="${rule}"]`);
  await pane.waitFor({ state: "attached" });
  if (!(await pane.isVisible())) await openRule(page, lang);
  expect(await page.locator("[data-at] a").first().textContent()).toBe(rule);
  const entry = ruleEntry("lorcana", rule, lang);
  if (entry)
    await pane
      .getByText(typeset(entry.text, lang).slice(0, 20).split("{")[0] ?? "")
      .first()
      .waitFor();
  else await pane.getByText(boardLabelsIn(lang).rule.missing(rule)).waitFor();
}

/** By player, what lies in the bag and is not picked yet; and whose turn it is to resolve. */
export async function trays(page: Page) {
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

export async function passes(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator("[data-check] > ol > li:has(> span)")
    .evaluateAll((found) =>
      found.map(
        (pass) => (pass.children[1]?.querySelector("b") ?? pass.children[1])?.textContent ?? undefined,
      ),
    );
}

export async function table(page: Page): Promise<string | null> {
  return page.locator("[data-table]").textContent();
}

async function effects(page: Page): Promise<string[]> {
  return page.locator("[data-replacement] li[aria-current] [data-effect]").evaluateAll((found) =>
    found.map((effect) => {
      const { effect: id, refused, taken } = (effect as HTMLElement).dataset;
      return [id, ...(taken ? ["taken"] : []), ...(refused ? [refused] : [])].join(" ");
    }),
  );
}

/** By pass, each condition it looked at, and whether it was met. */
export async function conditions(page: Page): Promise<Record<string, boolean>[]> {
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

/** Plays 1.8.3-B to its end by the keys: three passes, each with what it finds. Tells how many steps that were. */
export async function playsTheCheck(page: Page, lang: Lang): Promise<number> {
  return playsThrough(page, lang, prideRock, async (step) => {
    const isDamageChecked = (step.state.check[0]?.found.length ?? 0) > 0;
    if (!isDamageChecked || !step.changes.some(({ change }) => change === "pass")) return;
    const names = lang === "en" ? ["Pride Lands", "Flounder"] : ["La Terre des Lions", "Polochon"];
    const expected = [...names, boardLabelsIn(lang).check.nothing].slice(0, step.state.check.length);
    expect(await passes(page)).toEqual(expected);
    expect(await page.locator("[data-check] [aria-current]").textContent()).toContain(expected.at(-1));
  });
}

/** Plays 6.5.7.3 to its end: Theo chooses among two effects, then the other one applies. */
export async function playsTheReplacements(
  page: Page,
  lang: Lang,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  const steps = await playsThrough(page, lang, mine, async ({ rule }) => {
    if (rule === "6.5.7") {
      expect(await page.locator("[data-replacement] li[aria-current]").textContent()).toContain("Theo");
      expect(await effects(page)).toEqual([
        "replace:mine:mountain-defense",
        "replace:beast:shield-another 6.5.6",
      ]);
    }
    if (rule === "6.5.7.2") {
      expect(await effects(page)).toEqual([
        "replace:beast:shield-another taken",
        "replace:mine:mountain-defense 6.5.5",
      ]);
      await look(page);
    }
  });
  expect(await page.locator("[data-replacement]").count()).toBe(0);
  return steps;
}

/** Plays 7.7.7-B to its end: the bag is picked from, passed, and passed back. */
export async function playsTheBag(page: Page, lang: Lang): Promise<number> {
  const [support, plan, jumpy, wind] =
    lang === "en"
      ? ["Support", "Coordinated Plan", "Jumpy", "Second Wind"]
      : ["Soutien", "Plan coordonné", "Sursaut", "Second souffle"];
  const begins = {
    Mara: { holds: [support, plan], turn: true },
    Theo: { holds: [jumpy], turn: false },
  };
  const passed = [
    { Mara: { holds: [], turn: false }, Theo: { holds: [jumpy], turn: true } },
    { Mara: { holds: [wind], turn: true }, Theo: { holds: [], turn: false } },
  ];
  const steps = await playsThrough(page, lang, bag, async ({ rule, message }) => {
    if (rule === "7.7.4.1") expect(await trays(page)).toEqual(begins);
    if (message.say === "bag.passed") expect(await trays(page)).toEqual(passed.shift());
  });
  expect(passed).toEqual([]);
  return steps;
}

type Step = ReturnType<typeof runLine>["replay"]["steps"][number];

async function playsThrough(
  page: Page,
  lang: Lang,
  scenario: Scenario,
  look: (step: Step) => Promise<void>,
): Promise<number> {
  const { steps } = runLine(scenario).replay;
  for (const [n, step] of steps.entries()) {
    await next(page, n + 1);
    await seesRule(page, lang, step.rule);
    await look(step);
  }
  return steps.length;
}

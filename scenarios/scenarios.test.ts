import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isAside } from "../engine/kernel/advance.ts";
import type { Choice } from "../engine/kernel/game.ts";
import { narrate } from "../engine/lorcana/index.ts";
import "../engine/lorcana/languages.ts";
import { scenarioSchema } from "./format.ts";
import { scenarios } from "./index.ts";
import { exploreLine, linesOf, runLine } from "./run.ts";

test("every file of the folder is a scenario of that name", () => {
  const files = readdirSync(new URL("./lorcana", import.meta.url), { recursive: true })
    .map(String)
    .filter((name) => /^\d.*\/\d.*\.ts$/.test(name));
  expect(scenarios.map(fileOf).sort()).toEqual(files.sort());
});

function takesAside({ decision, answer }: Choice): boolean {
  return decision.kind !== "turn action" && isAside(decision, answer);
}

/** In the folder of its section, named by its id. */
function fileOf({ id }: { id: string }): string {
  return `${id.split(".").slice(0, 2).join(".").split("-")[0]}/${id}.ts`;
}

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("%s", (_, scenario) => {
  test("is well formed", () => {
    expect(scenarioSchema.safeParse(scenario).error?.issues ?? []).toEqual([]);
  });

  test("is named by its example, and shows rules of that section", () => {
    if (scenario.example) expect(scenario.id.startsWith(`${scenario.example}-`)).toBe(true);
    const section = scenario.id.split(".").slice(0, 2).join(".");
    expect(scenario.rules.some((rule) => rule.startsWith(`${section}.`))).toBe(true);
  });

  describe.each(linesOf(scenario))("line %s", (_, line) => {
    const { replay, verdicts } = runLine(line);

    test("every answer of the script is legal", () => {
      expect(replay.stopped).toBeNull();
    });

    test.each(verdicts.map((verdict) => [verdict.point.name.en, verdict] as const))("%s", (_, verdict) => {
      expect(verdict.differences).toEqual([]);
    });

    test("every step is told in both languages", () => {
      for (const step of replay.steps)
        for (const lang of ["en", "fr"] as const)
          expect(narrate(step, lang)).not.toMatch(/[{}]|undefined|\?\?/);
    });

    test("exploring it sees everything, and its own end among the rest", () => {
      const { exhaustive, outcomes } = exploreLine(line);
      expect(exhaustive).toBe(true);
      // Conceding answers nothing that was asked: exploring leaves it aside.
      if (replay.steps.some(({ choice }) => choice && takesAside(choice))) return;
      const ends = outcomes.map(({ state }) => JSON.stringify([state.players, state.cards]));
      expect(ends).toContain(JSON.stringify([replay.state.players, replay.state.cards]));
    });
  });
});

import { describe, expect, test } from "vitest";
import { scenario, scenarios } from "../../../scenarios/index.ts";
import { linesOf, runLine } from "../../../scenarios/run.ts";
import { linesToPlay } from "../../scenarios.ts";
import { type Played, play } from "../line.ts";
import type { Question } from "./question.ts";
import { questionsOf } from "./questions.ts";
import { positionOf } from "./run.ts";
import { wordOption, wordQuestion } from "./words.ts";
import "../../../engine/lorcana/languages";

interface Asked {
  played: Played;
  questions: Question[];
}

function askedBy(example: string): Asked {
  const found = scenario(example);
  const [line] = found ? linesToPlay(found, "en") : [];
  const played = line && play(line);
  if (!line || !played || typeof played === "string") throw new Error(`${example} cannot be played`);
  return { played, questions: questionsOf(played, line.points, example.split("-")[0] ?? "") };
}

/** What is asked at the step of a rule, as a reader sees it. */
function seen({ played, questions }: Asked, lang: "en" | "fr" = "en") {
  return questions.map((question) => {
    const state = positionOf(played, question);
    return {
      kind: question.kind,
      asks: wordQuestion(question, state, lang),
      options: question.options.map(({ id }) => wordOption(question, id, state, lang)),
      answer: wordOption(question, question.answer, state, lang),
      rule: question.rule,
    };
  });
}

describe("6.5.7.3 asks", () => {
  const asked = seen(askedBy("6.5.7.3"));

  test("6.5.7 who chooses among the effects: Theo, whose Flounder is affected", () => {
    expect(asked).toContainEqual({
      kind: "replace who",
      asks: expect.stringContaining("1 damage is dealt to Flounder"),
      options: ["Mara", "Theo"],
      answer: "Theo",
      rule: "6.5.7",
    });
  });

  test("6.5.6 which applies first: the Mine’s, a self-replacement effect; 6.5.5 then Beast’s, the Mine’s being used", () => {
    const effects = ["Shield Another (Beast)", "Mountain Defense (Seven Dwarfs’ Mine)"];
    const options = [...effects, "Whichever the player chooses"];
    const which = asked.filter(({ kind }) => kind === "replace which");
    expect(which).toMatchObject([
      { options, answer: effects[1], rule: "6.5.6" },
      { options, answer: effects[0], rule: "6.5.5" },
    ]);
  });
});

describe("7.7.7-B asks", () => {
  const asked = seen(askedBy("7.7.7-B"));

  test("7.7.4.4 who has the bag when Mara, then Theo, has nothing left in it", () => {
    const passed = asked.filter(({ kind, rule }) => kind === "bag who" && rule === "7.7.4.4");
    expect(passed.map(({ answer }) => answer)).toEqual(["Theo", "Mara"]);
  });

  test("7.7.6 what Mara cannot pick: Theo’s ability", () => {
    expect(asked).toContainEqual({
      kind: "refused",
      asks: "Mara: which ability from the bag resolves now? Which of these is not legal?",
      options: ["Coordinated Plan (Anna)", "Support (Anna)", "Jumpy (Nervous Lookout)"],
      answer: "Jumpy (Nervous Lookout)",
      rule: "7.7.6",
    });
  });

  test("6.1.6 whom Support cannot choose: Anna herself", () => {
    expect(asked.find(({ rule }) => rule === "6.1.6")).toMatchObject({ answer: "Anna" });
  });
});

describe("1.8.3-B asks what each pass finds", () => {
  test("the location first, then Flounder, then nothing", () => {
    const checks = seen(askedBy("1.8.3-B")).filter(({ kind }) => kind === "check");
    expect(checks.map(({ answer, rule }) => [answer, rule])).toEqual([
      ["Pride Lands", "1.8.1.4"],
      ["Flounder", "1.8.1.4"],
      ["Nothing", "1.8.3"],
    ]);
    expect(checks[0]?.options).toEqual(["Pride Lands", "Pride Lands and Flounder", "Flounder", "Nothing"]);
  });

  test("in French too", () => {
    const [first] = seen(askedBy("1.8.3-B"), "fr").filter(({ kind }) => kind === "check");
    expect(first?.options).toContain("La Terre des Lions et Polochon");
  });
});

describe("every line", () => {
  const lines = scenarios.flatMap((each) =>
    linesOf(each).map(([variant, line]) => ({ name: `${each.id} ${variant ?? ""}`, each, line })),
  );
  const asked = lines.map(({ name, each, line }) => {
    const { answers, verdicts } = runLine(line);
    const played = play({ setup: line.setup, answers });
    if (typeof played === "string") throw new Error(`${name}: ${played}`);
    const points = verdicts.map(({ step }) => ({ name: "", step: step ?? 0 }));
    return { name, played, questions: questionsOf(played, points, /^[\d.]+/.exec(each.id)?.[0] ?? "") };
  });

  test("asks at most eight questions, and nearly every line asks one", () => {
    expect(asked.filter(({ questions }) => questions.length > 8)).toEqual([]);
    const silent = asked.filter(({ questions }) => questions.length === 0);
    expect(silent.length).toBeLessThan(asked.length / 10);
  });

  test("has two to four options a question, each in other words, and one of them right", () => {
    for (const { name, played, questions } of asked)
      for (const question of questions) {
        const state = positionOf(played, question);
        for (const lang of ["en", "fr"] as const) {
          const words = question.options.map(({ id }) => wordOption(question, id, state, lang));
          expect(words.length, name).toBeGreaterThanOrEqual(2);
          expect(words.length, name).toBeLessThanOrEqual(4);
          expect([...new Set(words)], `${name}, step ${question.step}`).toEqual(words);
        }
        expect(
          question.options.map(({ id }) => id),
          name,
        ).toContain(question.answer);
      }
  });

  test("asks about one step once, and nothing about the start", () => {
    for (const { questions } of asked) {
      const steps = questions.map(({ step }) => step);
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
      expect(steps).not.toContain(0);
    }
  });
});

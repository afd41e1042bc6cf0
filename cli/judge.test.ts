import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

function judge(args: string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "cli/judge.ts", ...args],
    {
      cwd: root,
      input,
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr, lines: stderr.trim().split("\n") };
}

function json(args: string[], input?: string) {
  const { status, stdout, stderr } = judge([...args, "--json"], input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout);
}

interface Told {
  rule: string;
  choice?: { rule: string; player: string; took: string[] };
}

describe("judge answers", { timeout: 30_000 }, () => {
  test("stats", () => {
    const { rules, glossary, scenarios, examples } = json(["stats"]).games.lorcana;
    expect(rules.en).toBe(541);
    expect(rules.fr).toBe(rules.en);
    expect(glossary.fr).toBe(glossary.en);
    expect(scenarios).toBeGreaterThanOrEqual(examples);
    expect(examples).toBe(92);
  });

  test("rule, in French too", () => {
    const english = json(["rule", "lorcana", "6.5.7.1"]);
    expect(english).toMatchObject({ id: "6.5.7.1", scenarios: ["6.5.7.3-seven-dwarfs-mine"] });
    expect(english.links).toContain("6.5.7.2");
    expect(json(["rule", "lorcana", "6.5.7.1", "--lang", "fr"]).text).not.toBe(english.text);
  });

  test("rule: what the newest edition changed, and the number in the French one", () => {
    const moving = json(["rule", "lorcana", "1.9.2.4"]);
    expect(moving.changes).toContain("Moving damage");
    expect(moving.elsewhere).toEqual({ fr: "1.9.1.4" });
  });

  test("search finds the scenario that has a card", () => {
    const found: { kind: string; slug?: string }[] = json(["search", "lorcana", "sluggish knight"]);
    expect(found).toContainEqual(
      expect.objectContaining({ kind: "scenario", slug: "6.5.7.3-seven-dwarfs-mine" }),
    );
  });

  test("search, one question or one a line", () => {
    expect(json(["search", "lorcana", "6.5.7"])[0]).toMatchObject({ rule: "6.5.7", section: "6.5" });
    const { stdout } = judge(["search", "lorcana", "-", "--json", "--limit", "1"], "6.5.7\n7.7.4\n");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)[0].rule),
    ).toEqual(["6.5.7", "7.7.4"]);
  });

  test("scenario list and run: who chooses, and what ends where (6.5.7.3)", () => {
    expect(
      json(["scenario", "list", "lorcana"]).map(({ example }: { example: string }) => example),
    ).toContain("6.5.7.3");
    const { steps, failed, final } = json(["scenario", "run", "6.5.7.3-seven-dwarfs-mine"]);
    const chosen = (steps as Told[]).filter(({ choice }) => choice?.rule.startsWith("6.5"));
    expect(chosen.map(({ rule, choice }) => [rule, choice?.player, choice?.took])).toEqual([
      ["6.5.7.1", "Theo", ["replace:mine:mountain-defense"]],
      ["6.5.7.2", "Theo", ["replace:beast:shield-another"]],
    ]);
    expect(failed).toBe(0);
    expect(final.cards).toMatchObject({ beast: { damage: 2 }, flounder: { damage: 0 } });
  });

  test("scenario explore", () => {
    expect(json(["scenario", "explore", "7.7.7-B"])).toMatchObject({ exhaustive: true });
  });

  test("check: what is legal, what is not, and which rule forbids it", () => {
    const setup = {
      game: "lorcana",
      players: [
        { play: [{ card: "flounder-voice-of-reason", as: "flounder", drying: true }] },
        { play: [{ card: "beast-selfless-protector", as: "beast" }] },
      ],
    };
    const open = json(["check", "-"], JSON.stringify({ setup }));
    expect(open.decision.player).toBe("Mara");
    expect(open.decision.refusals.map(({ id }: { id: string }) => id)).toContain("quest:flounder");
    const ruled = json(["check", "-"], JSON.stringify({ setup, answers: ["quest:flounder"] }));
    expect(ruled.refused).toMatchObject({ answer: ["quest:flounder"], why: "refused", rule: "1.7.5" });
    expect(ruled.steps).toEqual([]);
  });

  test("coverage", () => {
    const covered = json(["coverage", "lorcana"]);
    const bag = covered.find(({ rule }: { rule: string }) => rule === "7.7.4.4");
    expect(bag).toMatchObject({ rule: "7.7.4.4", kind: "enforced" });
    expect(bag.scenarios).toContain("7.7.7-B-bag-passed-back");
    const unshown = covered.filter(
      ({ kind, scenarios }: { kind: string; scenarios: string[] }) =>
        kind === "enforced" && scenarios.length === 0,
    );
    expect(unshown).toEqual([]);
  });
});

describe("judge refuses in one line, exit 1", () => {
  test.each([
    ["an unknown rule", ["rule", "lorcana", "6.5.99"], "6.5"],
    ["an unknown scenario", ["scenario", "run", "6.5.7.3-seven-dwarf-mine"], "6.5.7.3-seven-dwarfs-mine"],
    ["an unknown game", ["rule", "lorcna", "6.5"], "lorcana"],
    ["a file that is not there", ["check", "nowhere.json"], "nowhere.json"],
  ])("%s, with the nearest", (_, args, nearest) => {
    const { status, stdout, lines } = judge([...args, "--json"]);
    expect({ status, stdout, count: lines.length }).toEqual({ status: 1, stdout: "", count: 1 });
    expect(lines[0]).toContain(nearest);
  });

  test.each(["{", "[]", '{"setup":{"game":"lorcana","players":[{"play":["no-such-card"]},{}]}}'])(
    "a board such as %s",
    (board) => {
      const { status, lines } = judge(["check", "-"], board);
      expect({ status, count: lines.length }).toEqual({ status: 1, count: 1 });
    },
  );
});

test.each([[["nonsense"]], [["rule", "lorcana"]], [["stats", "--lang", "de"]], [["stats", "--what"]], [[]]])(
  "wrong usage %j: exit 2",
  (args) => {
    const { status, stdout, stderr } = judge(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("scenario run <id>");
  },
);

import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { link, linkVersion, sumOf } from "../../engine/kernel/link.ts";
import { scenarios } from "../../scenarios/index.ts";
import { runLine } from "../../scenarios/run.ts";
import { boardLabelsIn } from "../labels/boards.ts";
import { hashIn, readAddress } from "./address.ts";
import { readLink } from "./linked.ts";

const boards = scenarios.map((each) => ({
  setup: each.setup,
  answers: runLine(each).answers,
  from: each.id,
}));

/** Strings that would do something if anything ran, resolved or copied them. */
const payloads = [
  "<img src=x onerror=globalThis.ran=1>",
  "javascript:globalThis.ran=1",
  "{{globalThis.ran=1}}",
  "');globalThis.ran=1;//",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "\u0000\u202e\ud800",
  "9".repeat(400),
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...payloads),
  fc.constantFrom<unknown>(null, true, -1, 1e308, 2 ** 53, 0.5, "", [], {}, [[[[[]]]]]),
  fc.array(fc.constantFrom(...payloads), { maxLength: 120 }),
  fc.constantFrom(...payloads).map((name) => JSON.parse(`{${JSON.stringify(name)}:{"ran":1}}`)),
);

/** A link in the right form around any bytes at all. */
function around(bytes: Uint8Array): string {
  const data = Buffer.from(bytes).toString("base64url");
  return `${linkVersion}.${data.length.toString(36)}.${sumOf(data)}.${data}`;
}

function linkOf(json: string): string {
  return around(deflateSync(strToU8(json)));
}

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown, here: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...here, key]))];
}

/** The JSON of a value with another one written in at a place; by text, so that a key may have any name. */
function replaced(value: unknown, [key, ...rest]: string[], by: unknown): string {
  if (key === undefined) return JSON.stringify(by);
  const entries = Object.entries(value as object).map(([name, inner]): [string, string] => [
    name,
    name === key ? replaced(inner, rest, by) : JSON.stringify(inner),
  ]);
  if (Array.isArray(value)) return `[${entries.map(([, json]) => json).join()}]`;
  return `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
}

const good = link(boards[0]);
const edits = fc.array(
  fc.tuple(
    fc.nat(good.length),
    fc.nat(3),
    fc.constantFrom("", "A", ".", "#", "&", "%00", "é", "\n", "step="),
  ),
  { minLength: 1, maxLength: 5 },
);
const board = fc.constantFrom(...boards);

const kinds = {
  "any text": fc.string({ unit: "binary", maxLength: 300 }),
  "any place": fc
    .array(
      fc.tuple(
        fc.constantFrom("step", "variant", "ask", ...payloads),
        fc.constantFrom("1", "-1", ...payloads),
      ),
    )
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&")),
  "a board's link, edited": edits.map((list) =>
    list.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), good),
  ),
  "any bytes": fc.uint8Array({ maxLength: 400 }).map(around),
  "any JSON": fc.json().map(linkOf),
  "a board with something else in one place": board.chain((one) =>
    fc
      .tuple(fc.constantFrom(...placesIn(one)), hostile)
      .map(([place, value]) => linkOf(replaced(one, place, value))),
  ),
  "a board with something more": fc
    .tuple(board, fc.constantFrom(...payloads), hostile)
    .map(([one, key, value]) =>
      linkOf(`{${JSON.stringify(key)}:${JSON.stringify(value)},${JSON.stringify(one).slice(1)}`),
    ),
  "something that unfolds": fc
    .tuple(fc.constantFrom("[", '{"setup":', " ", "0", '"'), fc.integer({ min: 1, max: 3_000_000 }))
    .map(([piece, times]) => linkOf(piece.repeat(Math.ceil(times / piece.length)))),
};
const runs: Record<keyof typeof kinds, number> = {
  "any text": 2000,
  "any place": 1000,
  "a board's link, edited": 2000,
  "any bytes": 1000,
  "any JSON": 1000,
  "a board with something else in one place": 2000,
  "a board with something more": 900,
  "something that unfolds": 100,
};

const globals = Object.getOwnPropertyNames(globalThis).sort();
const roots = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const before = roots.map((root) => Object.getOwnPropertyNames(root));
/** Far above what any link takes, and far below what a reader would take for a page that hangs. */
const longest = 2000;
let fed = 0;

/** What the page does with what stands behind the "#": opens a board, or says one of the messages it has. */
function open(hash: string): string {
  const address = readAddress(hashIn(hash));
  if (address.kind !== "line") return "empty";
  const read = readLink(address.text);
  return typeof read === "string" ? read : "a board";
}

describe("a hostile link opens a board or has a message in both languages", () => {
  const said = { en: boardLabelsIn("en").opened.why, fr: boardLabelsIn("fr").opened.why };

  test.each(Object.entries(kinds))(
    "%s",
    (kind, links) => {
      const property = fc.property(links, (hash) => {
        fed++;
        const start = performance.now();
        const found = open(hash);
        expect(performance.now() - start).toBeLessThan(longest);
        if (found === "a board") return;
        expect(Object.keys(said.en)).toContain(found);
        expect(Object.keys(said.fr)).toContain(found);
      });
      fc.assert(property, { numRuns: runs[kind as keyof typeof kinds] });
    },
    120_000,
  );

  test("nothing they hold has run or stayed", () => {
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(globals);
    expect(roots.map((root) => Object.getOwnPropertyNames(root))).toEqual(before);
    expect("ran" in {}).toBe(false);
  });

  afterAll(() => expect(fed).toBeGreaterThanOrEqual(10_000));
});

test("the boards they were made of do open", () => {
  expect(boards.map((each) => open(link(each)))).toEqual(boards.map(() => "a board"));
});

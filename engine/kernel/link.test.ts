import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { link, linkVersion, sumOf, unlink } from "./link.ts";

const board = z.strictObject({
  seed: z.int(),
  zones: z.record(z.string(), z.array(z.string())),
  answers: z.array(z.array(z.string())),
});

/** zod leaves out a key of this name; a test below says so. */
const zone = fc.string().filter((name) => name !== "__proto__");

const boards = fc.record({
  seed: fc.integer(),
  zones: fc.dictionary(zone, fc.array(fc.string()), { noNullPrototype: true }),
  answers: fc.array(fc.array(fc.string({ unit: "binary" }))),
});

const sample = {
  seed: 7,
  zones: { pile: ["t0", "t1"], hand: ["é", "🦉"] },
  answers: [["t0", "t1"], [], ["t1"]],
};
const sound = link(sample);
const reasons = ["empty", "truncated", "newer", "damaged", "too-large", "not-a-board"];

function why(text: string): string {
  const read = unlink(text, board);
  return read.ok ? "read" : read.why;
}

/** A link in the right form around any bytes at all. */
function around(bytes: Uint8Array): string {
  const data = Buffer.from(bytes).toString("base64url");
  return `${linkVersion}.${data.length.toString(36)}.${sumOf(data)}.${data}`;
}

function linkOf(json: string): string {
  return around(deflateSync(strToU8(json)));
}

/** Whatever comes is read as a board or has a named reason; nothing is thrown. */
function expectNamed(text: string): void {
  const read = unlink(text, board);
  if (read.ok) expect(board.safeParse(read.value).success).toBe(true);
  else expect(reasons).toContain(read.why);
}

describe("a link", () => {
  test("carries any board there and back, in characters that need no escaping in an address", () => {
    fc.assert(
      fc.property(boards, (value) => {
        expect(link(value)).toMatch(/^[\w.-]+$/);
        expect(unlink(link(value), board)).toEqual({ ok: true, value });
      }),
      { numRuns: 1_000 },
    );
  });

  test("cut off anywhere is truncated", () => {
    const cuts = Array.from({ length: sound.length - 1 }, (_, at) => sound.slice(0, at + 1));
    expect(cuts.map(why).filter((reason) => reason !== "truncated")).toEqual([]);
    expect(why("")).toBe("empty");
  });

  test.each([
    ["newer", "2.3.0.abc"],
    ["newer", "999999"],
    ["newer", sound.replace(/^1/, "2")],
    ["damaged", sound.replace(/^1/, "0")],
    ["damaged", `${sound}A`],
    ["damaged", ` ${sound}`],
    ["damaged", `${sound}\n`],
    ["damaged", "1.0.0."],
    ["damaged", "1.4.0.!!!!"],
    ["damaged", "__proto__"],
    ["damaged", linkOf('{"seed":')],
    ["damaged", linkOf("[".repeat(300_000))],
    ["damaged", around(new Uint8Array(40).fill(255))],
    ["too-large", `1.zzzz.${"A".repeat(60_000)}`],
    ["too-large", around(deflateSync(new Uint8Array(10_000_000)))],
    ["too-large", linkOf(JSON.stringify({ ...sample, answers: [["x".repeat(500_000)]] }))],
    ["not-a-board", linkOf("null")],
    ["not-a-board", linkOf("{}")],
    ["not-a-board", linkOf('{"seed":"7","zones":{},"answers":[]}')],
    ["not-a-board", linkOf('{"__proto__":{"seed":7,"zones":{},"answers":[]}}')],
    ["not-a-board", linkOf('{"constructor":{"prototype":{"seed":7}}}')],
  ])("%s: case %#", (reason, text) => {
    expect(why(text)).toBe(reason);
  });

  test("gives no prototype to what is read, nor to anything else", () => {
    const read = unlink(linkOf('{"seed":1,"zones":{"__proto__":["t0"],"pile":[]},"answers":[]}'), board);
    expect(read).toEqual({ ok: true, value: { seed: 1, zones: { pile: [] }, answers: [] } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

test("one character changed anywhere in the data is damaged, never another board", () => {
  const from = sound.lastIndexOf(".") + 1;
  for (let at = from; at < sound.length; at++) {
    const other = sound[at] === "A" ? "B" : "A";
    expect(why(sound.slice(0, at) + other + sound.slice(at + 1))).toBe("damaged");
  }
});

describe("a broken link has a named reason", () => {
  const letters = fc.constantFrom(..."ABCxyz019-_.+/= %\u0000é");
  const flips = fc.array(fc.tuple(fc.nat(sound.length - 1), letters), { minLength: 1, maxLength: 4 });
  const flipped = flips.map((list) =>
    list.reduce((text, [at, to]) => text.slice(0, at) + to + text.slice(at + 1), sound),
  );
  const json = fc.json().map(linkOf);
  const bytes = fc.uint8Array({ maxLength: 300 }).map(around);
  const text = fc.string({ unit: "binary", maxLength: 200 });

  test.each([
    ["flipped characters", flipped],
    ["any text", text],
    ["any bytes", bytes],
    ["any JSON", json],
  ])("2,500 of %s", (_, hostile) => {
    fc.assert(fc.property(hostile, expectNamed), { numRuns: 2_500 });
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { packed, unpacked } from "./pack.ts";

test("every page comes out of its pack as it went in", () => {
  const html = fc.array(
    fc.constantFrom('<a href="/">', "text ", "</a>", '["$", "p"]', '[\\"$\\",', "<", "é"),
  );
  const pages = fc.dictionary(
    fc.string(),
    html.map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(pages, (given) => {
      const pack = JSON.parse(JSON.stringify(packed(given)));
      for (const [address, page] of Object.entries(given)) expect(unpacked(pack, address)).toBe(page);
    }),
  );
});

test("what is not in a pack is not found in it", () => {
  const pack = packed({ "/en/": "<p>" });
  expect(unpacked(pack, "/fr/")).toBe(null);
  expect(unpacked(pack, "toString")).toBe(null);
});

test("a piece that pages share is kept once", () => {
  const nav = `<nav>${"long ".repeat(100)}`;
  expect(packed({ "/a/": `${nav}<p>a`, "/b/": `${nav}<p>b` }).pieces).toEqual([nav, "<p>a", "<p>b"]);
});

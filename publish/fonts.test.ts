import { expect, test } from "vitest";
import { withFontsOf } from "./fonts.ts";

const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
const other = `<head><link rel="preload" as="script" href="/a.js"/>${font}</head>`;

test("a page asks for the fonts of another, and for nothing else of it", () => {
  expect(withFontsOf(other, "<head></head>")).toBe(`<head>${font}</head>`);
});

test("a page that asks for them stays as it is", () => {
  expect(withFontsOf(other, other)).toBe(other);
});

import { expect, test } from "vitest";
import { paintedFirst } from "./scripts.ts";

const exported = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/><script src="/a.js" async=""></script><script>theme()</script><script src="/old.js" noModule=""></script></head><body><p>Text</p><script src="/b.js" id="_R_" async=""></script></body></html>`;

test("the scripts come after the text, each once and in their order", () => {
  const html = paintedFirst(exported);
  expect(html.match(/\/[ab]\.js/g)).toEqual(["/a.js", "/b.js"]);
  expect(html.indexOf("/a.js")).toBeGreaterThan(html.indexOf("<p>Text</p>"));
});

test("fonts, colours and what old browsers need stay where they are", () => {
  const head = paintedFirst(exported).split("</head>")[0];
  expect(head).toContain("/f.woff2");
  expect(head).toContain("<script>theme()</script>");
  expect(head).toContain("/old.js");
});

test("a page that has been through it stays as it is", () => {
  expect(paintedFirst(paintedFirst(exported))).toBe(paintedFirst(exported));
});

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inlineIn, withPolicy } from "./policy.ts";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function policyOf(html: string): Record<string, string> {
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
  return Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/s, 2) as [string, string]));
}

describe("the policy of a page", () => {
  test("stands before any script", () => {
    const html = withPolicy(page("<script>one()</script>"));
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  });

  test("allows the inline scripts of the page, each by its hash", () => {
    const { "script-src": scripts } = policyOf(
      withPolicy(page("<script>one()</script>", '<script id="r">two("</p>")</script>')),
    );
    expect(scripts).toBe(`'self' ${hash("one()")} ${hash('two("</p>")')}`);
  });

  test("has nothing to say of scripts with an address, nor of data", () => {
    const html = page('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>');
    expect(policyOf(withPolicy(html))["script-src"]).toBe("'self'");
  });

  test("allows styles written in the page by what they say", () => {
    const html = page(
      "<style>p{}</style>",
      '<p style="font-family:&quot;A &amp; B&quot;">style="not:one"</p>',
    );
    const policy = policyOf(withPolicy(html));
    expect(policy["style-src"]).toBe(`'self' ${hash("p{}")}`);
    expect(policy["style-src-attr"]).toBe(`'unsafe-hashes' ${hash('font-family:"A & B"')}`);
  });

  test("is the same when it is written again", () => {
    const once = withPolicy(page("<script>one()</script>", '<p style="top:0">'));
    expect(withPolicy(once)).toBe(once);
  });
});

test("a style in a script is no style of the page", () => {
  expect(inlineIn(page("<script>a='<p style=\"top:0\">'</script>")).attributes).toEqual([]);
});

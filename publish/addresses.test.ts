import { describe, expect, test } from "vitest";
import { addressOf, inSection, packOf } from "./addresses.ts";

test.each([
  ["/en/lorcana/rules/6.5/", "/", "/en/lorcana/rules/6.5/"],
  ["/en/lorcana/rules/6.5", "/", "/en/lorcana/rules/6.5/"],
  ["/en/lorcana/rules/6.5/index.html", "/", "/en/lorcana/rules/6.5/"],
  ["/", "/", "/"],
  ["/index.html", "/", "/"],
  ["/rules/", "/rules/", "/"],
  ["/rules/fr/about/", "/rules/", "/fr/about/"],
  ["/en/%F0/", "/", "/en/%F0/"],
])("%s in %s is the page %s", (path, folder, address) => {
  expect(addressOf(path, folder)).toBe(address);
});

test.each([
  ["/", "offline/pages.pack"],
  ["/fr/", "offline/pages.pack"],
  ["/fr/about/", "offline/fr-pages.pack"],
  ["/en/lorcana/rules/", "offline/en-lorcana-pages.pack"],
  ["/en/lorcana/rules/10.1/", "offline/en-lorcana-rules-10.pack"],
  ["/en/lorcana/rules/10.1/both/", "offline/en-lorcana-rules-10-both.pack"],
  ["/en/lorcana/scenarios/6.5.7.3-seven-dwarfs-mine/", "offline/en-lorcana-scenarios-6.pack"],
])("%s is kept in %s", (address, pack) => {
  expect(packOf(address)).toBe(pack);
});

describe("the page of a single rule opens its section at the rule", () => {
  test.each([
    ["/en/lorcana/rules/6.5.7/", "/en/lorcana/rules/6.5/#6.5.7"],
    ["/fr/lorcana/rules/10.1.2.3/", "/fr/lorcana/rules/10.1/#10.1.2.3"],
  ])("%s: %s", (address, section) => expect(inSection(address)).toBe(section));

  test.each(["/en/lorcana/rules/6.5/", "/en/lorcana/rules/", "/en/lorcana/scenarios/6.5.7.3-mine/", "/"])(
    "%s is a page of its own",
    (address) => expect(inSection(address)).toBe(null),
  );
});

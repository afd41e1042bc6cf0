import { expect, test } from "vitest";
import { placeHash, readAddress } from "./address.ts";

test.each([
  ["", { variant: null, step: null, ask: false }],
  ["#step=3", { variant: null, step: 3, ask: false }],
  ["#variant=declined&step=3", { variant: "declined", step: 3, ask: false }],
  ["#ask", { variant: null, step: null, ask: true }],
  ["#variant=declined&ask", { variant: "declined", step: null, ask: true }],
  ["#step=3&ask", { variant: null, step: 3, ask: true }],
])("%s is a place", (hash, place) => {
  expect(readAddress(hash)).toEqual({ kind: "place", ...place });
});

test.each(["#step=-1", "#variant=<script>", "#step=3&ask&ask", "#ask&step=3", "#variant=a&asking"])(
  "%s is not believed",
  (hash) => {
    expect(readAddress(hash)).toEqual({ kind: "unreadable" });
  },
);

test("a place is read as it was written", () => {
  for (const variant of [null, "declined"])
    for (const step of [0, 7])
      for (const ask of [false, true])
        expect(readAddress(placeHash(variant, step, ask))).toMatchObject({
          variant,
          step: step || null,
          ask,
        });
});

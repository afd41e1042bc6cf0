import { expect, test } from "vitest";
import { bookIn } from "../book";
import { differenceAt } from "./difference";

function differenceOf(id: string) {
  const found = bookIn("en").find(id);
  if (!found) throw new Error(`no rule ${id}`);
  return differenceAt(found);
}

test.each([
  ["1.9.2.1", { french: "1.9.1.1" }],
  ["1.9.2", { french: null }],
  ["6.5.7", { noted: true, french: undefined }],
])("the editions part at %s", (id, expected) => expect(differenceOf(id)).toMatchObject(expected));

test("they agree on 6.5.4", () => expect(differenceOf("6.5.4")).toBeNull());

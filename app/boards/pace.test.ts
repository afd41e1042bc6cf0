import { expect, test } from "vitest";
import { faster, timeToRead } from "./pace.ts";

const short = "The challenge is over.";
const long =
  "Mara picks Coordinated Plan (Anna) from the bag and resolves it, down to the last of its effects.";

test("a longer sentence stays longer", () => {
  expect(timeToRead(long, "normal")).toBeGreaterThan(timeToRead(short, "normal"));
});

test("slow stays longer than normal, and normal longer than fast", () => {
  const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((speed) => timeToRead(long, speed));
  expect(slow).toBeGreaterThan(normal ?? 0);
  expect(normal).toBeGreaterThan(fast ?? 0);
});

test("the speeds go round", () => {
  expect(faster(faster(faster("normal")))).toBe("normal");
});

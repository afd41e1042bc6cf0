import { z } from "zod";
import { link, type Unlinked, unlink } from "../../engine/kernel/link";
import { setup } from "../../engine/lorcana/schema";
import { type Line, type OfferedLine, play, type Unplayable } from "./line";

/** Writes and reads the line that a link holds. Loaded when there is one: most boards are read without. */

const linked = z.strictObject({
  setup,
  answers: z.array(z.array(z.string().max(200)).max(80)).max(2000),
  /** The case it was made from. */
  from: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/)
    .optional(),
});

export type LinkedLine = z.output<typeof linked>;
export type Unreadable = Extract<Unlinked<LinkedLine>, { ok: false }>["why"];

export function lineHash({ setup, answers }: Line, from: string | null, step: number): string {
  return `#${link({ setup, answers, ...(from && { from }) })}&step=${step}`;
}

/** A line that can be played, or why there is none. */
export function readLink(text: string): LinkedLine | Unreadable | Unplayable {
  const read = unlink(text, linked);
  if (!read.ok) return read.why;
  const played = play(read.value);
  return typeof played === "string" ? played : read.value;
}

/** The line of a page that starts where a linked one does. */
export function sameStart(lines: readonly OfferedLine[], { setup: start }: LinkedLine) {
  return lines.find((each) => JSON.stringify(setup.parse(each.setup)) === JSON.stringify(start));
}

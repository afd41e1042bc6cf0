import { z } from "zod";
import { link, type Unlinked, unlink } from "../../engine/kernel/link";
import { setup } from "../../engine/lorcana/index";
import type { Line } from "./line";

/** What a link to a board holds; `from` is the case it was made from. */
const linked = z.strictObject({
  setup,
  answers: z.array(z.array(z.string().max(200)).max(80)).max(2000),
  from: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/)
    .optional(),
});

export type LinkedLine = z.output<typeof linked>;

const place = z.strictObject({
  variant: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  step: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional(),
});

/**
 * What may stand behind the "#": nothing; a place on a line of the page, `variant=declined&step=3`; a line of one's
 * own and a place on it, `1.9k.…&step=3`.
 */
export type Address =
  | { readonly kind: "place"; readonly variant: string | null; readonly step: number | null }
  | { readonly kind: "line"; readonly line: Unlinked<LinkedLine>; readonly step: number | null }
  | { readonly kind: "unreadable" };

export function readAddress(hash: string): Address {
  const parts = hash.replace(/^#/, "").split("&");
  const first = parts[0] ?? "";
  if (first === "" || /^(variant|step)=/.test(first)) {
    const found = placeIn(first === "" ? parts.slice(1) : parts);
    return found ? { kind: "place", variant: found.variant ?? null, step: found.step ?? null } : unreadable;
  }
  return { kind: "line", line: unlink(first, linked), step: placeIn(parts.slice(1))?.step ?? null };
}

const unreadable: Address = { kind: "unreadable" };

function placeIn(parts: readonly string[]) {
  const pairs = parts.map((part): [string, string] => {
    const [key = "", value = ""] = part.split("=", 2);
    return [key, value];
  });
  const parsed = place.safeParse(Object.fromEntries(pairs));
  return parsed.success ? parsed.data : null;
}

export function placeHash(variant: string | null, step: number): string {
  const parts = [...(variant ? [`variant=${variant}`] : []), ...(step > 0 ? [`step=${step}`] : [])];
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}

export function lineHash({ setup, answers }: Line, from: string | null, step: number): string {
  return `#${link({ setup, answers, ...(from && { from }) })}&step=${step}`;
}

/** The part of a pasted text that holds a board: a whole address, or only what follows its "#". */
export function hashIn(pasted: string): string {
  const text = pasted.trim();
  const at = text.indexOf("#");
  return `#${at < 0 ? text : text.slice(at + 1)}`;
}

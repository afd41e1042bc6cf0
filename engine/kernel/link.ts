import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import type { z } from "zod";

/**
 * A link carries a setup and answers as `version.length.sum.data`. The data is JSON, deflated, in base64url; its
 * length tells a link that was cut off, its sum one in which a character changed. Both are in base 36.
 */
export const linkVersion = 1;

/** Longest link read, and largest JSON it may unfold to: a board is far below both. */
const longest = 60_000;
const largest = 400_000;

export type Unlinked<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly why: "empty" | "truncated" | "newer" | "damaged" | "too-large" | "not-a-board";
    };

export function link(value: unknown): string {
  const data = toBase64Url(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }));
  return `${linkVersion}.${data.length.toString(36)}.${sumOf(data)}.${data}`;
}

/** FNV-1a: a slip of the hand must not open another board than the one that was meant. */
export function sumOf(data: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < data.length; at++) sum = Math.imul(sum ^ data.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Reads a link; whatever it holds is checked against the schema before anybody sees it. */
export function unlink<Value>(text: string, schema: z.ZodType<Value>): Unlinked<Value> {
  if (text === "") return { ok: false, why: "empty" };
  if (text.length > longest) return { ok: false, why: "too-large" };
  const parts = /^(\d{1,6})(?:\.(?:([0-9a-z]{1,6})(?:\.(?:([0-9a-z]{1,7})(?:\.([\w-]*))?)?)?)?)?$/.exec(text);
  if (!parts) return { ok: false, why: "damaged" };
  if (Number(parts[1]) > linkVersion) return { ok: false, why: "newer" };
  if (Number(parts[1]) < 1) return { ok: false, why: "damaged" };
  const [, , length, sum, data] = parts;
  if (length === undefined || data === undefined) return { ok: false, why: "truncated" };
  const expected = Number.parseInt(length, 36);
  if (data.length < expected) return { ok: false, why: "truncated" };
  if (data.length > expected || sumOf(data) !== sum) return { ok: false, why: "damaged" };
  return unfold(data, schema);
}

function unfold<Value>(data: string, schema: z.ZodType<Value>): Unlinked<Value> {
  try {
    const bytes = inflateAtMost(fromBase64Url(data), largest);
    if (!bytes) return { ok: false, why: "too-large" };
    const parsed = schema.safeParse(JSON.parse(strFromU8(bytes)));
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, why: "not-a-board" };
  } catch {
    return { ok: false, why: "damaged" };
  }
}

/** Inflates in pieces, so that a small link cannot unfold into a huge one. */
function inflateAtMost(bytes: Uint8Array, most: number): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  const piece = 512;
  for (let at = 0; at < bytes.length; at += piece) {
    inflate.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
    if (size > most) return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll("-", "+").replaceAll("_", "/")), true);
}

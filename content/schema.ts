import { z } from "zod";
import { type Change, languages, type Section, type Term } from "./types.ts";

const number = z.string().regex(/^[1-9]\d*(\.[1-9]\d*)+$/, "is not a rule's number");
const text = z.string().trim().min(1, "is empty");
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a slug");
const place = { file: text, line: z.number().int().positive() };

const rule = z.strictObject({
  id: number,
  section: number,
  title: text,
  text,
  links: z.array(number),
  terms: z.array(z.string()),
  examples: z.array(z.strictObject({ id: text, text })),
  notes: z.array(z.strictObject({ kind: z.enum(["judge", "edition", "ours"]), text })),
  ...place,
});

export const sectionSchema: z.ZodType<Section> = z.strictObject({
  id: number,
  lang: z.enum(languages),
  title: text,
  rules: z.array(rule),
});

export const termSchema: z.ZodType<Term> = z.strictObject({
  slug,
  term: text,
  forms: z.array(text),
  text,
  links: z.array(number).min(1, "names no rule to read on"),
  ...place,
});

export const changeSchema: z.ZodType<Change> = z.strictObject({
  slug,
  title: text,
  rules: z.array(text).min(1, "names no rule"),
  text,
  ...place,
});

import { parseArgs } from "node:util";
import { games } from "../content/load.ts";
import { type Lang, languages } from "../content/types.ts";
import { Misused, orNearest, Refused } from "./answer.ts";
import { closest } from "./closest.ts";

export interface Request {
  words: string[];
  lang: Lang;
  json: boolean;
  limit: number;
  help: boolean;
}

export function readRequest(args: string[]): Request {
  const { values, positionals } = parsed(args);
  const lang = languages.find((each) => each === values.lang);
  if (!lang) throw new Misused(`--lang is ${languages.join(" or ")}, not ${values.lang}.`);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Misused(`--limit is a number from 1 to 1000, not ${values.limit}.`);
  return { words: positionals, lang, limit, json: values.json ?? false, help: values.help ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        lang: { type: "string", default: "en" },
        limit: { type: "string", default: "5" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

/** The words a command needs, by name; neither fewer nor more. */
export function take(words: string[], ...names: string[]): string[] {
  if (words.length < names.length) throw new Misused(`${names[words.length]} is missing.`);
  if (words.length > names.length) throw new Misused(`${words[names.length]} is one word too many.`);
  return words;
}

export function gameNamed(name: string): string {
  const known = games();
  if (known.includes(name)) return name;
  throw new Refused(`There is no game "${name}".${orNearest(closest(name, known))}`);
}

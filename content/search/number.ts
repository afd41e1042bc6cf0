import { nearestNumbers } from "../rule-number.ts";
import type { Entry } from "./build.ts";

/** How near the scenario that plays a rule comes to it. */
const played = 0.95;
/** How sure we are of a number that only another edition has. */
const elsewhere = 0.97;

/**
 * A number asked for comes first, then the scenarios that play it, then the rules around it. Where we have no such
 * number, the rule that goes by it in another edition is meant.
 */
export function scoresByNumber(query: string, entries: Entry[]): Map<number, number> {
  const scores = new Map<number, number>();
  const asked = numbersIn(query);
  if (asked.length === 0) return scores;
  const places = new Map(
    entries.flatMap(({ kind, rule }, at) => (kind === "rule" ? [[rule, at] as const] : [])),
  );
  const known = [...places.keys()];
  for (const id of asked) {
    const ours = known.filter((rule) => isNumber(rule, id));
    const theirs = ours.length ? [] : calledElsewhere(id, entries);
    for (const [order, rule] of nearestNumbers(ours[0] ?? theirs[0] ?? dotted(id), known, 6).entries()) {
      scores.set(places.get(rule) as number, 0.9 - order * 0.05);
    }
    for (const rule of theirs) scores.set(places.get(rule) as number, elsewhere);
    for (const rule of ours) scores.set(places.get(rule) as number, 1);
    for (const [at, { kind, rule }] of entries.entries())
      if (kind === "scenario" && ours.includes(rule)) scores.set(at, played);
  }
  return scores;
}

function isNumber(rule: string, asked: string): boolean {
  return rule === asked || rule.replaceAll(".", "") === asked;
}

function calledElsewhere(id: string, entries: Entry[]): string[] {
  return entries
    .filter(({ elsewhere }) => elsewhere?.some((number) => isNumber(number, id)))
    .map(({ rule }) => rule);
}

/** `6.5.7`, `6,5,7`, `6/5/7`, `6 5 7`, or `657` as people type it on a phone. "20 lore" or "a 2/2" asks for no rule. */
const number = /\d+(?:[.,\s-]+\d+)+|\d+(?:\/\d+){2,}|\d{3,}|^\s*\d{2}\s*$/g;

function numbersIn(query: string): string[] {
  const written = query.match(number) ?? [];
  return written.map((number) => number.trim().replace(/[.,/\s-]+/g, "."));
}

/** What a question says besides the rules it names by number. */
export function withoutNumbers(query: string): string {
  return query.replace(number, " ");
}

function dotted(id: string): string {
  return id.includes(".") ? id : id.split("").join(".");
}

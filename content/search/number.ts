import { nearestNumbers } from "../rule-number.ts";
import type { Entry } from "./build.ts";

/** A number asked for comes first, then the rules around it. */
export function scoresByNumber(query: string, entries: Entry[]): Map<number, number> {
  const scores = new Map<number, number>();
  const asked = numbersIn(query);
  if (asked.length === 0) return scores;
  const places = new Map(
    entries.flatMap(({ kind, rule }, at) => (kind === "rule" ? [[rule, at] as const] : [])),
  );
  const known = [...places.keys()];
  for (const id of asked) {
    const same = known.filter((rule) => rule === id || rule.replaceAll(".", "") === id);
    for (const [order, rule] of nearestNumbers(same[0] ?? dotted(id), known, 6).entries()) {
      scores.set(places.get(rule) as number, 0.9 - order * 0.05);
    }
    for (const rule of same) scores.set(places.get(rule) as number, 1);
  }
  return scores;
}

/** `6.5.7`, `6,5,7`, `6 5 7`, or `657` as people type it on a phone. "20 lore" asks for no rule. */
function numbersIn(query: string): string[] {
  const written = query.match(/\d+(?:[.,\s-]+\d+)+|\d{3,}|^\s*\d{2}\s*$/g) ?? [];
  return written.map((number) => number.trim().replace(/[.,\s-]+/g, "."));
}

function dotted(id: string): string {
  return id.includes(".") ? id : id.split("").join(".");
}

/** What a command answers: data for machines, lines for people. */
export interface Answer {
  /** One value a line with `--json`; most commands have one. */
  json: unknown[];
  text: string;
}

/** A request that is well put but cannot be met: one line, exit 1. */
export class Refused extends Error {}

/** A request that is not well put: the usage, exit 2. */
export class Misused extends Error {}

export function answer(json: unknown, text: string): Answer {
  return { json: [json], text };
}

export function orNearest(nearest: readonly string[]): string {
  return nearest.length > 0 ? ` Nearest: ${nearest.join(", ")}.` : "";
}
